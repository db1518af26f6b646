// Which rule somebody wants to read at a table: of the decision, or of a sign or term that was pressed. Whatever is drawn says
// with `data-term` what it is; which page that is, is looked up when it is pressed.

import { onLongPress } from '../flow/long-press.ts';

/** A term (see `termPage`); null: the decision that is open. */
type Asked = string | null;

class AskedRule {
  /** Undefined: nothing is read. */
  now: Asked | undefined = $state();
  /** It was asked for in a window, and lies over that. */
  inWindow = $state(false);

  ask(term: Asked, inWindow = false): void {
    this.inWindow = inWindow;
    this.now = term;
  }

  /** The same key opens and closes. */
  readonly turn = (): void => {
    if (this.now === undefined) this.ask(termInFocus());
    else this.close();
  };

  readonly close = (): void => {
    this.now = undefined;
  };
}

export const askedRule = new AskedRule();

/** What answers a press by itself. */
const ownUse = 'button, a, input, label, select, summary, [role=button], [data-inspect]';

const termAt = (at: Element): string | null => at.closest('[data-term]')?.getAttribute('data-term') ?? null;

/** Of a choice that is no card it is the first that stands in it. */
const termOf = (at: Element): string | null => termAt(at) ?? termOfChoice(at);

function termOfChoice(at: Element): string | null {
  const choice = at.closest('label');
  if (choice === null || choice.closest('[data-inspect]') !== null || choice.querySelector('[data-inspect]') !== null)
    return null;
  return choice.querySelector('[data-term]')?.getAttribute('data-term') ?? null;
}

/** Null: what has the focus is no term, so the decision is meant. */
const termInFocus = (): string | null =>
  document.activeElement === null ? null : termOfChoice(document.activeElement);

function take(target: EventTarget | null, termIn: (at: Element) => string | null): boolean {
  const term = target instanceof Element ? termIn(target) : null;
  if (term === null || !(target instanceof Element)) return false;
  askedRule.ask(term, target.closest('dialog') !== null);
  return true;
}

const pressed = (at: Element): string | null => (at.closest(ownUse) === null ? termAt(at) : null);
/** A piece is looked at instead. */
const heldDown = (at: Element): string | null => (at.closest('[data-inspect]') === null ? termOf(at) : null);

/** While a table stands: terms answer a press, a long press and the right button. */
export function listenToTerms(): () => void {
  const click = ({ target }: MouseEvent): void => {
    take(target, pressed);
  };
  const menu = (event: MouseEvent): void => {
    if (take(event.target, heldDown)) event.preventDefault();
  };
  document.addEventListener('click', click);
  document.addEventListener('contextmenu', menu);
  const letGo = onLongPress((target) => take(target, heldDown));
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('contextmenu', menu);
    letGo();
    askedRule.close();
  };
}
