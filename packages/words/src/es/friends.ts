// Playing with other people, in Spanish: tables of the server, accounts, and one device for several.

import type { Words } from '../catalogue.ts';
import type { ServerReasons } from '../refusal-words.ts';
import { count, list } from './numbers.ts';

/** Between two people at one device. */
export const curtain: Words['curtain'] = {
  title: (name) => `Pasa el dispositivo a ${name}`,
  why: 'Hasta entonces la mesa queda tapada: ni cartas, ni dados, ni registro.',
  reveal: (name) => `Soy ${name}: mostrar mi mesa`,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit. */
const span = (ms: number): string => {
  if (ms >= 3 * day || (ms >= day && ms % day === 0)) return count(Math.round(ms / day), 'día');
  if (ms >= hour) return count(Math.round(ms / hour), 'hora');
  if (ms >= minute) return count(Math.round(ms / minute), 'minuto');
  return count(Math.round(ms / 1000), 'segundo');
};

export const friends: Words['friends'] = {
  openSeat: 'Asiento libre',
  nobody: (seat) => `Asiento ${seat}`,
  span,

  home: {
    tables: 'Mesas abiertas',
    join: 'Unirse',
    moreTables: 'Más mesas',
    ownCards: (count: number): string => (count === 1 ? '1 carta propia' : `${count} cartas propias`),
    joinTable: (game, names) => `Unirse: ${game}, con ${list(names)}`,
    seatsTaken: (taken, all) => `${taken} de ${all} asientos ocupados`,
    invite: 'Jugar con amigos',
    inviteText: 'Abre una mesa y envía su enlace. Nadie necesita cuenta.',
    inviteGame: (game) => `Abrir una mesa para amigos: ${game}`,
    noServer: 'En este dispositivo',
    noServerText:
      'Aquí no hay servidor o no responde. Las partidas contra bots y entre varias personas en un mismo dispositivo funcionan como siempre.',
    waitForYou: (matches) => (matches === 1 ? '1 te espera' : `${matches} te esperan`),
    finished: 'Partidas terminadas',
    waitingRoom: 'Faltan jugadores',
    waitsFor: (names) => `Esperando a ${list(names)}`,
    with: (names) => `con ${list(names)}`,
    alone: 'todavía nadie más',
    shared: 'en un mismo dispositivo',
    noClock: 'sin reloj',
    rests: 'en pausa',
    left: 'un bot juega por ti',
    won: 'Has ganado',
    place: (rank) => `Puesto ${rank}`,
    over: 'Terminada',
    remove: (match) => `Quitar de la lista: ${match}`,
    live: 'en vivo',
    slow: 'por turnos',
  },

  setup: {
    kindOf: (number) => `Quién ocupa el asiento ${number}`,
    byLink: 'Amigo, por enlace',
    byLinkHint: 'Recibes un enlace para enviar. Con él se sientan los demás, sin cuenta.',
    notBoth: 'En una mesa con enlace no hay una segunda persona en este dispositivo.',
    title: 'La mesa para amigos',
    clock: 'Tiempo por decisión',
    noClock: 'Sin reloj',
    clockOf: (ms, isSlow) => `${span(ms)} ${isSlow ? '(por turnos)' : '(en vivo)'}`,
    listed: 'En la lista de mesas abiertas',
    listedHint: 'También pueden sentarse desconocidos.',
    standIns: 'Un bot sustituye',
    standInsHint: 'A quien se va o no responde tres veces seguidas. Quien vuelve recupera su asiento.',
    hints: 'Consejos',
    hintsHint: 'Todos pueden preguntar a un bot qué haría.',
    spectators: 'Espectadores',
    spectatorsHint: 'Quien tenga el enlace puede mirar. Solo ve lo que está a la vista de todos.',
    open: 'Abrir la mesa',
  },

  room: {
    title: (game) => `Mesa: ${game}`,
    knownDeal: 'reparto conocido',
    invite: 'Invitar por enlace',
    inviteHint: 'Quien tenga el enlace puede ocupar un asiento libre. Sin cuenta.',
    watchHint: 'Quien tenga el enlace puede mirar.',
    link: 'Enlace a esta mesa',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    share: 'Compartir',
    seats: 'Asientos',
    you: 'tú',
    sit: 'Sentarse aquí',
    sitOn: (seat) => `Sentarse en el asiento ${seat}`,
    putBot: 'Poner bot',
    putBotOn: (seat) => `Poner un bot en el asiento ${seat}`,
    openAgain: 'Abrirlo de nuevo',
    openSeatAgain: (seat) => `Abrir de nuevo el asiento ${seat}`,
    name: 'Tu nombre en la mesa',
    saveName: 'Guardar',
    longestName: (signs) => `Un nombre tiene como máximo ${signs} caracteres.`,
    start: 'Empezar',
    startWait: (seats) =>
      `${seats === 1 ? 'Queda un asiento libre' : `Quedan ${seats} asientos libres`}: envía el enlace o pon bots.`,
    startReady: 'Todos los asientos están ocupados.',
    startOthers: 'Quien abrió la mesa la empieza en cuanto estén ocupados todos los asientos.',
    leave: 'Dejar la mesa',
    loading: 'Buscando la mesa.',
    full: 'Todos los asientos están ocupados. Puedes mirar.',
  },

  chat: {
    seatedOnly: 'Aquí solo escribe quien tiene asiento.',
    title: 'Charla',
    empty: 'Todavía nadie ha dicho nada.',
    label: 'Di algo a la mesa',
    send: 'Enviar',
    watcher: 'mirando',
    unread: (lines) => (lines === 1 ? 'Charla, 1 mensaje nuevo' : `Charla, ${lines} mensajes nuevos`),
  },

  bar: {
    label: 'La mesa y su gente',
    opening: 'Conectando.',
    lost: 'Se ha perdido la conexión. Intentándolo de nuevo.',
    lostStored: 'Se ha perdido la conexión. Intentándolo de nuevo. Tu elección está guardada.',
    lostHeld: 'Se ha perdido la conexión. Tu elección se conserva aquí y se enviará en cuanto vuelva.',
    stored: 'Tu elección está guardada.',
    watching: 'Estás mirando. Ves lo que está a la vista de todos.',
    botPlays: 'Un bot responde por ti hasta que vuelvas.',
    here: 'Aquí estoy',
    rests: 'La partida está en pausa. Sigue cuando alguien juegue o pulse «Aquí estoy».',
    restsForWatchers: 'La partida está en pausa hasta que vuelva alguno de sus jugadores.',
    missed: (times: number): string =>
      times === 1
        ? 'Se te acabó el tiempo; se tomó una decisión por ti.'
        : `Se te acabó el tiempo ${times} veces; esas decisiones se tomaron por ti.`,
    botAnswered: (times: number): string =>
      `Se te acabó el tiempo. Un bot respondió por ti ${times === 1 ? 'una vez' : times === 2 ? 'dos veces' : `${times} veces`}.`,
    botFor: (names: readonly string[]): string =>
      names.length === 1
        ? `Un bot responde por ${list(names)} hasta que vuelva.`
        : `Varios bots responden por ${list(names)} hasta que vuelvan.`,
    missedBy: (times: number): string =>
      times === 1 ? 'se le pasó un plazo' : `se le pasaron ${times} plazos seguidos`,
    closePanel: 'Cerrar',
    toRematch: 'A la revancha',
    rematchWaits: 'Te espera la revancha.',
    clockLeft: (name, time) => `Tiempo restante de ${name}: ${time}`,
    standsIn: 'lo sustituye un bot',
    deciding: 'decidiendo',
    ready: 'listo',
  },

  panel: {
    title: 'En la mesa',
    clock: 'Tiempo por decisión',
    now: (clock) => `Ahora: ${clock}.`,
    change: 'Pedir otro',
    ask: 'Preguntar a los demás',
    asked: (clock) => `Has pedido: ${clock}. Cambia cuando todos lo quieran.`,
    wants: (name, clock) => `${name} preferiría: ${clock}.`,
    agree: 'De acuerdo',
    leave: 'Irse: sigue un bot',
    leaveHint: 'Vuelve cuando quieras y pulsa «Aquí estoy»: el asiento será tuyo otra vez.',
    leaveAsk: 'Un bot sigue jugando por ti. Puedes volver en cualquier momento.',
    hash: 'Huella de la semilla',
    hashHint:
      'Fijada antes de la primera carta. Al final el registro muestra la semilla, para que cualquiera pueda comprobar el reparto.',
  },

  account: {
    title: 'Tu cuenta',
    games: 'Mis partidas',
    guest: 'Invitado',
    guestTitle: 'Juegas como invitado',
    guestText:
      'Este navegador te reconoce por una cookie, y todo funciona. Con una cuenta puedes continuar tus partidas en otro dispositivo.',
    nobodyText:
      'Inicia sesión para encontrar tus partidas desde otro dispositivo, o crea una cuenta. Para jugar no hace falta ni lo uno ni lo otro.',
    signedIn: (login) => `Sesión iniciada: ${login}.`,
    name: 'Nombre que ven los demás',
    saved: 'Guardado.',
    signUp: 'Crear una cuenta',
    signUpHint: 'Tus partidas siguen siendo tuyas.',
    signIn: 'Iniciar sesión',
    signInHint: 'Las partidas de este invitado se vienen contigo.',
    login: 'Usuario',
    loginHint: 'De 2 a 30 letras, cifras, puntos o guiones.',
    password: 'Contraseña',
    passwordHint: '8 caracteres como mínimo.',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    change: 'Cambiar la contraseña',
    changed: 'La contraseña ha cambiado. Los demás dispositivos tendrán que iniciar sesión de nuevo.',
    signOut: 'Cerrar sesión',
    data: 'Tus datos',
    export: 'Descargar todo lo guardado sobre ti',
    remove: 'Borrarme a mí y mis datos',
    removeSure:
      '¿Borrar para siempre? Tu nombre desaparece de todas las mesas; tus partidas en curso siguen con un bot.',
    removePassword: 'Tu contraseña, para confirmar',
    removeYes: 'Borrar para siempre',
    removeNo: 'No borrar nada',
    removed: 'Todo está borrado.',
  },
};

/** Why the server, or the way to it, did not do something. */
export const serverReasons: ServerReasons = {
  'page/unreachable': () => 'Ahora no se puede llegar al servidor.',
  'server/malformed': () => 'El servidor no ha aceptado este formulario.',
  'server/unknown': () => 'En esta dirección ya no hay nada.',
  'server/too-large': () => 'Eso es demasiado largo.',
  'server/too-many': () => 'Demasiado de una vez. Espera un momento.',
  'server/not-you': () => 'Tu sesión está cerrada. Recarga la página.',
  'server/no-such-table': () => 'No hay ninguna mesa con este enlace.',
  'server/not-seated': () => 'No tienes asiento en esta mesa.',
  'server/seat-taken': () => 'Alguien ha sido más rápido: el asiento está ocupado.',
  'server/no-seat': () => 'No hay ningún asiento libre.',
  'server/not-host': () => 'Solo puede hacerlo quien abrió la mesa.',
  'server/already-started': () => 'La partida ya ha empezado.',
  'server/not-started': () => 'La partida aún no ha empezado.',
  'server/not-over': () => 'La partida aún no ha terminado.',
  'server/not-allowed': () => 'Esta mesa no lo permite.',
  'server/login-taken': () => 'Este usuario ya existe.',
  'server/wrong-login': () => 'El usuario y la contraseña no coinciden.',
  'server/foreign-origin': () => 'La petición venía de otra página.',
  'server/no-such-person': () => 'No hay nadie con este enlace.',
  'server/no-such-proposal': () => 'Esa propuesta ya no está sobre la mesa.',
  'server/address-refused': () => 'No se puede enviar nada a esta dirección.',
  'server/changed-meanwhile': () => 'Entretanto se ha cambiado en otro lugar. Míralo otra vez.',
  'server/day-not-over': () => 'Este reparto sigue cerrado hasta que termine su día.',
  'server/played-already': () => 'Ya has jugado este reparto. Hay un intento al día.',
  'server/damaged': () =>
    'Las jugadas guardadas de esta partida están dañadas. No se cambia nada hasta que el dueño del servidor lo revise.',
  'server/old-rules': () =>
    'Esta partida empezó con reglas anteriores y no puede continuar con esta versión. Se queda tal como está.',
  'server/newer-rules': () => 'Esta partida continúa en un servidor más nuevo. Conectando de nuevo…',
  'server/took-too-long': () => 'Ha tardado demasiado y se ha detenido.',
  'server/unavailable': () => 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
};
