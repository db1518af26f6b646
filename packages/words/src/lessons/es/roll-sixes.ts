// Developments of Roll that cost six, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollSixes: LessonText = {
  title: 'Roll: desarrollos grandes',
  about: 'Desarrollos que puntúan al final: con qué imperio encaja cada uno y cuándo compensa un dado o una ficha más.',
  beats: {
    fits: {
      title: '¿Qué cuenta?',
      say: 'Los desarrollos grandes cuestan {cost} y **premian una sola cosa**. Mining League da {each} por cada mundo Raro, New Galactic Order cuenta dados Militares y Galactic Reserves, bienes al final. Observa los imperios. ¿A quién le da más el suyo ahora?',
      why: 'Ninguno es el más fuerte. Cada uno lo es en un imperio que va pronto por su camino.',
      choices: { tycho: 'A Tycho: Mining League', mira: 'A Mira: Galactic Reserves', you: 'A mí: New Galactic Order' },
      replies: {
        tycho: 'Sí: {league} por sus mundos Raros. El tuyo da {order}; el de Mira, {reserves}.',
        mira: 'Cuenta sus bienes: {reserves} ahora. Busca más.',
        you: 'A ti te da {order}. Hay quien tiene más.',
      },
    },
    sets: {
      title: 'Empezado ya cuenta',
      say: 'New Galactic Order da {each} por cada grupo **empezado** de {set} dados Militares, estén donde estén. Tienes {dice}, o sea {bonus}. ¿Qué daría un solo dado Militar más?',
      why: 'Los grupos se redondean hacia arriba. El primer dado de un grupo vale mucho, y los otros nada.',
      choices: { more: 'Un grupo entero más', share: 'Una parte del grupo', nothing: 'Nada' },
      replies: {
        more: 'Sí: {each} más, porque empieza un grupo nuevo.',
        share: 'Los grupos no se parten: uno empezado cuenta entero.',
        nothing: 'Tus grupos están completos, así que el siguiente dado empieza otro. Otra vez.',
      },
    },
    begin: {
      title: 'Empieza un grupo',
      say: '**Outlaw World** necesita {settlers} colonos y trae un dado Militar. Investment Credits necesita {developers} desarrolladores. Nadie más seleccionará ninguna de las dos fases. ¿Cuál quieres ahora?',
      why: 'Cerca del final compara puntos: el número de la loseta y lo que añade a tus desarrollos grandes.',
      replies: {
        begun: 'Bien: {dice} dados Militares, y el premio es ahora {bonus}. Tienes {points} puntos.',
        few: 'Colonizar, pero con pocos colonos. Se quedan en el mundo.',
        other: 'Quizá sea útil. El dado nuevo habría empezado un grupo.',
      },
    },
    chips: {
      title: 'Un paso más',
      say: 'Otro imperio, con **Galactic Renaissance**: cuenta tus fichas en pasos cada vez mayores. Con {chips} puntos premia con {bonus}. Tu transportista puede comerciar por {trade:# crédito|# créditos} o consumir por {consume:# punto|# puntos}. ¿Qué hace?',
      why: 'Cada paso pide más fichas que el anterior. Fíjate en lo lejos que está el siguiente: a veces basta un solo punto.',
      replies: {
        consume: 'Bien: {chips} puntos en fichas, y el premio subió a {bonus}. Tienes {points} puntos.',
        trade: 'Créditos para dados. El premio sigue en {bonus}, y un punto más lo habría subido.',
      },
    },
    look: {
      title: 'Mejor pronto',
      say: 'Una ronda anterior. Tu imperio tiene muchos desarrollos pequeños, y en tu pila de desarrollos solo hay uno corriente. Un explorador puede proveer {stock:# crédito|# créditos} o reconocer una loseta. ¿Qué hace?',
      why: 'Un desarrollo grande te dice qué construir después. Cuanto antes lo sepas, más cuenta.',
      replies: {
        scout: 'Una loseta. Observa las dos caras.',
        other: 'El dinero está bien. Pero tus pilas aún no tienen meta.',
      },
    },
    lay: {
      title: '¿Qué cara?',
      say: '**Galactic Federation** necesita {workers} trabajadores y cuenta tus desarrollos: un punto por cada {divide} de su coste. Artist Colony necesita {small} y trae un dado de Innovación. A este ritmo quedan unas {rounds} rondas. ¿Qué cara usas?',
      why: 'Una loseta grande necesita varias rondas. Si quedan muchas, compensa; cerca del final no se termina.',
      replies: {
        federation: 'Bien: desde ahora cada desarrollo le suma. Rumbo pronto, cuentas al final.',
        colony: 'Rápido, y un dado más. Pero la loseta que te encaja puede llevársela otro.',
      },
    },
  },
};
