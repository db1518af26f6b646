// Playing with other people, in English: tables of the server, accounts, and one device for several.

import { count, list } from './numbers.ts';

/** Between two people at one device. */
export const curtain = {
  title: (name: string): string => `Hand the device to ${name}`,
  why: 'The table stays covered until then: no cards, no dice, no log.',
  reveal: (name: string): string => `I am ${name}: show my table`,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit. */
const span = (ms: number): string => {
  if (ms >= 3 * day || (ms >= day && ms % day === 0)) return count(Math.round(ms / day), 'day');
  if (ms >= hour) return count(Math.round(ms / hour), 'hour');
  if (ms >= minute) return count(Math.round(ms / minute), 'minute');
  return count(Math.round(ms / 1000), 'second');
};

export const friends = {
  openSeat: 'Open seat',
  nobody: (seat: number): string => `Seat ${seat}`,
  span,

  home: {
    tables: 'Open tables',
    join: 'Join',
    moreTables: 'More tables',
    ownCards: (count: number): string => (count === 1 ? '1 own card' : `${count} own cards`),
    joinTable: (game: string, names: readonly string[]): string => `Join: ${game}, with ${list(names)}`,
    seatsTaken: (taken: number, all: number): string => `${taken} of ${all} seats taken`,
    invite: 'Play with friends',
    inviteText: 'Open a table and send its link. Nobody needs an account.',
    inviteGame: (game: string): string => `Open a table for friends: ${game}`,
    noServer: 'On this device',
    noServerText:
      'There is no server here, or it cannot be reached. Matches against bots and with several people at one device go on as ever.',
    waitForYou: (matches: number): string => `${matches} waiting for you`,
    finished: 'Finished matches',
    waitingRoom: 'Waiting for players',
    waitsFor: (names: readonly string[]): string => `Waiting for ${list(names)}`,
    with: (names: readonly string[]): string => `with ${list(names)}`,
    alone: 'nobody else yet',
    shared: 'at one device',
    noClock: 'no clock',
    rests: 'rests',
    left: 'a bot plays for you',
    won: 'You won',
    place: (rank: number): string => `Place ${rank}`,
    over: 'Over',
    remove: (match: string): string => `Remove from the list: ${match}`,
    live: 'live',
    slow: 'slow',
  },

  setup: {
    kindOf: (number: number): string => `Who sits on seat ${number}`,
    byLink: 'Friend, by link',
    byLinkHint: 'You get a link to send. Others sit down with it, no account needed.',
    notBoth: 'A table with a link has no second person at this device.',
    title: 'The table for friends',
    clock: 'Time for each decision',
    noClock: 'No clock',
    clockOf: (ms: number, isSlow: boolean): string => `${span(ms)} ${isSlow ? '(slow)' : '(live)'}`,
    listed: 'In the list of open tables',
    listedHint: 'Strangers may sit down as well.',
    standIns: 'A bot stands in',
    standInsHint: 'For who leaves, or answers nothing three times in a row. Who comes back gets the seat back.',
    hints: 'Hints',
    hintsHint: 'Everybody may ask a bot what it would do.',
    spectators: 'Watchers',
    spectatorsHint: 'Who has the link may watch. Watchers see only what is open to all.',
    open: 'Open the table',
  },

  room: {
    title: (game: string): string => `Table: ${game}`,
    knownDeal: 'known deal',
    invite: 'Invite by link',
    inviteHint: 'Whoever has the link can take an open seat. No account needed.',
    watchHint: 'Whoever has the link can watch.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    seats: 'Seats',
    you: 'you',
    sit: 'Sit here',
    sitOn: (seat: number): string => `Sit on seat ${seat}`,
    putBot: 'Bot',
    putBotOn: (seat: number): string => `Put a bot on seat ${seat}`,
    openAgain: 'Open it again',
    openSeatAgain: (seat: number): string => `Open seat ${seat} again`,
    name: 'Your name at the table',
    saveName: 'Save',
    longestName: (signs: number): string => `A name has at most ${signs} characters.`,
    start: 'Start',
    startWait: (seats: number): string =>
      `${seats === 1 ? 'One seat is' : `${seats} seats are`} open: send the link, or put bots there.`,
    startReady: 'All seats are taken.',
    startOthers: 'Who opened the table starts it as soon as all seats are taken.',
    leave: 'Leave the table',
    loading: 'Looking for the table.',
    full: 'All seats are taken. You can watch.',
  },

  chat: {
    seatedOnly: 'Only those who have a seat can write here.',
    title: 'Chat',
    empty: 'Nobody has said anything yet.',
    label: 'Say something to the table',
    send: 'Send',
    watcher: 'watching',
    unread: (lines: number): string => `Chat, ${lines} new`,
  },

  bar: {
    label: 'The table and its people',
    opening: 'Connecting.',
    lost: 'Connection lost. Trying again.',
    lostStored: 'Connection lost. Trying again. Your choice is stored.',
    lostHeld: 'Connection lost. Your choice is kept here and sent as soon as there is a connection.',
    stored: 'Your choice is stored.',
    watching: 'You are watching. You see what is open to all.',
    botPlays: 'A bot answers for you until you are back.',
    here: 'I’m here',
    rests: 'The match rests. It goes on when somebody plays or presses “I’m here”.',
    restsForWatchers: 'The match rests until one of its people is back.',
    missed: (times: number): string =>
      times === 1
        ? 'Your time ran out; one decision was made for you.'
        : `Your time ran out ${times} times; those decisions were made for you.`,
    botAnswered: (times: number): string =>
      times === 1
        ? 'Your time ran out. A bot answered for you once.'
        : `Your time ran out. A bot answered for you ${times === 2 ? 'twice' : `${times} times`}.`,
    botFor: (names: readonly string[]): string =>
      names.length === 1
        ? `A bot answers for ${list(names)} until they are back.`
        : `Bots answer for ${list(names)} until they are back.`,
    missedBy: (times: number): string => (times === 1 ? 'missed one deadline' : `missed ${times} deadlines in a row`),
    closePanel: 'Close',
    toRematch: 'To the rematch',
    rematchWaits: 'A rematch waits for you.',
    clockLeft: (name: string, time: string): string => `${name}: ${time} left`,
    standsIn: 'a bot stands in',
    deciding: 'deciding',
    ready: 'ready',
  },

  panel: {
    title: 'At the table',
    clock: 'Time for each decision',
    now: (clock: string): string => `Now: ${clock}.`,
    change: 'Ask for another',
    ask: 'Ask the others',
    asked: (clock: string): string => `You asked for: ${clock}. It changes when all want it.`,
    wants: (name: string, clock: string): string => `${name} would like: ${clock}.`,
    agree: 'Agree',
    leave: 'Leave: a bot plays on',
    leaveHint: 'Come back at any time and press “I’m here”: the seat is yours again.',
    leaveAsk: 'A bot plays on for you. You can come back at any time.',
    hash: 'Hash of the seed',
    hashHint: 'Fixed before the first card. The record shows the seed at the end, so that anyone can check the deal.',
  },

  account: {
    title: 'Your account',
    games: 'My games',
    guest: 'Guest',
    guestTitle: 'You are a guest',
    guestText:
      'This browser knows you by a cookie, and everything works. With an account you can go on with your matches on another device.',
    nobodyText: 'Sign in to find your matches from another device, or make an account. Playing needs neither.',
    signedIn: (login: string): string => `Signed in as ${login}.`,
    name: 'Name that others see',
    saved: 'Saved.',
    signUp: 'Make an account',
    signUpHint: 'Your matches so far stay yours.',
    signIn: 'Sign in',
    signInHint: 'Matches of this guest come along.',
    login: 'Login',
    loginHint: '2 to 30 letters, digits, dots, dashes.',
    password: 'Password',
    passwordHint: 'At least 8 characters.',
    oldPassword: 'Password so far',
    newPassword: 'New password',
    change: 'Change the password',
    changed: 'The password is changed. Other devices must sign in again.',
    signOut: 'Sign out',
    data: 'Your data',
    export: 'Download everything stored about you',
    remove: 'Delete me and my data',
    removeSure: 'Delete for good? Your name goes from all tables; matches you are in go on with a bot.',
    removePassword: 'Your password, to confirm',
    removeYes: 'Delete for good',
    removeNo: 'Keep it',
    removed: 'Everything is deleted.',
  },
};

/** Why the server, or the way to it, did not do something. */
export const serverReasons = {
  'page/unreachable': () => 'The server cannot be reached now.',
  'server/malformed': () => 'The server did not take this form.',
  'server/unknown': () => 'There is nothing at this address any more.',
  'server/too-large': () => 'That is too long.',
  'server/too-many': () => 'Too much at once. Wait a moment.',
  'server/not-you': () => 'You are signed out. Reload the page.',
  'server/no-such-table': () => 'There is no table with this link.',
  'server/not-seated': () => 'You have no seat at this table.',
  'server/seat-taken': () => 'Somebody was faster: the seat is taken.',
  'server/no-seat': () => 'No seat is free.',
  'server/not-host': () => 'Only who opened the table can do this.',
  'server/already-started': () => 'The match has begun.',
  'server/not-started': () => 'The match has not begun.',
  'server/not-over': () => 'The match is not over yet.',
  'server/not-allowed': () => 'This table does not allow it.',
  'server/login-taken': () => 'This login is taken.',
  'server/wrong-login': () => 'Login and password do not fit.',
  'server/foreign-origin': () => 'The request came from another page.',
  'server/no-such-person': () => 'There is nobody with this link.',
  'server/no-such-proposal': () => 'Nobody proposes this any more.',
  'server/address-refused': () => 'Nothing can be sent to this address.',
  'server/changed-meanwhile': () => 'It was changed elsewhere meanwhile. Look at it again.',
  'server/day-not-over': () => 'This deal stays closed until its day is over.',
  'server/played-already': () => 'You have played this deal already. Each day has one try.',
  'server/damaged': () =>
    'The stored moves of this match were damaged. Nothing is changed until the server’s owner has looked at it.',
  'server/old-rules': () =>
    'This match was begun under earlier rules and cannot go on with this version. It stays as it is.',
  'server/newer-rules': () => 'This match goes on at a newer server. Connecting again…',
  'server/took-too-long': () => 'It took too long and was stopped.',
  'server/unavailable': () => 'The server is busy. Try again in a moment.',
} satisfies Readonly<Record<string, () => string>>;
