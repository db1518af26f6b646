// How a state of each earlier version becomes one of the next. What stands here about old states is never changed.

import { EngineBug, type StateMigration } from '@orrery/kernel';

/** The parts of a match in the order in which version 1 counted them. */
const momentsOfVersion1 = [
  'setup',
  'roll',
  'assign',
  'reveal',
  'explore',
  'develop',
  'settle',
  'produce',
  'ship',
  'manage',
  'over',
];
const facesOfVersion1 = ['explore', 'develop', 'settle', 'produce', 'ship'];

/** Version 2 says by name and by yes or no what version 1 said by number. */
const toVersion2: StateMigration = {
  from: 1,
  migrate: ({ moment, extraFace, shortage, players, ...rest }) => {
    if (!Array.isArray(players)) throw new EngineBug('a state without players');
    return {
      state: {
        ...rest,
        phase: momentsOfVersion1[Number(moment)],
        extraDie: facesOfVersion1[Number(extraFace)] ?? null,
        shortage: shortage === 1,
        players: players.map((player) => ({ ...player, explored: player.explored === 1 })),
      },
    };
  },
};

export const migrations: readonly StateMigration[] = [toVersion2];
