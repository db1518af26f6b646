// Race as the page shows it.

import type { ShownGame } from '../games/shown-game.ts';
import CardInspect from './cards/CardInspect.svelte';
import { faceOf, pictureOf, showCardsOf } from './cards/card-faces.ts';
import LooseCard from './cards/LooseCard.svelte';
import RaceCover from './RaceCover.svelte';
import RaceFields from './setup/RaceFields.svelte';
import { RaceSetupForm } from './setup/race-setup-form.svelte.ts';
import WayField from './setup/WayField.svelte';

export const shownRace: ShownGame<'race'> = {
  tablePage: () => import('./table/RacePage.svelte'),
  Piece: LooseCard,
  Inspect: CardInspect,
  Cover: RaceCover,
  WayFields: WayField,
  MoreFields: RaceFields,
  newSetup: () => new RaceSetupForm(),
  take: ({ view }) => showCardsOf(view.options),
  pictureOf: (card) => pictureOf(faceOf(card)),
  hidden: ({ view }, say) =>
    view.players.map(({ hand, drawn }) => ({
      dice: [],
      names: [...(hand.cards ?? []), ...(drawn.cards ?? [])].map(say.card),
    })),
};
