// What can be done at a table by a single key, and who does it just now. Parts of the table lend their doings for as long
// as they are shown; the latest lender goes first. Keys are letters without modifiers and rest while somebody types.

export const commands = [
  'confirm',
  'pass',
  'undo',
  'inspect',
  'only',
  'dictate',
  'reset',
  'words',
  'settings',
  'log',
  'sayPrompt',
  'sayWaiting',
  'sayPhase',
  'sayScore',
  'sayHand',
  'sayEmpire',
  'sayRivals',
  'sayGoals',
  'sayMilitary',
  'sayStacks',
] as const;
export type Command = (typeof commands)[number];

export const usualKeys: { readonly [C in Command]: string } = {
  confirm: 'Enter',
  pass: 'p',
  undo: 'z',
  inspect: 'i',
  only: 'x',
  dictate: 'd',
  reset: 'r',
  words: 'w',
  settings: '?',
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

/** Lends doings until the returned function is called. */
export function lend(doings: Doings): () => void {
  lenders.push(doings);
  return () => {
    lenders.splice(lenders.indexOf(doings), 1);
  };
}

/** The piece that has the focus can be looked at closely. */
export const lendInspect = (inspect: (piece: string) => void): (() => void) =>
  lend({
    inspect: () => {
      const piece = document.activeElement?.closest<HTMLElement>('[data-inspect]')?.dataset.inspect;
      if (piece !== undefined) inspect(piece);
    },
  });

const lentBy = (has: keyof Doings): Doings | undefined => lenders.findLast((doings) => doings[has] !== undefined);

/** Whether a key can be given to a command: one sign, no digit, nothing the page or the browser needs itself. */
export const isFreeKey = (key: string): boolean => key === 'Enter' || /^[^\s\d]$/u.test(key);

/** Keys are told apart as they are written, but for the case of letters. */
export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

const shiftedPlaces = 9;
const typing = 'input[type=text], input[type=search], input:not([type]), textarea, select, [contenteditable]';
const ownUse = 'button, a, input, select, summary, [role=log]';

/** What a key means now; null where the page or the browser has its own use for it. */
function meant({ target, key, code, shiftKey }: KeyboardEvent, keys: Keys): (() => void) | null {
  const at = target instanceof Element ? target : null;
  if (at !== null && at.closest(typing) !== null) return null;
  if (key === 'Escape') return lentBy('escape')?.escape ?? null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) {
    const take = lentBy('digit')?.digit;
    return take === undefined ? null : () => take(Number(digit) + (shiftKey ? shiftedPlaces : 0));
  }
  const command = commands.find((each) => keys[each] === plainKey(key) && lentBy(each) !== undefined);
  if (command === undefined || (key === 'Enter' && at !== null && at.closest(ownUse) !== null)) return null;
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
