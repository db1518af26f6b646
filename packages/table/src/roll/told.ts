// Roll in words.

import type { Seat } from '@orrery/kernel';
import type { RollQuestion } from '@orrery/roll';
import { sides, versions } from '@orrery/roll/describe';
import { rollAnswerText, rollEventText, rollHintWords, rollPromptFor } from '@orrery/words';
import type { Cue } from '../story/cue.ts';
import { piecesIn } from '../story/named-pieces.ts';
import type { FactOf } from '../table.ts';
import type { ToldGame } from '../told-game.ts';
import { rollGallery } from './gallery.ts';
import { rollLine } from './line-words.ts';
import { rollRound } from './round.ts';
import { rollParts } from './score-parts.ts';

/** What is done before and after them is done with the cup. */
const signs = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;

export const toldRoll: ToldGame<'roll'> = {
  rulesVersion: versions.rulesVersion,
  lineParts: rollLine,
  round: rollRound,
  isOver: (phase) => phase === 'over',
  phaseSign: (phase) => signs.find((sign) => sign === phase) ?? 'cup',
  piecesIn: (fact) => piecesIn(fact, (text) => sides.filter(({ slug, tile }) => slug === text || tile === text)),
  pieceName: (side, say) => say.side(side),
  counts: ({ seats }, seat, say) => {
    const { tiles = [], bonuses = [] } = seats[seat]?.sheet ?? {};
    return [...tiles, ...bonuses].map(({ side, vp }) => ({ of: side, name: say.side(side), points: vp }));
  },
  threats: () => [],
  concern: () => null,
  cue: rollCue,
  factText: rollEventText,
  phaseText: ({ roll }, phase) => new Map(Object.entries(roll.moments)).get(phase) ?? phase,
  endsAt: ({ outlook }, limit, seats) => outlook.end.tiles(limit, seats),
  hintText: rollHintWords,
  scoreParts: (sheet, _, say) => rollParts(sheet, say),
  tieText: ({ after }, amounts) => after.tieRoll(amounts),
  promptText: (question, say) => rollPromptFor(question as RollQuestion, say).todo,
  answerText: ({ seat, question, answer }, view, say) =>
    rollAnswerText(
      question,
      answer,
      say,
      (die) => view.players[seat]?.dice.find((each) => each.die === die)?.colour ?? null,
    ),
  callText: ({ roll }, call) => new Map(Object.entries(roll.phases)).get(call) ?? call,
  optionTags: () => [],
  gallery: rollGallery,
};

function rollCue(fact: FactOf<'roll'>, you: Seat): Cue | null {
  switch (fact.kind) {
    case 'rolled':
      return fact.seat === you ? 'die' : null;
    case 'planRevealed':
      return 'die';
    case 'completed':
      return 'card';
    case 'gainedChips':
      return fact.seat === you ? 'coin' : null;
    case 'credits':
      return fact.seat === you && fact.after > fact.before ? 'coin' : null;
    default:
      return null;
  }
}
