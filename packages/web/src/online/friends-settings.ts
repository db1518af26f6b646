// What a table for people settles, and what is usual.

import type { TableSettings } from '@orrery/protocol';

export type FriendsSettings = Omit<TableSettings, 'standInLevel'>;

export const usualSettings = (): FriendsSettings => ({
  open: false,
  clockMs: null,
  standIns: true,
  hints: false,
  spectators: true,
});
