// Looking back, in Spanish.

import type { LookbackWords } from './lookback-words.ts';

const plural = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

export const lookback: LookbackWords = {
  after: {
    title: 'Cómo se decidió',
    quick: 'Tras un vistazo rápido. El análisis mira más a fondo.',
    toReview: 'Abrir el análisis',
    toRound: (round) => `Ver la ronda ${round}`,
    best: 'Tu mejor resultado',
    average: 'Tu media',
    over: (matches) => `en ${plural(matches, 'partida', 'partidas')} en mesas como esta`,
    newBest: 'Es tu mejor resultado hasta ahora en mesas como esta.',
  },
  luck: {
    title: 'Suerte, ronda a ronda',
    says: (rounds, ends) =>
      `Gráfico de la suerte durante ${plural(rounds, 'ronda', 'rondas')}. Al final: ${ends.join(', ')}.`,
  },
  rivals: {
    likely: (name, call, percent) => `Lo probable era que ${name} eligiera ${call} (${percent}).`,
    really: (name, what) => `${name} eligió en realidad: ${what}.`,
  },
  branches: {
    title: 'Variantes',
    none: 'Nadie ha seguido jugando aún desde esta partida.',
    same: 'Seguir con el mismo reparto',
    sameHint: 'Contra bots desde este momento; las cartas, losetas y dados salen como entonces.',
    anew: 'Seguir con otro reparto',
    anewHint: 'Contra bots desde este momento; lo que este jugador no podía saber se reparte de nuevo.',
    from: (where, name) => `${where}, en el lugar de ${name}`,
    deal: { same: 'mismo reparto', anew: 'otro reparto' },
    original: 'La partida original',
    here: 'a la vista',
    running: (round) => `en la ronda ${round}`,
    points: (each) => each.join(' : '),
    lead: (change) => `ventaja ${change}`,
    goOn: 'Seguir jugando',
    link: 'Repetición',
    export: 'Guardar la partida con sus variantes',
    exportHint: 'Un solo archivo; al abrirlo como repetición vuelven todas.',
  },
  puzzles: {
    title: 'Encuentra la mejor jugada',
    lead: 'Posiciones de partidas entre bots. Una respuesta es claramente mejor que las demás: ¿cuál?',
    which: 'Problemas de qué juego',
    asks: (name) => `Eres ${name}. ¿Qué es lo mejor aquí?`,
    right: 'Correcto.',
    wrong: (best) => `No. Lo mejor es: ${best}`,
    ahead: (percent, error) => `Gana un ${percent} (${error}) más de partidas así que la siguiente mejor respuesta.`,
    why: 'Frente a la respuesta que elegiste.',
    next: 'Siguiente problema',
    again: 'Este lo fallaste antes.',
    score: (right, asked) => `${right} de ${asked} correctas`,
    left: (amount) => (amount === 0 ? 'Ya los has visto todos.' : `Quedan ${plural(amount, 'problema', 'problemas')}`),
    certainty: 'Según lo que este jugador podía saber, con muchas rondas simuladas.',
  },
  together: {
    title: 'Verla en compañía',
    start: 'Verla en grupo',
    hint: 'Quien abra el enlace ve el mismo momento, puede moverlo y escribir comentarios.',
    stop: 'Volver a verla a solas',
    link: 'Copiar el enlace para los demás',
    people: (names) => `Aquí: ${names.join(', ')}`,
    follows: 'Quien se mueve lleva consigo a todos.',
    points: (name, piece) => `${name} señala ${piece}`,
    remarks: 'Comentarios',
    noRemarks: 'Aún no hay comentarios.',
    remark: 'Un comentario sobre este momento',
    send: 'Escribir',
    lost: 'Se ha perdido la conexión. Volverá sola.',
  },
};
