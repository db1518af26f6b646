// The short rules in Spanish.

import type { RuleBook } from '../rules/rule-book.ts';
import { race } from './rules/race.ts';
import { roll } from './rules/roll.ts';

export const rules: RuleBook = {
  around: {
    lead: 'Las reglas breves de ambos juegos, una página por decisión. En la mesa, el signo de interrogación junto a la pregunta abre la página de esa misma decisión.',
    contents: 'Índice',
    searchHint: 'Una palabra de las reglas',
    nothing: 'Ninguna página tiene estas palabras. Prueba con menos.',
    full: (ids) => `Reglas completas: ${ids.join(', ')}`,
    cardsByCost: 'Cartas por coste y defensa',
    cardsNote: 'Todas las copias del mazo, con los mundos iniciales.',
    payWorlds: 'Mundos que se pagan',
    militaryWorlds: 'Mundos militares, por defensa',
    developments: 'Desarrollos',
    cost: 'Número',
    all: 'Total',
    tilesByCost: 'Losetas por coste',
    worlds: 'Mundos',
    diceByColour: 'Dados por color',
    colour: 'Color',
    goals: 'Objetivos y cuándo se comprueban',
    goal: 'Objetivo',
    asks: 'Qué pide',
    worth: 'Valor',
    checked: 'Comprobación',
    now: 'Ahora, en esta mesa',
    signs: 'Signos y palabras',
    handOf: (cards, limit) => `${cards} de un máximo de ${limit} cartas en la mano`,
    room: (goods) => `Sitio para bienes en tus mundos: ${goods}`,
  },
  texts: { ...race, ...roll },
};
