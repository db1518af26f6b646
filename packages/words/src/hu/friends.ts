// Playing with other people, in Hungarian: tables of the server, accounts, and one device for several.

import type { Words } from '../catalogue.ts';
import type { ServerReasons } from '../refusal-words.ts';
import { list } from './numbers.ts';

/** Between two people at one device. */
export const curtain: Words['curtain'] = {
  title: (name) => `Add át az eszközt: ${name}`,
  why: 'Addig takarásban marad az asztal: se lapok, se kockák, se napló.',
  reveal: (name) => `${name} vagyok: mutasd az asztalomat`,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit. */
const span = (ms: number): string => {
  if (ms >= 3 * day || (ms >= day && ms % day === 0)) return `${Math.round(ms / day)} nap`;
  if (ms >= hour) return `${Math.round(ms / hour)} óra`;
  if (ms >= minute) return `${Math.round(ms / minute)} perc`;
  return `${Math.round(ms / 1000)} másodperc`;
};

export const friends: Words['friends'] = {
  openSeat: 'Szabad hely',
  nobody: (seat) => `${seat}. hely`,
  span,

  home: {
    tables: 'Nyitott asztalok',
    join: 'Beülök',
    moreTables: 'További asztalok',
    ownCards: (count: number): string => `${count} saját lap`,
    joinTable: (game, names) => `Beülök: ${game}, játékosok: ${list(names)}`,
    seatsTaken: (taken, all) => `${taken} / ${all} hely foglalt`,
    invite: 'Játék barátokkal',
    inviteText: 'Nyiss asztalt, és küldd el a linkjét. Senkinek sem kell fiók.',
    inviteGame: (game) => `Asztal nyitása barátoknak: ${game}`,
    noServer: 'Ezen az eszközön',
    noServerText:
      'Itt nincs szerver, vagy nem érhető el. A botok elleni és az egy eszközön többen játszott játszmák ugyanúgy mennek tovább.',
    waitForYou: (matches) => `${matches} vár rád`,
    finished: 'Befejezett játszmák',
    waitingRoom: 'Játékosokra vár',
    waitsFor: (names) => `${names.length === 1 ? 'Rá' : 'Rájuk'} várunk: ${list(names)}`,
    with: (names) => `játékosok: ${list(names)}`,
    alone: 'még senki más',
    shared: 'egy eszközön',
    noClock: 'óra nélkül',
    rests: 'pihen',
    left: 'helyetted bot játszik',
    won: 'Győztél',
    place: (rank) => `${rank}. hely`,
    over: 'Véget ért',
    remove: (match) => `Törlés a listáról: ${match}`,
    live: 'élő',
    slow: 'lassú',
  },

  setup: {
    kindOf: (number) => `Ki ül itt: ${number}. hely`,
    byLink: 'Barát, linkkel',
    byLinkHint: 'Kapsz egy elküldhető linket. Bárki leülhet vele, fiók nem kell.',
    notBoth: 'Linkes asztalnál ezen az eszközön csak egy személy játszhat.',
    title: 'Asztal barátoknak',
    clock: 'Idő döntésenként',
    noClock: 'Óra nélkül',
    clockOf: (ms, isSlow) => `${span(ms)} ${isSlow ? '(lassú)' : '(élő)'}`,
    listed: 'A nyitott asztalok listáján',
    listedHint: 'Idegenek is leülhetnek.',
    standIns: 'Bot ugrik be',
    standInsHint:
      'Aki elmegy, vagy háromszor egymás után nem válaszol, azt bot helyettesíti. Aki visszajön, visszakapja a helyét.',
    hints: 'Tippek',
    hintsHint: 'Bárki megkérdezheti, mit tenne egy bot.',
    spectators: 'Nézők',
    spectatorsHint: 'Akinek megvan a link, nézheti a játékot. A nézők csak azt látják, ami mindenki számára nyilvános.',
    open: 'Asztal megnyitása',
  },

  room: {
    title: (game) => `Asztal: ${game}`,
    knownDeal: 'ismert osztás',
    invite: 'Meghívás linkkel',
    inviteHint: 'Akinek megvan a link, leülhet egy szabad helyre. Fiók nem kell.',
    watchHint: 'Akinek megvan a link, nézheti a játékot.',
    link: 'Az asztal linkje',
    copy: 'Link másolása',
    copied: 'Másolva',
    share: 'Megosztás',
    seats: 'Helyek',
    you: 'te',
    sit: 'Ide ülök',
    sitOn: (seat) => `Leülök: ${seat}. hely`,
    putBot: 'Bot',
    putBotOn: (seat) => `Bot ide: ${seat}. hely`,
    openAgain: 'Felszabadítom',
    openSeatAgain: (seat) => `Felszabadítom: ${seat}. hely`,
    name: 'A neved az asztalnál',
    saveName: 'Mentés',
    longestName: (signs) => `Egy név legfeljebb ${signs} karakter.`,
    start: 'Kezdés',
    startWait: (seats) => `${seats} hely még szabad: küldd el a linket, vagy ültess oda botot.`,
    startReady: 'Minden hely foglalt.',
    startOthers: 'Aki az asztalt nyitotta, az indítja el, amint minden hely foglalt.',
    leave: 'Felállok az asztaltól',
    loading: 'Keressük az asztalt.',
    full: 'Minden hely foglalt. Nézheted a játékot.',
  },

  chat: {
    seatedOnly: 'Itt csak az írhat, aki az asztalnál ül.',
    title: 'Csevegés',
    empty: 'Még senki sem írt semmit.',
    label: 'Üzenet az asztalnak',
    send: 'Küldés',
    watcher: 'néző',
    unread: (lines) => `Csevegés, ${lines} új`,
  },

  bar: {
    label: 'Az asztal és a játékosok',
    opening: 'Kapcsolódás.',
    lost: 'Megszakadt a kapcsolat. Újra próbáljuk.',
    lostStored: 'Megszakadt a kapcsolat. Újra próbáljuk. A döntésed el van mentve.',
    lostHeld: 'Megszakadt a kapcsolat. A döntésedet itt megőrizzük, és elküldjük, amint lesz kapcsolat.',
    stored: 'A döntésed el van mentve.',
    watching: 'Néző vagy. Azt látod, ami mindenki számára nyilvános.',
    botPlays: 'Egy bot válaszol helyetted, amíg vissza nem jössz.',
    here: 'Itt vagyok',
    rests: 'A játszma pihen. Akkor folytatódik, ha valaki lép, vagy megnyomja az „Itt vagyok” gombot.',
    restsForWatchers: 'A játszma pihen, amíg valamelyik játékos vissza nem jön.',
    missed: (times: number): string =>
      times === 1
        ? 'Lejárt az időd; egyszer a gép döntött helyetted.'
        : `${times} alkalommal járt le az időd; ilyenkor a gép döntött helyetted.`,
    botAnswered: (times: number): string =>
      `Lejárt az időd. Egy bot ${times === 1 ? 'egyszer' : times === 2 ? 'kétszer' : `${times} alkalommal`} válaszolt helyetted.`,
    botFor: (names: readonly string[]): string =>
      names.length === 1
        ? `Amíg ${list(names)} vissza nem jön, egy bot válaszol helyette.`
        : `Amíg ${list(names)} vissza nem jön, botok válaszolnak helyettük.`,
    missedBy: (times: number): string =>
      times === 1 ? 'egy határidőt elmulasztott' : `egymás után ${times} határidőt elmulasztott`,
    closePanel: 'Bezárás',
    toRematch: 'A visszavágóhoz',
    rematchWaits: 'Visszavágó vár rád.',
    clockLeft: (name, time) => `${name}: még ${time}`,
    standsIn: 'bot helyettesíti',
    deciding: 'gondolkodik',
    ready: 'kész',
  },

  panel: {
    title: 'Az asztalnál',
    clock: 'Idő döntésenként',
    now: (clock) => `Most: ${clock}.`,
    change: 'Másikat kérek',
    ask: 'Megkérdezem a többieket',
    asked: (clock) => `Ezt kérted: ${clock}. Akkor változik, ha mindenki ezt akarja.`,
    wants: (name, clock) => `${name} ezt szeretné: ${clock}.`,
    agree: 'Elfogadom',
    leave: 'Elmegyek: egy bot játszik tovább',
    leaveHint: 'Gyere vissza bármikor, és nyomd meg az „Itt vagyok” gombot: a hely megint a tiéd.',
    leaveAsk: 'Egy bot játszik tovább helyetted. Bármikor visszajöhetsz.',
    hash: 'Az osztás kódjának lenyomata',
    hashHint:
      'Már az első lap előtt rögzül. A jegyzőkönyv a végén megmutatja a kódot, így bárki ellenőrizheti az osztást.',
  },

  account: {
    title: 'A fiókod',
    games: 'Játszmáim',
    guest: 'Vendég',
    guestTitle: 'Vendég vagy',
    guestText:
      'Ez a böngésző egy sütiről ismer fel, és minden működik. Fiókkal egy másik eszközön is folytathatod a játszmáidat.',
    nobodyText:
      'Jelentkezz be, ha másik eszközről is el akarod érni a játszmáidat, vagy hozz létre fiókot. A játékhoz egyik sem kell.',
    signedIn: (login) => `Bejelentkezve: ${login}.`,
    name: 'Mások ezt a nevet látják',
    saved: 'Elmentve.',
    signUp: 'Fiók létrehozása',
    signUpHint: 'Az eddigi játszmáid megmaradnak.',
    signIn: 'Bejelentkezés',
    signInHint: 'A vendégként kezdett játszmák is veled tartanak.',
    login: 'Felhasználónév',
    loginHint: '2–30 betű, számjegy, pont vagy kötőjel.',
    password: 'Jelszó',
    passwordHint: 'Legalább 8 karakter.',
    oldPassword: 'Eddigi jelszó',
    newPassword: 'Új jelszó',
    change: 'Jelszó módosítása',
    changed: 'A jelszó megváltozott. A többi eszközön újra be kell jelentkezni.',
    signOut: 'Kijelentkezés',
    data: 'Adataid',
    export: 'Minden rólad tárolt adat letöltése',
    remove: 'Törlöm magam és az adataimat',
    removeSure: 'Végleg törlöd? A neved minden asztalról eltűnik; a játszmáidat egy bot folytatja.',
    removePassword: 'A jelszavad, megerősítésül',
    removeYes: 'Végleges törlés',
    removeNo: 'Megtartom',
    removed: 'Minden törölve.',
  },
};

/** Why the server, or the way to it, did not do something. */
export const serverReasons: ServerReasons = {
  'page/unreachable': () => 'A szerver most nem érhető el.',
  'server/malformed': () => 'A szerver nem fogadta el ezt az űrlapot.',
  'server/unknown': () => 'Ezen a címen már nincs semmi.',
  'server/too-large': () => 'Ez túl hosszú.',
  'server/too-many': () => 'Egyszerre túl sok. Várj egy pillanatot.',
  'server/not-you': () => 'Ki vagy jelentkezve. Töltsd újra az oldalt.',
  'server/no-such-table': () => 'Ezzel a linkkel nincs asztal.',
  'server/not-seated': () => 'Nincs helyed ennél az asztalnál.',
  'server/seat-taken': () => 'Valaki gyorsabb volt: a hely foglalt.',
  'server/no-seat': () => 'Nincs szabad hely.',
  'server/not-host': () => 'Ezt csak az teheti meg, aki az asztalt nyitotta.',
  'server/already-started': () => 'A játszma már elkezdődött.',
  'server/not-started': () => 'A játszma még nem kezdődött el.',
  'server/not-over': () => 'A játszma még nem ért véget.',
  'server/not-allowed': () => 'Ez az asztal ezt nem engedi.',
  'server/login-taken': () => 'Ez a felhasználónév foglalt.',
  'server/wrong-login': () => 'A felhasználónév és a jelszó nem illik össze.',
  'server/foreign-origin': () => 'A kérés másik oldalról érkezett.',
  'server/no-such-person': () => 'Ezzel a linkkel senkit sem találtunk.',
  'server/no-such-proposal': () => 'Ezt már senki sem javasolja.',
  'server/address-refused': () => 'Erre a címre nem küldhető semmi.',
  'server/changed-meanwhile': () => 'Közben máshol megváltozott. Nézd meg újra.',
  'server/day-not-over': () => 'Ez az osztás zárva marad, amíg a napja véget nem ér.',
  'server/played-already': () => 'Ezt az osztást már játszottad. Naponta egy próbálkozás van.',
  'server/damaged': () =>
    'Ennek a játszmának a tárolt lépései megsérültek. Semmi sem változik, amíg a szerver gazdája meg nem nézi.',
  'server/old-rules': () =>
    'Ez a játszma korábbi szabályok szerint indult, és ezzel a változattal nem folytatható. Változatlanul megmarad.',
  'server/newer-rules': () => 'Ez a játszma egy újabb szerveren folytatódik. Újrakapcsolódunk…',
  'server/took-too-long': () => 'Túl sokáig tartott, ezért leállt.',
  'server/unavailable': () => 'A szerver túlterhelt. Próbáld újra egy pillanat múlva.',
};
