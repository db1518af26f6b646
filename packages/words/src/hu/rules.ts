// The short rules in Hungarian.

import type { RuleBook } from '../rules/rule-book.ts';
import { race } from './rules/race.ts';
import { roll } from './rules/roll.ts';

export const rules: RuleBook = {
  around: {
    lead: 'Mindkét játék rövid szabályai, döntésenként egy oldal. Az asztalnál a kérdés melletti kérdőjel éppen annak a döntésnek az oldalát nyitja meg.',
    contents: 'Tartalom',
    searchHint: 'Egy szó a szabályokból',
    nothing: 'Egyik oldalon sincsenek meg ezek a szavak. Próbáld kevesebbel.',
    full: (ids) => `Teljes szabályok: ${ids.join(', ')}`,
    cardsByCost: 'Lapok költség és védőérték szerint',
    cardsNote: 'A pakli minden példánya, a kezdővilágokkal együtt.',
    payWorlds: 'Fizetős világok',
    militaryWorlds: 'Katonai világok, védőérték szerint',
    developments: 'Fejlesztések',
    cost: 'Szám',
    all: 'Összesen',
    tilesByCost: 'Lapkák költség szerint',
    worlds: 'Világok',
    diceByColour: 'Kockák szín szerint',
    colour: 'Szín',
    goals: 'Célok, és hogy mikor ellenőrizzük őket',
    goal: 'Cél',
    asks: 'Mit kér',
    worth: 'Mennyit ér',
    checked: 'Ellenőrzés',
    now: 'Most, ennél az asztalnál',
    signs: 'Jelek és szavak',
    handOf: (cards, limit) => `${cards} lap a kézben a megengedett ${limit} közül`,
    room: (goods) => `Hely a világaidon új áruknak: ${goods}`,
  },
  texts: { ...race, ...roll },
};
