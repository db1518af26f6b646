// The pages of the short rules: what each is called, which full rules of docs/rules it sums up, and which pages go with it.

interface Page<P extends string> {
  /** Ids of docs/rules. */
  readonly rules: readonly string[];
  /** At most two. */
  readonly beside: readonly P[];
}

/** In the order in which they are read. */
export const pagesOf = {
  race: [
    'race-aim',
    'race-setup',
    'race-action',
    'race-pay',
    'race-explore',
    'race-develop',
    'race-settle',
    'race-military',
    'race-takeovers',
    'race-trade',
    'race-consume',
    'race-produce',
    'race-end',
    'race-goals',
    'race-duel',
    'race-robot',
    'race-draft',
  ],
  roll: [
    'roll-aim',
    'roll-setup',
    'roll-dice',
    'roll-assign',
    'roll-dictate',
    'roll-reveal',
    'roll-explore',
    'roll-develop',
    'roll-settle',
    'roll-produce',
    'roll-ship',
    'roll-recruit',
    'roll-recall',
    'roll-points',
  ],
} as const;

export type RacePage = (typeof pagesOf.race)[number];
export type RollPage = (typeof pagesOf.roll)[number];
export type RulePage = RacePage | RollPage;

const racePages: { readonly [P in RacePage]: Page<RacePage> } = {
  'race-aim': { rules: ['race-7.1', 'race-7.2', 'race-7.3', 'race-7.4', 'race-2.2.1'], beside: ['race-end'] },
  'race-setup': {
    rules: ['race-2.2.6', 'race-2.2.7', 'race-2.2.8', 'race-2.2.9', 'race-2.2.10'],
    beside: ['race-aim', 'race-pay'],
  },
  'race-action': {
    rules: [
      'race-3.1',
      'race-3.2',
      'race-3.4',
      'race-3.5',
      'race-3.6',
      'race-3.7',
      'race-3.8',
      'race-3.9',
      'race-3.10',
      'race-3.11',
    ],
    beside: ['race-aim'],
  },
  'race-pay': {
    rules: ['race-4.3', 'race-5.2.3', 'race-5.2.4', 'race-5.3.8'],
    beside: ['race-develop', 'race-settle'],
  },
  'race-explore': { rules: ['race-5.1.1', 'race-5.1.2', 'race-5.1.3', 'race-5.1.4'], beside: ['race-action'] },
  'race-develop': {
    rules: ['race-4.1', 'race-4.7', 'race-5.2.1', 'race-5.2.2', 'race-5.2.3', 'race-5.2.5', 'race-5.2.6'],
    beside: ['race-pay', 'race-end'],
  },
  'race-settle': {
    rules: ['race-5.3.1', 'race-5.3.2', 'race-5.3.3', 'race-5.3.7', 'race-5.3.8', 'race-5.3.10', 'race-5.3.23'],
    beside: ['race-military', 'race-pay'],
  },
  'race-military': {
    rules: ['race-5.3.9', 'race-5.3.11', 'race-5.3.13', 'race-5.3.14', 'race-5.3.15', 'race-5.3.16', 'race-5.3.21'],
    beside: ['race-settle', 'race-takeovers'],
  },
  'race-takeovers': {
    rules: [
      'race-9.0.1',
      'race-9.1.1',
      'race-9.1.2',
      'race-9.1.3',
      'race-9.2.2',
      'race-9.3.1',
      'race-9.3.2',
      'race-9.3.3',
      'race-9.3.4',
      'race-9.4.4',
      'race-9.5.1',
    ],
    beside: ['race-military', 'race-settle'],
  },
  'race-trade': { rules: ['race-5.4.1', 'race-5.4.2', 'race-5.4.3', 'race-5.4.10'], beside: ['race-consume'] },
  'race-consume': {
    rules: [
      'race-5.4.4',
      'race-5.4.5',
      'race-5.4.11',
      'race-5.4.12',
      'race-5.4.13',
      'race-5.4.14',
      'race-5.4.15',
      'race-5.4.16',
      'race-5.4.17',
    ],
    beside: ['race-trade', 'race-produce'],
  },
  'race-produce': {
    rules: ['race-5.5.1', 'race-5.5.2', 'race-5.5.3', 'race-5.5.4', 'race-5.5.5', 'race-5.5.6'],
    beside: ['race-consume'],
  },
  'race-end': {
    rules: ['race-6.1', 'race-6.2', 'race-7.3', 'race-7.4', 'race-7.5'],
    beside: ['race-aim', 'race-goals'],
  },
  'race-goals': {
    rules: ['race-8.1.1', 'race-8.1.2', 'race-8.2.1', 'race-8.2.2', 'race-8.2.3', 'race-8.2.4', 'race-8.2.6'],
    beside: ['race-end'],
  },
  'race-duel': {
    rules: ['race-10.1', 'race-10.2', 'race-10.3', 'race-10.4', 'race-10.5', 'race-10.6', 'race-10.7'],
    beside: ['race-action', 'race-robot'],
  },
  'race-robot': {
    rules: [
      'race-11.1.1',
      'race-11.1.3',
      'race-11.2.1',
      'race-11.3.1',
      'race-11.3.2',
      'race-11.3.3',
      'race-11.5.1',
      'race-11.7.1',
      'race-11.7.3',
    ],
    beside: ['race-duel'],
  },
  'race-draft': { rules: ['race-12.2', 'race-12.3', 'race-12.4', 'race-12.5'], beside: ['race-setup'] },
};

const rollPages: { readonly [P in RollPage]: Page<RollPage> } = {
  'roll-aim': { rules: ['roll-1.9', 'roll-2.1', 'roll-10.1', 'roll-11.1', 'roll-11.15'], beside: ['roll-points'] },
  'roll-setup': {
    rules: ['roll-2.2', 'roll-2.3', 'roll-2.4', 'roll-2.5', 'roll-2.6'],
    beside: ['roll-aim', 'roll-dice'],
  },
  'roll-dice': {
    rules: ['roll-1.1', 'roll-1.2', 'roll-1.4', 'roll-1.5', 'roll-1.6', 'roll-3.4.3'],
    beside: ['roll-assign'],
  },
  'roll-assign': {
    rules: ['roll-3.1.1', 'roll-3.2.1', 'roll-3.2.2', 'roll-3.2.3', 'roll-3.2.12'],
    beside: ['roll-dictate', 'roll-reveal'],
  },
  'roll-dictate': {
    rules: ['roll-3.2.4', 'roll-3.2.5', 'roll-3.2.6', 'roll-3.2.8', 'roll-3.2.9', 'roll-3.2.10', 'roll-3.2.11'],
    beside: ['roll-assign'],
  },
  'roll-reveal': {
    rules: ['roll-3.3.1', 'roll-3.3.2', 'roll-3.3.3', 'roll-3.4.1', 'roll-3.4.4'],
    beside: ['roll-assign'],
  },
  'roll-explore': {
    rules: ['roll-4.0.1', 'roll-4.0.2', 'roll-4.0.3', 'roll-4.0.4', 'roll-4.0.5', 'roll-4.0.7', 'roll-4.1.2'],
    beside: ['roll-recruit'],
  },
  'roll-develop': {
    rules: ['roll-5.1', 'roll-5.2', 'roll-5.3', 'roll-5.4', 'roll-5.5', 'roll-5.6', 'roll-5.9', 'roll-3.4.5'],
    beside: ['roll-settle', 'roll-recall'],
  },
  'roll-settle': {
    rules: ['roll-6.1', 'roll-6.2', 'roll-8.1', 'roll-8.2', 'roll-8.3'],
    beside: ['roll-develop', 'roll-produce'],
  },
  'roll-produce': { rules: ['roll-7.1.1', 'roll-7.1.2', 'roll-1.4'], beside: ['roll-ship'] },
  'roll-ship': {
    rules: ['roll-7.2.1', 'roll-7.2.2', 'roll-7.2.3', 'roll-7.2.5', 'roll-7.2.6', 'roll-3.4.7'],
    beside: ['roll-produce', 'roll-recruit'],
  },
  'roll-recruit': { rules: ['roll-9.1', 'roll-9.2'], beside: ['roll-recall', 'roll-dice'] },
  'roll-recall': { rules: ['roll-9.3', 'roll-9.4'], beside: ['roll-recruit'] },
  'roll-points': { rules: ['roll-11.1', 'roll-11.2', 'roll-11.14', 'roll-11.15'], beside: ['roll-aim'] },
};

export const rulePages: { readonly [P in RulePage]: Page<RulePage> } = { ...racePages, ...rollPages };
