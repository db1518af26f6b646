// Reading rivals' dice in Roll, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollRivals: LessonText = {
  title: 'Roll: leer los dados rivales',
  about:
    'Los colores son públicos y las caras no: qué han tirado los rivales, qué necesitan y dónde poner tus dados libres.',
  beats: {
    colours: {
      title: '¿Qué dicen los colores?',
      say: 'Todos han tirado. No ves las caras de Mira, pero si pulsas su nombre ves sus colores: **{dice} dados Militares**. Cada color tiene sus propias caras. ¿Qué le habrá salido con más probabilidad?',
      why: 'El dado Militar sobre todo desarrolla y coloniza. El de Innovación produce y transporta; el de consumo sobre todo transporta.',
      choices: { build: 'Desarrolladores y colonos', explore: 'Exploradores', ship: 'Transportistas' },
      replies: {
        build:
          'Sí. La mesa cuenta por ti los colores de todos: Desarrollar {develop} %, Colonizar {settle} %, Transportar solo {ship} %.',
        explore: 'Una cara de ese color explora. Hay otras más probables.',
        ship: 'Ninguna cara de ese color transporta. Otra vez.',
      },
    },
    needs: {
      title: '¿Qué necesita?',
      say: 'Los dados dicen lo que puede hacer. Sus pilas dicen lo que **quiere**. A su mundo le {world:falta # trabajador|faltan # trabajadores}; a su desarrollo, {development}. ¿Qué seleccionará?',
      why: 'Primero pregunta qué necesita más cada rival y luego si los dados lo permiten. La necesidad dice más que la probabilidad.',
      choices: { settle: 'Colonizar', develop: 'Desarrollar', guess: 'No se puede saber' },
      replies: {
        settle: 'Muy probable: terminará el mundo y recuperará sus dados.',
        develop: 'Ese desarrollo está lejos. ¿Qué tiene casi terminado?',
        guess: 'Con certeza no. Pero tiene una loseta casi terminada, y ella también lo ve.',
      },
    },
    spare: {
      title: 'Usa su fase',
      say: 'Tu mundo necesita {world} colonos, y ahí están. Tu desarrollo necesita {development} desarrolladores. Si Mira selecciona Colonizar, tus colonos trabajan sin que lo selecciones. ¿Qué fase seleccionas **tú** y con qué dado?',
      why: 'Solo seleccionas una vez. Gástala en lo que nadie más hará y deja los otros dados donde esperas a los rivales.',
      replies: {
        both: 'Bien: Mira seleccionó Colonizar. Has terminado las dos losetas: ya tienes {squares}.',
        few: 'La fase correcta. Pero selecciona con un dado sin trabajo: así será el segundo desarrollador.',
        settle: 'Mira también seleccionó Colonizar. Gastaste tu selección en lo que iba a ocurrir de todos modos.',
        other: 'Mira seleccionó Colonizar y tus colonos trabajaron. Tu desarrollador se fue a casa.',
      },
    },
    coming: {
      title: 'Otro rival',
      say: 'Unas rondas después. Tycho tiene {goods} bienes en sus mundos y ha tirado **{dice} dados de consumo**. La mitad de sus caras transportan. ¿Qué esperas de él?',
      why: 'Bienes sin transportistas y transportistas sin bienes no valen nada. Cuando se juntan, alguien quiere Transportar.',
      choices: { ship: 'Transportar', produce: 'Producir', settle: 'Colonizar' },
      replies: {
        ship: 'Sí. Solo por los colores, Transportar tiene un {ship} %, y tiene bienes: es casi seguro.',
        produce: 'Sus mundos ya tienen bienes. ¿Qué viene después?',
        settle: 'Los dados de consumo no colonizan. ¿Qué hacen mejor?',
      },
    },
    use: {
      title: 'Viaja con él',
      say: 'Tus mundos están vacíos, con sitio para {room} bienes. Hay {producers:# productor|# productores} y {shippers:# transportista|# transportistas} listos. Producir va **antes** que Transportar y, por los colores, solo tiene un {produce} %. ¿Qué seleccionas?',
      why: 'Si Tycho selecciona Transportar, lo que produces ahora se transporta en la misma ronda.',
      replies: {
        produce: 'Bien: Tycho seleccionó Transportar. Tus bienes se producen y se transportan en una ronda.',
        ship: 'Tycho también seleccionó Transportar. Pero sin Producir no tienes qué transportar.',
        other: 'Tycho seleccionó Transportar, pero sin Producir no tienes qué transportar.',
      },
    },
    hide: {
      title: 'También te leen',
      say: 'Tienes {points} puntos y {credits:# crédito|# créditos}. Nueva tirada: ahora te leen a ti. ¿Qué puedes **ocultar**?',
      why: 'Los colores de tu cubilete, tus bienes y tus pilas están a la vista. Sé difícil de leer cuando es gratis: ten más de un buen plan.',
      choices: { plans: 'Solo mis caras y mi plan', colour: 'Mis colores, al seleccionar', all: 'Nada' },
      replies: {
        plans: 'Sí. Con más de un buen plan en la mesa nadie sabe cuál será.',
        colour: 'Tus colores se vieron al tirar. Seleccione el dado que seleccione, siguen vistos.',
        all: 'Tus caras están tras la pantalla, y tu plan también. Otra vez.',
      },
    },
  },
};
