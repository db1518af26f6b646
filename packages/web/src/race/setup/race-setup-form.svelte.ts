// A table of Race that is being set up.

import type { CardFace } from '@orrery/race';
import { factsOf, newSetup, optionsOf, type RacePreset, racePresets } from '@orrery/table/race';
import type { Preset, SetupForm } from '../../games/setup-form.ts';
import { words } from '../../words/wording.ts';

export class RaceSetupForm implements SetupForm {
  chosen = $state(newSetup());
  /** Own cards; an empty list has mistakes in it, null is none. */
  cards = $state.raw<readonly CardFace[] | null>(null);
  readonly facts = $derived(factsOf(this.chosen));

  get presets(): readonly Preset[] {
    return (Object.keys(racePresets) as RacePreset[]).map((id) => ({
      id,
      ...words.tableSetup.presets[id],
      fill: () => {
        this.chosen = { ...newSetup(), ...racePresets[id] };
      },
    }));
  }

  get seats(): number {
    return this.facts.seats;
  }
  get fewest(): number {
    return this.facts.fewest;
  }
  get most(): number {
    return this.facts.most;
  }
  chooseSeats(amount: number): void {
    this.chosen.seats = amount;
  }

  get brief(): readonly string[] {
    const { sets, goals, takeovers, experienced } = this.facts;
    const { way } = this.chosen;
    return [
      ...sets.map((set) => words.setTitles[set]),
      ...(way === 'bots' ? [] : [words.tableSetup.ways[way].name]),
      ...(goals.on ? [words.setup.goals] : []),
      ...(takeovers.on ? [words.setup.takeovers] : []),
      ...(experienced.on ? [words.setup.experienced] : []),
      ...(this.cards === null || this.cards.length === 0 ? [] : [words.ownCards.title]),
    ];
  }

  get blocked(): string | null {
    return this.cards !== null && this.cards.length === 0 ? words.tableSetup.mendCards : null;
  }

  options(): object {
    return optionsOf($state.snapshot(this.chosen), this.cards);
  }
}
