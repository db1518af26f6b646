// Produce: production worlds, windfall powers, the bonus, and the draws. Section 5.5.

import { describe, expect, test } from 'vitest';
import { cards, scenario } from '../testing/scenario.ts';

describe('Produce: the worked examples', () => {
  test('T-5.5a race-5.5.2 race-3.10: Mining Robots produce on Runaway Robots; the bonus needs another empty world', () => {
    scenario({ seats: [{ tableau: ['Runaway Robots', 'Mining Robots'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('produce', 'settle');
      expect(t.goods(0)).toEqual(['Runaway Robots']);
      expect(t.events('goodAdded')).toMatchObject([{ world: 'Runaway Robots', cause: 'Mining Robots' }]);
    });
    scenario({ seats: [{ tableau: ['Runaway Robots', 'Mining Robots', 'Pre-Sentient Race'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('produce', 'settle');
      // The bonus could take Runaway Robots and leave Mining Robots without a world: the order is asked.
      t.answer(0, 'produceNext', { card: 'Mining Robots', power: 0 });
      expect(t.goods(0)).toEqual(['Runaway Robots', 'Pre-Sentient Race']);
    });
  });

  test('T-5.5b race-5.5.6: with two rare goods each, Mining Conglomerate draws nothing', () => {
    const two = ['Volcanic World', 'Rebel Miners'];
    scenario({ seats: [{ tableau: ['Mining Conglomerate', ...two] }, { tableau: two }] }, (t) => {
      t.picks('produce', 'produce');
      expect(t.events('drew')).toEqual([]);
    });
    scenario({ seats: [{ tableau: ['Mining Conglomerate', ...two] }, { tableau: ['Volcanic World'] }] }, (t) => {
      t.draws(0, 2);
      t.picks('produce', 'produce');
      expect(t.hand(0)).toHaveLength(2);
    });
    scenario({ seats: [{ tableau: ['Mining Conglomerate', 'Artist Colony'] }, {}] }, (t) => {
      t.picks('produce', 'produce'); // none against none is no more
      expect(t.hand(0)).toEqual([]);
    });
  });

  test('T-5.5c race-5.5.5 race-4.5: Diversified Economy first may draw the card for Damaged Alien Factory', () => {
    const tableau = ['Damaged Alien Factory', 'Diversified Economy', 'Artist Colony'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.draws(0, 'Gem World');
      t.picks('produce', 'settle');
      t.answer(0, 'produceNext', { card: 'Diversified Economy', power: 0 });
      t.answer(0, 'produceDiscard', 'Gem World');
      expect([t.hand(0), t.goods(0)]).toEqual([[], ['Damaged Alien Factory', 'Artist Colony']]);
    });
    scenario({ seats: [{ tableau, hand: ['Gem World'] }, {}] }, (t) => {
      t.draws(0, 2);
      t.picks('produce', 'settle');
      t.answer(0, 'produceNext', { card: 'Damaged Alien Factory', power: 0 });
      t.answer(0, 'produceDiscard', 'Gem World');
      expect(t.hand(0)).toHaveLength(2); // novelty and alien
    });
  });

  test('T-5.5d: Research Labs draw for an alien good produced, not for one that lies there already', () => {
    scenario({ seats: [{ tableau: ['Research Labs', 'Alien Robotic Factory'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('produce', 'settle');
      expect(t.hand(0)).toHaveLength(1);
    });
    scenario({ seats: [{ tableau: ['Research Labs', 'Alien Robotic Factory (good)'] }, {}] }, (t) => {
      t.picks('produce', 'settle');
      expect(t.hand(0)).toEqual([]);
    });
  });

  test('T-5.5e: Universal Symbionts produce on another genes windfall world, the bonus may produce on them', () => {
    const tableau = ['Universal Symbionts', 'Pre-Sentient Race', 'Radioactive World'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('settle', 'produce');
      expect(t.goods(0)).toEqual(['Pre-Sentient Race']); // the only world it may choose
    });
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('produce', 'settle');
      t.answer(0, 'produceNext', { card: 'Universal Symbionts', power: 0 });
      expect(t.offers(0, 'produceWorld')).toEqual(['Universal Symbionts', 'Radioactive World']);
      t.answer(0, 'produceWorld', 'Universal Symbionts');
      expect(t.goods(0)).toEqual(['Universal Symbionts', 'Pre-Sentient Race']);
    });
  });
});

describe('Produce: further rules', () => {
  test('race-5.5.1 race-5.5.3: every production world gets a good, none a second one', () => {
    const tableau = ['Gem World (good)', 'Artist Colony', 'Hive World', 'Outlaw World', 'Avian Uplift Race'];
    scenario({ seats: [{ tableau }, { tableau: ['Spice World'] }] }, (t) => {
      t.picks('settle', 'produce');
      expect(t.goods(0)).toEqual(['Gem World', 'Artist Colony', 'Hive World']);
      expect(t.goods(1)).toEqual(['Spice World']);
      expect(t.supply()).toBe(60 - 3);
    });
  });

  test('race-5.5.2 race-3.10: the bonus produces on one windfall world of any kind', () => {
    scenario({ seats: [{ tableau: ['Radioactive World', 'Alien Robot Sentry', 'Artist Colony'] }, {}] }, (t) => {
      t.picks('produce', 'settle');
      expect(t.refused(0, 'produceWorld', 'Artist Colony').code).toBe('race/not-offered');
      t.answer(0, 'produceWorld', 'Alien Robot Sentry');
      expect(t.goods(0)).toEqual(['Alien Robot Sentry', 'Artist Colony']);
    });
  });

  test('race-5.5.2 race-4.4: windfall powers are mandatory, the Factory may be left', () => {
    const tableau = ['Damaged Alien Factory', 'Consumer Markets', 'Radioactive World', 'Galactic Engineers'];
    scenario({ seats: [{ tableau, hand: cards(1) }, {}] }, (t) => {
      t.picks('settle', 'produce');
      expect(t.goods(0)).toEqual(['Radioactive World']); // Galactic Engineers had no choice
      expect(t.refused(0, 'produceNext', null).code).toBe('race/must-use'); // Consumer Markets draw for nothing
      t.answer(0, 'produceNext', { card: 'Consumer Markets', power: 0 });
      t.answer(0, 'produceDiscard', null);
      expect([t.hand(0), t.goods(0)]).toEqual([cards(1), ['Radioactive World']]);
      expect(t.events('declined')).toMatchObject([{ power: { card: 'Damaged Alien Factory' } }]);
    });
  });

  test('race-5.5.2: an any-kind power and a genes power share two worlds only in one order', () => {
    const tableau = ['Genetics Lab', 'Terraforming Guild', 'Pre-Sentient Race', 'Radioactive World'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('settle', 'produce');
      t.answer(0, 'produceNext', { card: 'Terraforming Guild', power: 0 });
      t.answer(0, 'produceWorld', 'Pre-Sentient Race');
      expect(t.goods(0)).toEqual(['Pre-Sentient Race']); // nothing is left for the lab
    });
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('settle', 'produce');
      expect(t.refused(0, 'produceNext', { card: 'Radioactive World', power: 0 }).code).toBe('race/not-usable');
      t.answer(0, 'produceNext', { card: 'Genetics Lab', power: 0 });
      expect(t.goods(0)).toEqual(['Pre-Sentient Race', 'Radioactive World']);
    });
  });

  test('race-5.5.4: a draw for producing here comes with any production, not with settling', () => {
    scenario({ seats: [{ tableau: ['Expedition Force'], hand: ['Rebel Sympathizers'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Sympathizers');
      expect([t.goods(0), t.hand(0)]).toEqual([['Rebel Sympathizers'], []]);
    });
    scenario(
      { seats: [{ tableau: ['Rebel Sympathizers', 'Galactic Studios (good)', 'Expanding Colony'] }, {}] },
      (t) => {
        t.draws(0, 1);
        t.picks('settle', 'produce');
        expect(t.events('drew', 0)).toMatchObject([{ count: 1, cause: 'Rebel Sympathizers' }]);
      },
    );
  });

  test('race-5.5.2: draws that count cards or depend on nothing', () => {
    const tableau = ['Merchant Guild', 'Rebel Underground', 'Imperium Lords', 'Uplift Code', 'Devolved Uplift Race'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.draws(0, 2 + 1 + 2 + 2); // the Guild, the Underground, two military worlds, one chromosome
      t.picks('settle', 'produce');
      expect(t.events('drew', 0).map(({ cause, count }) => [cause, count])).toEqual([
        ['Merchant Guild', 2],
        ['Rebel Underground', 1],
        ['Imperium Lords', 2],
        ['Uplift Code', 2],
      ]);
    });
  });

  test('race-5.5.6: the most of a kind counts goods of this phase only, of all players', () => {
    const conglomerate = ['Mining Conglomerate', 'Volcanic World (good)', 'Rebel Miners (good)', 'Mining World'];
    scenario({ seats: [{ tableau: conglomerate }, { tableau: ['Comet Zone (good)'] }, {}] }, (t) => {
      t.draws(0, 1 + 2);
      t.picks('produce', 'produce', 'produce');
      expect(t.hand(0)).toHaveLength(3);
    });
  });

  test('race-4.9: a good that cannot be supplied is lost and counts for nothing', () => {
    scenario({ seats: [{ tableau: ['Gem World', 'Mining World'] }, {}], supply: 1, discardPile: 0 }, (t) => {
      t.picks('settle', 'produce');
      expect(t.goods(0)).toEqual(['Gem World']);
      expect(t.events('goodMissing')).toMatchObject([{ world: 'Mining World' }]);
      expect(t.hand(0)).toEqual([]); // and no card to draw for Gem World either
    });
  });
});
