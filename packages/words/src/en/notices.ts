// What is sent to people who are away, in English.

import { list } from './numbers.ts';

export const notices = {
  /** What is asked of somebody, as a title. */
  asked: (phase: string, todo: string): string => `${phase}: ${todo}`,
  at: (game: string, names: readonly string[]): string => (names.length === 0 ? game : `${game} with ${list(names)}`),
  left: (time: string): string => `${time} left`,
  soon: (time: string): string => `${time} left to answer`,
  nudge: (name: string): string => `${name} nudges you`,
  over: {
    won: 'The match is over: you won',
    place: (rank: number): string => `The match is over: place ${rank}`,
  },
  invite: (name: string): string => `${name} invites you to a table`,
  rematch: (name: string): string => `${name} would like a rematch`,
  withdrawn: 'Something surprising happened, so your orders were withdrawn.',
  digest: (matches: number): string => (matches === 1 ? 'One match waits for you' : `${matches} matches wait for you`),
  test: 'This is how notices arrive here',
  open: 'Open it',
  stop: 'Stop all notices',
  confirm: {
    title: 'Confirm this address',
    body: 'Somebody wants notices about matches sent here. If that was you, open the link. Otherwise do nothing: nothing more will come.',
  },
};
