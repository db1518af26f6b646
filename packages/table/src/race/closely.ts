// What a card of Race means now, in words: of one that is held its price with what lowers it, of one in play whose it is, what
// it counts, what its good sells for, and who could take it.

import type { CardFace, Slug } from '@orrery/race';
import { goalTiles, type HandPrice, type RaceStanding, towardsGoal } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';
import { signed } from '@orrery/words';
import type { Now } from '../now.ts';
import type { RaceTable } from '../table.ts';
import { worthOf } from './facts.ts';
import { priceFoot } from './outlook.ts';
import { threatsOf } from './seat-sheet.ts';

/** Null where there is nothing to say of it. Of a development that is held and in play as well, both are said. */
export function cardNow(table: RaceTable, card: Slug, say: Speaker): Now | null {
  const price = table.asks[0]?.description.prices.find((each) => each.card === card);
  const owner = table.view.players.find(({ tableau }) => tableau.some((each) => each.card === card));
  const standing = owner === undefined ? undefined : table.standings.seats[owner.seat];
  const placed = standing === undefined ? null : placedNow(table, standing, card, say);
  if (price === undefined) return placed;
  const held = heldNow(price, table, say);
  return placed === null ? held : { ...held, lines: [...held.lines, ...placed.lines] };
}

function heldNow(price: HandPrice, table: RaceTable, say: Speaker): Now {
  const standing = table.standings.seats[table.seat];
  const { possible, lines } = priceFoot(price, say);
  const terms = standing === undefined ? '' : termsText(price, say.faces.face(price.card), standing, say);
  return {
    tone: possible === false ? 'short' : 'good',
    lines: [
      ...lines.map(say.words.joined.sentence),
      ...(terms === '' ? [] : [terms]),
      ...goalsText(price.card, table, say),
    ],
  };
}

/** Goals that it would bring nearer, or away from. */
function goalsText(
  card: Slug,
  { view, standings, seat }: RaceTable,
  { words, faces, goal: nameOf }: Speaker,
): string[] {
  const inPlay = (view.players[seat]?.tableau ?? []).map((held) => faces.face(held.card));
  const towards = view.goals.flatMap(({ goal }, at) => {
    const tile = goalTiles.find(({ id }) => id === goal);
    const amount = tile === undefined ? 0 : towardsGoal(tile, faces.face(card), inPlay);
    const has = standings.seats[seat]?.towards[at] ?? 0;
    return tile === undefined || amount === 0
      ? []
      : [words.closely.now.towards(nameOf(goal), signed(amount), words.goalWords.need(has + amount, tile.minimum))];
  });
  return towards.length === 0 ? [] : [words.closely.now.goals(words.joined.list(towards))];
}

/** Where the price or the strength comes from. */
function termsText(
  { way, price }: HandPrice,
  face: CardFace,
  { discounts, military }: RaceStanding,
  say: Speaker,
): string {
  const { now } = say.words.closely;
  const listed = (terms: RaceStanding['military']['terms'], sign: 1 | -1): string[] =>
    terms.flatMap(({ card, amount }) => (card === null ? [] : [`${signed(sign * amount)} ${say.card(card)}`]));
  if (price === null)
    return military.terms.length === 0 ? '' : now.strength(say.words.joined.list(listed(military.terms, 1)));
  const { develop, settle, settleKinds } = discounts;
  const ofKind = settleKinds
    .filter(({ good }) => good === face.good)
    .map(({ good, total }) => say.words.outlook.seat.settleKind(say.words.goods[good].name, total));
  const less =
    way === 'develop' ? listed(develop.terms, -1) : way === 'pay' ? [...listed(settle.terms, -1), ...ofKind] : [];
  return less.length === 0 ? '' : now.less(say.words.joined.list(less));
}

function placedNow({ standings, seat: eyes }: RaceTable, standing: RaceStanding, card: Slug, say: Speaker): Now {
  const { words } = say;
  const { now } = words.closely;
  const isMine = standing.seat === eyes;
  const threats = standings.seats.flatMap((other) =>
    threatsOf(other)
      .filter(({ owner, world }) => owner === standing.seat && world === card)
      .map(({ attack, defence }) => ({ by: other.seat, attack: attack.total, defence: defence.total })),
  );
  const [threat] = isMine ? threats : threats.filter(({ by }) => by === eyes);
  const sale = standing.sales.find(({ world }) => world === card);
  return {
    tone: threat === undefined ? 'plain' : isMine ? 'bad' : 'good',
    lines: [
      ...(threat === undefined ? [] : [now.taken(say.seat(threat.by), isMine, threat.attack, threat.defence)]),
      now.inEmpire(isMine ? null : say.seat(standing.seat)),
      words.joined.sentence(words.outlook.worth(worthOf(standing, card))),
      ...(sale === undefined ? [] : [now.sells(sale.price.total)]),
    ],
  };
}
