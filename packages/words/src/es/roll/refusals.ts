// Why an answer of Roll is not possible, in Spanish, by code.

import type { Naming } from '../../naming.ts';
import type { RollReasons } from '../../refusal-words.ts';

const power = (data: { readonly power: string }, say: Naming): string =>
  data.power === 'dictate' ? 'Dictado' : say.side(data.power);

export const rollReasons: RollReasons = {
  'roll/malformed': () => 'Esa respuesta está incompleta.',
  'roll/no-such-die': () => 'Ese dado no está donde lo quieres tomar.',
  'roll/no-such-worker': () => 'Ese trabajador no trabaja en esta fase.',
  'roll/no-such-tile': () => 'Esa loseta ya no está entre las tuyas.',
  'roll/no-such-power': (data, say) => `${power(data, say)} no está en tu despliegue.`,
  'roll/no-such-good': () => 'Ese bien ya no está.',
  'roll/named-twice': () => 'Has elegido lo mismo dos veces.',
  'roll/wrong-count': (data) => `Elige de ${data.min} a ${data.max}, no ${data.got}.`,
  'roll/not-wild': () => 'Solo un dado comodín va adonde quieras.',
  'roll/wild-unplaced': () => 'Cada dado comodín necesita una columna.',
  'roll/selector-stays': () => 'El dado que selecciona se queda donde está.',
  'roll/die-dictated': () => 'Ese dado se apartó para el Dictado.',
  'roll/power-used': (data, say) => `${power(data, say)} ya se ha usado.`,
  'roll/too-few-workers': () => 'Faltan trabajadores para ello.',
  'roll/not-the-most': () => 'No eres quien más mundos de ese tipo tiene.',
  'roll/wrong-colour': (data, say) => `${power(data, say)} no mueve dados de ese color.`,
  'roll/wrong-column': (data, say) => `${power(data, say)} toma trabajadores de otra columna.`,
  'roll/two-columns': (data, say) => `${power(data, say)} toma trabajadores de una sola columna.`,
  'roll/wrong-target': (data, say) => `${power(data, say)} lleva trabajadores a otra columna.`,
  'roll/same-column': () => 'Ese trabajador ya está ahí.',
  'roll/worker-needed': () => 'Elige qué explorador lo hace.',
  'roll/no-rearranging': () => 'Ahora no puedes reordenar tus pilas.',
  'roll/other-tiles': () => 'Todas las losetas de tus pilas han de quedarse, y ninguna otra.',
  'roll/not-on-top': () => 'No tienes ningún poder para ponerla encima.',
  'roll/no-room': () => 'Ahí no cabe ningún bien.',
  'roll/no-buying': () => 'No tienes ningún poder para comprar PV.',
  'roll/must-recall': () => 'Tu cubilete está vacío: reclama un dado.',
};
