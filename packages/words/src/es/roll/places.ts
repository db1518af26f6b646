// Where dice are and go, in Spanish.

import type { PhaseName } from '@orrery/roll';
import { phases } from './terms.ts';

/** Places of dice, and the way there: "el cubilete", "al cubilete". */
function placeAndWay(name: string, say: (slug: string) => string): readonly [place: string, way: string] {
  const [what = '', which = ''] = name.split(':');
  switch (what) {
    case 'cup':
      return ['el cubilete', 'al cubilete'];
    case 'citizenry':
      return ['la Ciudadanía', 'a la Ciudadanía'];
    case 'rolled':
      return ['tras la pantalla', 'tras la pantalla'];
    case 'column':
    case 'selector':
      return [phases[which as PhaseName], `a ${phases[which as PhaseName]}`];
    case 'stack':
      return which === 'world'
        ? ['el mundo de encima', 'al mundo de encima']
        : ['el desarrollo de encima', 'al desarrollo de encima'];
    case 'world':
      return [say(which), `a ${say(which)}`];
    case 'dictate':
      return ['el área de Dictado', 'al área de Dictado'];
    case 'working':
      return ['trabajando', 'al trabajo'];
    default:
      return ['la reserva', 'a la reserva'];
  }
}

export const place = (name: string, say: (slug: string) => string): string => placeAndWay(name, say)[0];
export const wayTo = (name: string, say: (slug: string) => string): string => placeAndWay(name, say)[1];
