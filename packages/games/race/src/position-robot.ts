// The robot of a prepared position: an ordinary robot whose tracks, stack and next dice are known. Section 11.

import { assert, must, randomFor, type Seed, withFirst } from '@orrery/kernel';
import { cardNamed } from './cards/catalogue.ts';
import type { DieFace } from './cards/solo-tables.ts';
import { catalogueOf } from './catalogue-of.ts';
import type { RaceOptions } from './options.ts';
import type { Slug } from './questions.ts';
import type { Robot } from './solo/robot.ts';
import { newRobot } from './solo/set-up-robot.ts';
import type { SoloOptions } from './solo/solo-options.ts';

/** What it does not say is as at the start. */
export interface PreparedRobot {
  /** Its start world. */
  readonly world: Slug;
  /** Besides the start world. */
  readonly tableau?: readonly Slug[];
  readonly credits?: number;
  readonly economy?: number;
  readonly chips?: number;
  /** Its draw stack, in the order in which it is turned up. */
  readonly stack?: readonly Slug[];
  /** What its dice show, both of a round after one another; sixteen at most, then chance goes on. */
  readonly faces?: readonly DieFace[];
}

export function preparedRobot(options: RaceOptions, position: PreparedRobot, seed: Seed): Robot {
  const { world, tableau = [], stack = [], faces = [], ...amounts } = position;
  const cards = catalogueOf(options);
  const solo = must(options.solo, 'a robot plays in the solo game alone');
  const random = withFirst(randomFor(seed, 'robot'), facesAt(solo, faces));
  const robot = newRobot(solo, must(cards.faces[cardNamed(cards, world)], 'a card'), random);
  return {
    ...robot,
    ...amounts,
    tableau: [...robot.tableau, ...tableau.map((slug) => cardNamed(cards, slug))],
    stack: stack.map((slug) => cardNamed(cards, slug)).reverse(),
  };
}

/** Which face of its die each is. */
function facesAt({ dice }: SoloOptions, faces: readonly DieFace[]): number[] {
  return faces.map((face, roll) => {
    const at = dice[roll % dice.length]?.indexOf(face) ?? -1;
    assert(at >= 0, `die ${roll % dice.length} of the robot does not show ${face}`);
    return at;
  });
}
