// A card or tile looked at closely, in Hungarian.

import { the } from './numbers.ts';

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'ingyenes' : `ára ${amount} lap`),
  conquer: (defence: number): string => `meghódításához ${defence} katonai erő kell`,
  whenPlaced: 'Felépítésekor',
  turned: 'Ugyanez a lapka, megfordítva',
  previous: 'Előző',
  next: 'Következő',
  rule: 'Szabályok',
  copies: (amount: number): string => `${amount} példány`,
  tile: (id: string): string => `${id}. lapka`,
  notes: {
    windfall: 'A szerencsevilágra lerakáskor kerül áru, később csak képességgel vagy a Termelés bónuszával.',
    military: 'A katonai világért nem fizetsz: letelepedéskor a katonai erődnek el kell érnie a védőértékét.',
    scoring: 'A pontjait a játszma végén számoljuk; az asztal mutatja, mennyit ér most.',
    takeovers: 'Elfoglalás csak akkor van, ha a játszma előtt mindenki beleegyezett.',
    turned: 'Csak a megépített oldal számít, a másiknak nincs szerepe.',
  },
  now: {
    inEmpire: (who: string | null): string => (who === null ? 'A te birodalmadban van.' : `Tulajdonosa: ${who}.`),
    sells: (amount: number): string => `Az áruja ${amount} lapért adható el.`,
    less: (list: string): string => `Ami csökkenti: ${list}.`,
    strength: (list: string): string => `A katonai erőd: ${list}.`,
    taken: (who: string, isMine: boolean, attack: number, defence: number): string =>
      `${isMine ? `${who} elfoglalhatja` : 'Elfoglalhatod'}: ${attack} ${the(`${defence}`)} ellen.`,
    onStack: (who: string | null, laid: number, workers: number): string =>
      `${who === null ? 'A kupacod tetején van' : `${who} kupacának tetején van`}: ${laid} / ${workers} munkás rajta.`,
    goals: (list: string): string => `Célok: ${list}.`,
    towards: (goal: string, amount: string, then: string): string => `${goal} ${amount} (így ${then})`,
    good: (worth: string): string => `Az áruja: ${worth}.`,
  },
  rules: {
    mixWithHand: 'A húzott lapok a kezedbe kerülnek, utána az összes közül dobsz el.',
    placeForFree: 'Ehhez eldobod, ezért a tablódban ugyanannyi lap marad. Idegen árut adó világra nem használható.',
    temporaryMilitary: 'Ez az erő a Letelepedés fázis végéig tart: a második világnál és védekezéskor is számít.',
    payForMilitary:
      'Annyi lapot fizetsz, amennyi a világ védőértéke, a kedvezményeiddel csökkentve; a katonai erőd nem számít. Két ilyen képesség nem adódik össze, és Idegen árut adó világért nem lehet fizetni.',
    conquerNonMilitary: 'Ehhez csak a katonai erő számít, kedvezmény nem. A világ nem katonai világ marad.',
    placeSecondWorld:
      'A második világ az első teljes lerakása után jön; az első képességei még nem segítenek. A Letelepedés bónusza csak egyszer jár.',
    takeover:
      'A támadásnak el kell érnie a tulajdonos katonai erejének és a világ védőértékének összegét; az egyenlőség elég. Ebben a fázisban ez a világ lerakása helyett történik.',
    takeoverDefense: 'Csak akkor számít, ha valamelyik világodat megtámadják.',
    consumeGoods: 'A Feldolgozás képességeit használni kell, amíg van hozzájuk áru. A sorrendet te döntöd el.',
    discardCards: 'Nem kötelező használni. A Feldolgozás: ×2 nem duplázza meg.',
    sellGood: 'Ezt az eladást minden Feldolgozás fázisban végre kell hajtani, ha van árud, bárki választotta a fázist.',
    ante: 'Ha valamelyik felfordított lap költsége vagy védőértéke nagyobb, egyet elveszel közülük, és a megmutatott lap is nálad marad; különben elveszíted.',
    drawPerProduced: 'Azt számolja, amit ebben a fázisban a használatáig termeltél.',
    drawIfMostProduced: 'Egyenlőség esetén senki sem húz.',
    fromTheNext: 'Abban a fázisban, amelyikben lerakod, még nem működik.',
  },
};
