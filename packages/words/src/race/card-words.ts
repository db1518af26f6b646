// A card in words, for the page and for voices: the same source for both.

import type { CardFace, Power, PowerPhase } from '@orrery/race';
import { powerPhases } from '@orrery/race';
import type { Words } from '../catalogue.ts';
import { type Faces, printedFaces } from './faces.ts';
import { endBonusText, powerText } from './power-words.ts';

/** A line of a card: what it says, and in which phase it counts; null is the scoring at the end. */
export interface CardLine {
  readonly phase: Power['phase'] | null;
  readonly text: string;
  /** It does nothing in matches without takeovers. */
  readonly onlyIfTakeovers: boolean;
}

/** `whole`: also what the line about its kind says. */
export function linesOf(
  words: Words,
  { powers, endBonuses }: CardFace,
  faces: Faces = printedFaces,
  whole = false,
): CardLine[] {
  return [
    ...powers
      .filter((power) => whole || power.kind !== 'produceHere' || power.may) // the kind line says it
      .map((power) => ({
        phase: power.phase,
        text: powerText(words, power, faces),
        onlyIfTakeovers: 'onlyIfTakeovers' in power,
      })),
    ...endBonuses.map((_, at) => ({
      phase: null,
      text: endBonusText(words, endBonuses, at, faces),
      onlyIfTakeovers: false,
    })),
  ];
}

/** "Novelty windfall", "Development". */
export function kindLine(words: Words, { kind, good, production }: CardFace): string {
  if (kind === 'development') return words.card.development;
  if (good === 'none') return words.card.world;
  const { name } = words.goods[good];
  return production === 'windfall' ? words.card.windfall(name) : words.card.production(name);
}

export function spokenCard(words: Words, card: CardFace, faces: Faces = printedFaces): string {
  const price = card.defense === null ? words.card.cost(card.cost ?? 0) : words.card.defence(card.defense);
  const points = card.vpVariable ? words.card.variable : words.card.points(card.vp);
  const facts = [
    kindLine(words, card),
    ...(card.military ? [words.card.military] : []),
    ...card.keywords.map((keyword) => words.keywords[keyword]),
    price,
    points,
  ];
  const lines = linesOf(words, card, faces).map(({ phase, text, onlyIfTakeovers }) =>
    words.joined.line(
      labelOf(words, phase),
      onlyIfTakeovers ? words.joined.aside(text, words.card.onlyIfTakeovers) : text,
    ),
  );
  return words.joined.piece(card.name, facts, lines);
}

export const labelOf = (words: Words, phase: CardLine['phase']): string =>
  phase === null ? words.card.scoring : words.powerPhases[phase];

/** Phases in which the card does something, for the small card. */
export const phasesOf = ({ powers }: CardFace): PowerPhase[] =>
  powerPhases.filter((phase) => powers.some((power) => power.phase === phase));
