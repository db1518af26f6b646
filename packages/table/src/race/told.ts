// Race in words.

import type { Seat } from '@orrery/kernel';
import type { RaceQuestion } from '@orrery/race';
import { versions } from '@orrery/race/describe';
import { eventText, hintWords, promptFor, raceAnswerText } from '@orrery/words';
import type { Cue } from '../story/cue.ts';
import { piecesIn } from '../story/named-pieces.ts';
import type { FactOf } from '../table.ts';
import type { ToldGame } from '../told-game.ts';
import { raceGallery } from './gallery.ts';
import { raceLine } from './line-words.ts';
import { raceOptionTags } from './option-tags.ts';
import { raceRound } from './round.ts';
import { raceParts } from './score-parts.ts';

/** What is done before and after them is done with the hand. */
const signs = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;

export const toldRace: ToldGame<'race'> = {
  rulesVersion: versions.rulesVersion,
  lineParts: raceLine,
  round: raceRound,
  isOver: (phase) => phase === 'over',
  phaseSign: (phase) => signs.find((sign) => sign === phase) ?? 'hand',
  piecesIn: (fact, { faces }) =>
    piecesIn(fact, (slug) => [faces.find(slug)].flatMap((face) => (face === null ? [] : [{ slug, name: face.name }]))),
  pieceName: (card, say) => say.card(card),
  counts: ({ seats }, seat, say) => {
    const { cards = [], bonuses = [], goals = [] } = seats[seat]?.sheet ?? {};
    return [
      ...[...cards, ...bonuses].map(({ card, vp }) => ({ of: card, name: say.card(card), points: vp })),
      ...goals.map(({ goal, vp }) => ({ of: goal, name: say.goal(goal), points: vp })),
    ];
  },
  threats: ({ standings, seat }, say) =>
    standings.seats.flatMap(({ seat: attacker, threatens }) =>
      threatens
        .filter(({ owner }) => owner === seat && attacker !== seat)
        .map(({ world, attack, defence }) =>
          say.words.story.threat(say.seat(attacker), say.card(world), attack.total, defence.total),
        ),
    ),
  concern: (fact, say) => (fact.kind === 'takeoverResolved' && fact.defender === say.you ? eventText(fact, say) : null),
  cue: raceCue,
  factText: eventText,
  phaseText: ({ phases }, phase) => new Map(Object.entries(phases)).get(phase) ?? phase,
  endsAt: ({ outlook }, limit, seats) => outlook.end.cards(limit, seats),
  hintText: hintWords,
  scoreParts: raceParts,
  tieText: ({ after }, amounts) => after.tieRace(amounts),
  promptText: (question, say) => promptFor(question as RaceQuestion, say).todo,
  answerText: ({ question, answer }, _, say) => raceAnswerText(question, answer, say),
  callText: ({ actions }, call) => new Map(Object.entries(actions)).get(call)?.name ?? call,
  optionTags: raceOptionTags,
  gallery: raceGallery,
};

function raceCue(fact: FactOf<'race'>, you: Seat): Cue | null {
  switch (fact.kind) {
    case 'diceRolled':
      return 'die';
    case 'placed':
    case 'actionsRevealed':
    case 'robotPlaced':
      return 'card';
    case 'gainedChips':
    case 'goalClaimed':
      return fact.seat === you ? 'coin' : null;
    case 'leftTableau':
      return fact.seat === you && fact.why === 'takenOver' ? 'loss' : null;
    case 'goalLost':
      return fact.seat === you ? 'loss' : null;
    default:
      return null;
  }
}
