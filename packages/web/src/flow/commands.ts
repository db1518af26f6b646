// What can be done by a single key, and who does it just now. Parts of the page lend their doings for as long as they are
// shown; the latest lender goes first. Keys are letters without modifiers and rest while somebody types.

import { askings } from '@orrery/table';
import { onLongPress } from './long-press.ts';

/** At a table, in a replay (which shows a table too), and when a match is over. */
export const contexts = {
  table: [
    'confirm',
    'pass',
    'undo',
    'inspect',
    'only',
    'dictate',
    'reset',
    'hint',
    'words',
    'settings',
    'rule',
    'mode',
    'log',
    ...askings,
  ],
  replay: [
    'first',
    'backRound',
    'backPhase',
    'back',
    'forward',
    'forwardPhase',
    'forwardRound',
    'last',
    'eyes',
    'everything',
    'review',
    'nextMistake',
    'branch',
  ],
  after: ['rematch', 'same', 'replay', 'toReview', 'save', 'look', 'home'],
} as const;
export type Context = keyof typeof contexts;
export type CommandOf<C extends Context> = (typeof contexts)[C][number];
export type Command = CommandOf<Context>;

/** Where several have the same key, those of the narrower place go first. */
export const commands: readonly Command[] = [...contexts.after, ...contexts.replay, ...contexts.table];

export const contextOf = (command: Command): Context =>
  (Object.keys(contexts) as Context[]).find((each) => (contexts[each] as readonly Command[]).includes(command)) ??
  'table';

export const usualKeys: { readonly [C in Command]: string } = {
  confirm: 'Enter',
  pass: 'p',
  undo: 'z',
  inspect: 'i',
  only: 'x',
  dictate: 'd',
  reset: 'r',
  hint: 'h',
  words: 'w',
  settings: '?',
  rule: 'b',
  mode: 'n',
  log: 'l',
  sayPrompt: 'a',
  sayWaiting: 'q',
  sayPhase: 'f',
  sayScore: 'v',
  sayHand: 'u',
  sayEmpire: 'e',
  sayRivals: 'o',
  sayGoals: 'g',
  sayMilitary: 'm',
  sayStacks: 'k',
  sayStory: 'y',
  first: 'Home',
  backRound: 'Shift+ArrowLeft',
  backPhase: '[',
  back: 'ArrowLeft',
  forward: 'ArrowRight',
  forwardPhase: ']',
  forwardRound: 'Shift+ArrowRight',
  last: 'End',
  eyes: 't',
  everything: 'x',
  review: 'c',
  nextMistake: 'n',
  branch: 'p',
  rematch: 'r',
  same: 's',
  replay: 'v',
  toReview: 'c',
  save: 'e',
  look: 't',
  home: 'h',
};

export type Keys = { readonly [C in Command]: string };

export type Doings = {
  readonly [C in Command]?: () => void;
} & {
  /** Digits: 1 to 9, with Shift 10 to 18. */
  readonly digit?: (number: number) => void;
  readonly escape?: () => void;
};

const lenders: Doings[] = [];
/** They go before all others, whenever they came: what waits for them comes first. */
const leaders: Doings[] = [];

/** Lends doings until the returned function is called. */
export function lend(doings: Doings, leads = false): () => void {
  const list = leads ? leaders : lenders;
  list.push(doings);
  return () => {
    list.splice(list.indexOf(doings), 1);
  };
}

const pieceAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-inspect]')?.dataset.inspect : undefined;

/** The piece that has the focus can be looked at closely; so can any by the right button or a long press. */
export function lendInspect(inspect: (piece: string) => void): () => void {
  const give = lend({
    inspect: () => {
      const piece = pieceAt(document.activeElement);
      if (piece !== undefined) inspect(piece);
    },
  });
  const press = (event: MouseEvent): void => {
    const piece = pieceAt(event.target);
    if (piece === undefined) return;
    event.preventDefault();
    inspect(piece);
  };
  document.addEventListener('contextmenu', press);
  const letGo = onLongPress((target) => {
    const piece = pieceAt(target);
    if (piece !== undefined) inspect(piece);
    return piece !== undefined;
  });
  return () => {
    give();
    letGo();
    document.removeEventListener('contextmenu', press);
  };
}

function lentBy(has: keyof Doings): Doings | undefined {
  const isMeant = (doings: Doings): boolean => doings[has] !== undefined;
  return leaders.findLast(isMeant) ?? lenders.findLast(isMeant);
}

const moving = /^(Shift\+)?(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down))$/;

/** Whether a key can be given to a command: one sign, no digit; where a replay is steered also those that move. */
export const isFreeKey = (key: string, context: Context = 'table'): boolean =>
  key === 'Enter' || /^[^\s\d]$/u.test(key) || (context === 'replay' && moving.test(key));

/** Keys are told apart as they are written, but for the case of letters; Shift counts with keys that move. */
export function keyOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey && moving.test(key) ? `Shift+${key}` : key;
}

const signs: Readonly<Record<string, string>> = {
  Shift: '⇧',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** A key as it stands on a button. */
export const shownKey = (key: string): string =>
  key.length === 1
    ? key.toUpperCase()
    : key
        .split('+')
        .map((part) => signs[part] ?? part)
        .join('');

const shiftedPlaces = 9;
const typing =
  'input[type=text], input[type=range], input[type=search], input:not([type]), textarea, select, [contenteditable]';
const ownUse = 'button, a, input, select, summary, [role=log]';

/** What a key means now; null where the page or the browser has its own use for it. */
function meant(event: KeyboardEvent, keys: Keys): (() => void) | null {
  const { target, key, code, shiftKey } = event;
  const at = target instanceof Element ? target : null;
  if (at !== null && at.closest(typing) !== null) return null;
  if (key === 'Escape') return lentBy('escape')?.escape ?? null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) {
    const take = lentBy('digit')?.digit;
    return take === undefined ? null : () => take(Number(digit) + (shiftKey ? shiftedPlaces : 0));
  }
  const pressedKey = keyOf(event);
  const command = commands.find((each) => keys[each] === pressedKey && lentBy(each) !== undefined);
  if (command === undefined) return null;
  const isTaken = key === 'Enter' ? at?.closest(ownUse) : moving.test(pressedKey) ? at?.closest('[role=log]') : null;
  if (isTaken != null) return null;
  return lentBy(command)?.[command] ?? null;
}

export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const doing = meant(event, keys);
  if (doing === null) return;
  event.preventDefault();
  doing();
}
