// A short draft of Rebel vs Imperium, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceDraft: LessonText = {
  title: 'Race: draft',
  about: 'Formar tu propio mazo: cartas que se ayudan, lo que deja la rival y bastantes monedas en la bolsa.',
  beats: {
    first: {
      title: 'Toma una, pasa el resto',
      say: 'En un draft cada cual forma **su propio mazo**. Ves {packet} cartas, tomas una y pasas las demás. Después eliges mundo inicial: **Alpha Centauri**, que abarata los mundos Raros, o **New Sparta**, de gran fuerza militar. ¿Qué carta tomas?',
      why: 'Cada carta pide algo a las siguientes. Mining Robots quiere mundos Raros; Rebel Base, fuerza militar.',
      replies: {
        robots: 'Bien: abarata los mundos Raros, como Alpha Centauri. Ahora busca esos mundos.',
        base: 'Muchos puntos, defensa {defence}. Ahora necesitas New Sparta y cartas militares.',
        trend: 'Fuerte, pero cuesta {cost}. Cada carta así necesita muchas baratas que la paguen.',
        specialist: 'Útil con anillos rojos, luches o pagues. Todavía no decide nada.',
        gem: 'Barata y útil en cualquier mazo. Deja abiertos los dos caminos.',
      },
    },
    passed: {
      title: 'Lo que ha pasado ella',
      say: 'El paquete de Mira: ha tomado una carta y quedan {packet}. **Comet Zone** es un mundo Raro que da bienes. ¿Qué encaja con lo que tienes?',
      why: 'Las cartas que se nombran entre sí valen más juntas. Una pareja ya es un comienzo.',
      replies: {
        rare: 'Bien: un mundo Raro. Tu mazo empieza a tener rumbo.',
        other: 'Una carta sólida. De cada una de las siguientes pregunta si ayuda a esta.',
      },
    },
    missing: {
      title: '¿Qué reúne ella?',
      say: 'Vuelve tu primer paquete, con {packet} cartas. Falta la que tomaste, y una más: **Rebel Base**. ¿Qué está reuniendo Mira?',
      why: 'Lo que vuelve dice más que lo que se pasa. Lo que ella quiere no esperes recibirlo.',
      choices: { military: 'Fuerza militar', goods: 'Bienes', cheap: 'Cartas baratas' },
      replies: {
        military: 'Sí: Rebel Base la toma quien quiere luchar. Así los mundos Raros pueden ser tuyos.',
        goods: 'Rebel Base no da bienes. ¿Para qué sirve? Otra vez.',
        cheap: 'Las baratas siguen aquí. Fíjate en la que falta.',
      },
    },
    coin: {
      title: 'Las cartas son monedas',
      say: 'Has tomado {cards} cartas. Galactic Trendsetters es fuerte y caro; **Gem World** es barato y roba cartas. En tu mazo cada carta es también una moneda. ¿Qué tomas?',
      why: 'Solo pagas con cartas de tu mazo. En un mazo de tesoros no hay dinero.',
      replies: {
        gem: 'Bien: fácil de colocar, y roba las cartas que pagan otras.',
        trend: 'Cuesta {cost}. Ahora las cartas baratas tienen que salir de algún sitio.',
        other: 'De acuerdo. Vigila lo que cuestan tus cartas.',
      },
    },
    again: {
      title: 'El segundo paquete',
      say: 'Tienes {cards} cartas, y los paquetes son nuevos. Buscas mundos Raros y lo que los ayuda. ¿Qué carta tomas?',
      why: 'En un grupo mayor los paquetes irían ahora al revés. Aquí tu única vecina es Mira.',
      replies: {
        rare: 'Bien: da bienes, y tus otras cartas lo abaratan.',
        belt: 'Bien: llega con un bien y costará poco.',
        federation: 'Cuenta desarrollos. Entonces toma desarrollos de aquí en adelante.',
        other: 'Es posible. Pero ¿encaja con lo que tienes?',
      },
    },
    curve: {
      title: 'Cuenta tu bolsa',
      say: 'Has tomado {cards} cartas. Empiezan los últimos paquetes, y ahí está **Mining League**, que cuesta {large}. Regla práctica: al menos la mitad del mazo debería ser **barata**. ¿Por qué?',
      why: 'Repasa tu mazo antes de una carta cara: la mesa muestra lo que has tomado.',
      choices: {
        purse: 'Para tener con qué pagar las caras',
        quick: 'Para colocar algo pronto',
        points: 'Dan más puntos',
      },
      replies: {
        purse: 'Sí. Y una carta barata también se coloca cuando no hace falta de moneda.',
        quick: 'También. Sobre todo pagan las caras.',
        points: 'Las baratas dan pocos puntos. Es otra cosa.',
      },
    },
    large: {
      title: '¿Una carta grande?',
      say: 'Mining League cuesta {large} y cuenta lo que da bienes **Raros**. Tienes varios. ¿La tomas?',
      why: 'Un desarrollo grande marca el rumbo de todo un mazo. A menudo basta con uno solo.',
      replies: {
        league: 'Bien: uno así, para un mazo que sigue su camino.',
        cheap: 'También bien: un mundo Raro que casi no cuesta nada.',
        credits: 'También bien: todos los desarrollos se abaratan.',
        other: 'Es posible. Mining League cuenta tus mundos Raros; quizá Mira no la quiera.',
      },
    },
    start: {
      title: 'Tu mundo inicial',
      say: 'Lo que tomaste es ahora tu mazo: {hand} cartas en la mano y {deck} por robar. Elige **mundo inicial** y lo que descartas. ¿Por qué mundo hablan tus cartas?',
      why: 'Lo que descartas va a tu propia pila y vuelve cuando se acaba el mazo.',
      replies: {
        rare: 'Bien: tus mundos Raros cuestan uno menos desde el principio.',
        military: 'Fuerte desde el principio. Pero en tu mazo apenas hay qué conquistar.',
      },
    },
    own: {
      title: 'De tu propio mazo',
      say: 'Empieza la partida. Tienes {hand} cartas y solo robarás lo que tomaste: {deck} cartas, y luego otra vez tus descartes. Un draft completo da mazos mucho mayores. ¿Qué eliges?',
      why: 'Conoces todas las cartas que pueden venir. Mira no conoce ni una.',
      replies: {
        settle: 'Bien. Coloca algo barato y, si quieres, sigue esta partida por tu cuenta.',
        other: 'De acuerdo. Sabes lo que hay en tu mazo, así que sabes lo que puede venir.',
      },
    },
  },
};
