// The solo robot of The Gathering Storm, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceSolo: LessonText = {
  title: 'Race: el robot en solitario',
  about: 'A solas contra un robot que juega con dados: dónde actúa, dónde reacciona y qué le permiten tus elecciones.',
  beats: {
    pair: {
      title: 'Dos acciones',
      say: 'Juegas a solas contra un robot. Cada ronda eliges **dos** acciones; luego sus dados van a su tablero. Donde hay un dado, el robot **actúa**. Donde solo elegiste tú, apenas **reacciona**. Tienes mundos que colocar, y un mundo vacío puede dar un bien. ¿Qué eliges?',
      why: 'Tú eliges primero y los dados vienen después. No se sabe dónde actuará, pero sí dónde reaccionará.',
      replies: {
        settle: 'Bien. Ahora mira sus dados en el tablero.',
        other: 'Es posible. Ahora mira sus dados en el tablero.',
      },
    },
    dice: {
      title: 'Actúa o reacciona',
      say: 'Sus dados están en **Desarrollar** y en **Consumir: ×2**. Ahí actúa, y esas fases también ocurren para ti. Tú elegiste Colonizar, y ahí no hay ningún dado. ¿Qué hará el robot en tu Colonizar?',
      why: 'El tablero muestra arriba lo que eliges y abajo los dados. Con dado es una acción; solo con tu elección, una reacción.',
      choices: { answers: 'Reacciona', acts: 'Actúa', never: 'Ahí nunca hace nada' },
      replies: {
        answers: 'Sí. Su reacción a Colonizar cuesta un crédito. Tiene {credits}.',
        acts: 'Solo actúa donde hay un dado. Vuelve a mirar el tablero.',
        never: 'Reacciona donde elegiste. Solo puede faltarle crédito para ello.',
      },
    },
    gift: {
      title: 'Su fase es tuya',
      say: 'Hay un dado del robot en Desarrollar, así que tú también puedes desarrollar, sin bonificación. **Public Works** cuesta {price:# carta|# cartas}. ¿La colocas?',
      why: 'Las fases de sus dados son como las de un rival: todos participan.',
      replies: {
        placed: 'Bien: una fase que no tuviste que elegir. Ahora págala.',
        pass: 'Conservas tus cartas. Pero la fase era un regalo.',
      },
    },
    place: {
      title: 'Tu Colonizar',
      say: '**Space Port** cuesta {price:# carta|# cartas} y da un bien cada vez. Elegiste Colonizar, así que después robas una carta. En cada fase el robot va detrás de ti. ¿Qué mundo colocas?',
      why: 'El robot no tiene mano. No puede quitarte mundos, pero gasta el mismo mazo y las mismas fichas.',
      replies: {
        port: 'Bien. Ahora paga; luego le toca al robot en Colonizar.',
        pass: 'Ni mundo ni carta: la bonificación viene después de colocar.',
        other: 'También es un mundo. Ahora paga; luego le toca al robot.',
      },
    },
    idle: {
      title: 'Sin crédito no hay mundo',
      say: 'En tu Colonizar el robot no hizo nada: su crédito era {credits}. Con crédito habría descubierto cartas de su pila hasta dar con un mundo, y lo habría pagado. Su dado en ×2 le dio {chips:# punto|# puntos} en fichas, y su economía subió a {economy}.',
      why: 'Mira su crédito antes de elegir Colonizar o Desarrollar. Sin crédito, ahí sus reacciones no valen nada.',
    },
    feeds: {
      title: 'Qué lo alimenta',
      say: 'Mucho después. Tienes {goods} bienes, y ×2 daría {double:# punto|# puntos}. Pero en Consumir el robot toma fichas según su **economía**, ahora {economy}, con dado o sin él. A Producir sin dado no tiene reacción. ¿Qué eliges?',
      why: 'No puedes impedir que crezca. Puedes elegir lo que te da más a ti que a él.',
      replies: {
        double: 'Bien: muchos puntos para ti, pocos para él.',
        consumed: 'Los puntos están bien. Producir habría llenado tus mundos sin ningún riesgo.',
        trade: 'Ahora cartas, los puntos después. El robot toma sus fichas igualmente.',
        other: 'Tus bienes siguen ahí, y los dados del robot no han esperado.',
      },
    },
    limit: {
      title: 'Sus límites',
      say: 'Su dado estaba en **Consumir: Comerciar**. Tomó fichas según su economía, {chips} en total, y su crédito subió a {credits}: ahí acaba la escala. Por tu ×2 no recibió nada más, porque donde actúa no reacciona además.',
      why: 'El crédito que no cabe en la escala se pierde. Un robot rico gana menos con el mismo dado.',
    },
    safe: {
      title: '¿Qué no lo ayuda?',
      say: 'Su otro dado mostraba al propio robot: vale por la acción de su mundo inicial, aquí Producir. Por eso su economía es ahora {economy}. ¿Qué elección tuya nunca lo ayuda, **salvo que haya ahí un dado suyo**?',
      why: 'Sus fichas se cuentan por la economía. La suben sus dados, nunca tu elección sola.',
      choices: { produce: 'Producir', consume: 'Consumir', explore: 'Explorar' },
      replies: {
        produce: 'Sí. No reacciona a Producir. Solo un dado sube su economía.',
        consume: 'En Consumir toma {economy:# punto|# puntos} en fichas aun sin dado. Prueba otra.',
        explore: 'Reacciona a Explorar con una carta para su pila. Prueba otra.',
      },
    },
    race: {
      title: '¿Quién va delante?',
      say: 'Tienes {points} puntos y el robot {theirs}. La partida termina como siempre: con {limit} cartas en un despliegue, el tuyo o el suyo, o al acabarse la reserva de {pool}. Cada mundo inicial cambia su tablero; la mesa lo muestra, y cada paso dice por qué.',
      why: 'Sus cartas no tienen poderes y solo cuentan. Si hay empate, tus cartas y bienes se comparan con su crédito y economía.',
    },
  },
};
