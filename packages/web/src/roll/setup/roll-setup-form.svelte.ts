// A table of Roll that is being set up: all there is to choose is how many play.

import { fewestSeats, mostSeats } from '@orrery/roll/describe';
import type { Preset, SetupForm } from '../../games/setup-form.ts';
import { words } from '../../words/wording.ts';

const presets = { roll2: 2, roll3: 3, roll5: 5 } as const;

export class RollSetupForm implements SetupForm {
  seats = $state<number>(presets.roll3);
  readonly fewest = fewestSeats;
  readonly most = mostSeats;
  readonly brief: readonly string[] = [];
  readonly blocked = null;

  get presets(): readonly Preset[] {
    return (['roll2', 'roll3', 'roll5'] as const).map((id) => ({
      id,
      ...words.tableSetup.presets[id],
      fill: () => this.chooseSeats(presets[id]),
    }));
  }

  chooseSeats(amount: number): void {
    this.seats = amount;
  }

  options(): object {
    return {};
  }
}
