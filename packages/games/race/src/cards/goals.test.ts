// The tiles of each set, and that goals count what cards can offer.
import { describe, expect, it } from 'vitest';
import { catalogueFor } from './catalogue.ts';
import { goalSetup, goalTiles } from './goals.ts';
import { matches } from './selector.ts';

describe('the goal tiles', () => {
  it('are nine of type first and six of type most, enough for a game with gs alone', () => {
    const count = (type: 'first' | 'most', set: string) =>
      goalTiles.filter((tile) => tile.type === type && tile.set === set).length;
    expect([count('first', 'gs'), count('first', 'rvi'), count('most', 'gs'), count('most', 'rvi')]).toEqual([
      6, 3, 4, 2,
    ]);
    expect(goalSetup).toEqual({ first: 4, most: 2 });
    expect(new Set(goalTiles.map((tile) => tile.id)).size).toBe(15);
  });

  it('are worth 3, or 5 with 3 for a tie', () => {
    for (const tile of goalTiles) {
      expect(tile.vp).toEqual(tile.type === 'first' ? { holder: 3 } : { holder: 5, tiedForHighestAtGameEnd: 3 });
    }
  });

  it('that count cards can be reached with the cards of the game', () => {
    const { faces, copies } = catalogueFor(['base', 'gs', 'rvi']);
    for (const { counts, minimum } of goalTiles) {
      if (!('cards' in counts)) continue;
      const offered = faces.filter((face) => copies[face.no]! > 0 && matches(face, counts.cards)).length;
      expect(offered).toBeGreaterThanOrEqual(minimum);
    }
  });
});
