// How a table of Race is played, in a few words: the sets beside the base game, and what is switched on.

import { setNames } from '@orrery/race';
import { designs, scenarios } from '@orrery/race/describe';
import type { Words } from '@orrery/words';

const switches = ['goals', 'takeovers', 'draft', 'experienced'] as const;

/** Options come from a server, perhaps a newer one: what is not known is passed over. */
export function raceOptionTags(words: Words, options: unknown, ownCards: number | null): string[] {
  const known = new Map<string, unknown>(
    typeof options === 'object' && options !== null ? Object.entries(options) : [],
  );
  const listed = (name: string): readonly unknown[] => {
    const list = known.get(name);
    return Array.isArray(list) ? list : [];
  };
  const sets = listed('sets');
  const boxes = setNames.filter((set) => set !== 'base' && sets.includes(set)).map((set) => words.setTitles[set]);
  const cards = ownCards ?? listed('cards').length;
  const sides = listed('sides');
  return [
    ...scenarioTags(words, known.get('scenario'), sides),
    ...(known.has('solo') && known.get('solo') !== null ? [words.tableSetup.ways.solo.name] : []),
    ...(boxes.length === 0 ? [words.setup.preset.base] : boxes),
    ...switches.filter((name) => known.get(name) === true).map((name) => words.setup[name]),
    ...(listed('presetHands').some((hand) => typeof hand === 'number') ? [words.setup.hands] : []),
    ...(cards === 0 ? [] : [words.friends.home.ownCards(cards)]),
  ];
}

/** The scenario, and which seat plays which side: by its start world, or by lot. */
function scenarioTags(words: Words, id: unknown, sides: readonly unknown[]): string[] {
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario === undefined) return [];
  const { name } = words.tableSetup.ways.scenario;
  if (sides.length === 0) return [words.joined.aside(name, words.tableSetup.sideChance)];
  const starts = sides.flatMap((side, seat) => {
    const world = typeof side === 'number' ? scenario.sides[side]?.startWorld : undefined;
    const card = designs.find((each) => each.id === world);
    return card === undefined ? [] : [words.joined.line(words.tableSetup.player(seat + 1), card.name)];
  });
  return [name, ...starts];
}
