// The robot's tables cover every start world, and its dice are what is known of them.
import { describe, expect, it } from 'vitest';
import { designs } from './catalogue.ts';
import { solo } from './solo.ts';

describe('the solo tables', () => {
  it('have one robot per start world', () => {
    const starts = designs.filter((card) => card.start !== null).map((card) => [card.start?.number, card.id]);
    expect(solo.robots.map((robot) => [robot.number, robot.world])).toEqual(starts);
  });

  it('have two dice of six faces, a match on each and both robot faces on one', () => {
    const count = (die: readonly string[], face: string) => die.filter((one) => one === face).length;
    const dice = solo.dice.faces.value;
    expect(dice.map((die) => die.length)).toEqual([6, 6]);
    expect(dice.every((die) => count(die, 'match') >= 1)).toBe(true);
    expect(dice.map((die) => count(die, 'robot')).sort()).toEqual([0, 2]);
  });

  it('start within the tracks', () => {
    const { credits, economy } = solo.tracks;
    for (const robot of solo.robots) {
      expect(robot.credits.value).toBeLessThanOrEqual(credits.value.max);
      expect(robot.economy.value).toBeLessThanOrEqual(economy.value.max);
    }
  });
});
