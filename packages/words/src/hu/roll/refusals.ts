// Why an answer of Roll is not possible, in Hungarian, by code.

import type { Naming } from '../../naming.ts';
import type { RollReasons } from '../../refusal-words.ts';
import { The } from '../numbers.ts';

const power = (data: { readonly power: string }, say: Naming): string =>
  data.power === 'dictate' ? 'A Parancs' : The(say.side(data.power));

export const rollReasons: RollReasons = {
  'roll/malformed': () => 'A válasz hiányos.',
  'roll/no-such-die': () => 'Ez a kocka nem ott van, ahonnan elvennéd.',
  'roll/no-such-worker': () => 'Ez a munkás nem dolgozik ebben a fázisban.',
  'roll/no-such-tile': () => 'Ez a lapka már nincs a tieid között.',
  'roll/no-such-power': (data, say) => `${power(data, say)} nincs a tablódon.`,
  'roll/no-such-good': () => 'Ez az áru már nincs meg.',
  'roll/named-twice': () => 'Ugyanazt kétszer választottad.',
  'roll/wrong-count': (data) => `Ennyit válassz: ${data.min}–${data.max}, ne ennyit: ${data.got}.`,
  'roll/not-wild': () => 'Csak a Joker kerülhet tetszésed szerinti helyre.',
  'roll/wild-unplaced': () => 'Minden Jokernek kell egy oszlop.',
  'roll/selector-stays': () => 'A kiválasztó kocka a helyén marad.',
  'roll/die-dictated': () => 'Ezt a kockát félretetted a Parancshoz.',
  'roll/power-used': (data, say) => `${power(data, say)} már fel van használva.`,
  'roll/too-few-workers': () => 'Ehhez túl kevés a munkás.',
  'roll/not-the-most': () => 'Nem neked van a legtöbb ilyen világod.',
  'roll/wrong-colour': (data, say) => `${power(data, say)} ilyen színű kockát nem tehet át.`,
  'roll/wrong-column': (data, say) => `${power(data, say)} másik oszlopból visz munkást.`,
  'roll/two-columns': (data, say) => `${power(data, say)} csak egy oszlopból visz munkásokat.`,
  'roll/wrong-target': (data, say) => `${power(data, say)} másik oszlopba visz munkást.`,
  'roll/same-column': () => 'Ez a munkás már ott van.',
  'roll/worker-needed': () => 'Válaszd ki, melyik felfedező végezze el.',
  'roll/no-rearranging': () => 'Most nem rendezheted át a kupacaidat.',
  'roll/other-tiles': () => 'A kupacaid minden lapkájának maradnia kell, és más nem kerülhet közéjük.',
  'roll/not-on-top': () => 'Nincs képességed, amellyel felülre tehetnéd.',
  'roll/no-room': () => 'Ott nem lehet több áru.',
  'roll/no-buying': () => 'Nincs képességed GyP-t venni.',
  'roll/must-recall': () => 'Üres a kockavetőd: hívj vissza egy kockát.',
};
