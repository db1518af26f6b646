// What is sent to people who are away, in Hungarian.

import type { Words } from '../catalogue.ts';
import { list } from './numbers.ts';

export const notices: Words['notices'] = {
  asked: (phase, todo) => `${phase}: ${todo}`,
  at: (game, names) => (names.length === 0 ? game : `${game}, játékostársak: ${list(names)}`),
  left: (time) => `hátralévő idő: ${time}`,
  soon: (time) => `Még ${time} a válaszig`,
  nudge: (name) => `${name} noszogat`,
  over: {
    won: 'Véget ért a játszma: győztél',
    place: (rank) => `Véget ért a játszma: ${rank}. hely`,
  },
  invite: (name) => `${name} asztalhoz hív`,
  rematch: (name) => `${name} visszavágót szeretne`,
  withdrawn: 'Valami váratlan történt: az utasításaidat visszavontuk.',
  digest: (matches) => (matches === 1 ? 'Egy játszma vár rád' : `${matches} játszma vár rád`),
  test: 'Így érkeznek ide az értesítések',
  open: 'Megnyitás',
  stop: 'Minden értesítés leállítása',
  confirm: {
    title: 'Cím megerősítése',
    body: 'Valaki ide kér értesítéseket a játszmáiról. Ha te voltál, nyisd meg a linket. Ha nem, nincs teendőd: több levél nem jön.',
  },
};
