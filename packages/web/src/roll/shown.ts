// Roll as the page shows it.

import { sideOf } from '@orrery/words/roll';
import type { ShownGame } from '../games/shown-game.ts';
import RollCover from './RollCover.svelte';
import { RollSetupForm } from './setup/roll-setup-form.svelte.ts';
import SmallTile from './tiles/SmallTile.svelte';
import TileInspect from './tiles/TileInspect.svelte';
import { pictureOf } from './tiles/tile-faces.ts';

export const shownRoll: ShownGame<'roll'> = {
  tablePage: () => import('./table/RollPage.svelte'),
  Piece: SmallTile,
  Inspect: TileInspect,
  Cover: RollCover,
  WayFields: null,
  MoreFields: null,
  newSetup: () => new RollSetupForm(),
  take: () => {},
  pictureOf: (side) => pictureOf(sideOf(side)),
  hidden: ({ view }, say) =>
    view.players.map(({ dice, drawn, stacks }) => ({
      dice: dice.flatMap((die) => (die.face === null ? [] : [{ ...die, face: die.face }])),
      names: [...drawn, ...stacks.development, ...stacks.world].flatMap((tile) =>
        tile === null ? [] : [say.tile(tile)],
      ),
    })),
};
