// One tab stop for a group of pieces: arrows walk through it, Home and End jump, Tab goes on to the next group.

type Cleanup = () => void;

const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** The piece above or below, by where they are on the screen. */
function across(pieces: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  const there = pieces
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1));
  const distance = ({ box }: { box: DOMRect }): number =>
    Math.abs(box.top - here.top) * 4 + Math.abs(box.left + box.width / 2 - middle);
  return there.sort((a, b) => distance(a) - distance(b))[0]?.piece;
}

/** An attachment for the element around the pieces; `of` selects them. */
export function roving(of: string): (around: HTMLElement) => Cleanup {
  return (around) => {
    const pieces = (): HTMLElement[] => [...around.querySelectorAll<HTMLElement>(of)];

    function stopAt(stop: HTMLElement | undefined): void {
      for (const piece of pieces()) piece.tabIndex = piece === stop ? 0 : -1;
    }

    function settle(): void {
      const all = pieces();
      const focused = all.find((piece) => piece === document.activeElement);
      stopAt(focused ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
    }

    function entered({ target }: FocusEvent): void {
      const piece = pieces().find((each) => each === target);
      if (piece !== undefined) stopAt(piece);
    }

    function walk(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = pieces();
      const at = all.indexOf(event.target as HTMLElement);
      const from = all[at];
      if (from === undefined) return;
      const step = steps[event.key];
      let next: HTMLElement | undefined;
      if (step !== undefined) next = all[at + step];
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        next = across(all, from, event.key === 'ArrowDown') ?? all[at + (event.key === 'ArrowDown' ? 1 : -1)];
      } else if (event.key === 'Home') next = all[0];
      else if (event.key === 'End') next = all.at(-1);
      else return;
      event.preventDefault();
      next?.focus();
    }

    const watch = new MutationObserver(settle);
    watch.observe(around, { childList: true, subtree: true });
    around.addEventListener('focusin', entered);
    around.addEventListener('keydown', walk);
    settle();
    return () => {
      watch.disconnect();
      around.removeEventListener('focusin', entered);
      around.removeEventListener('keydown', walk);
    };
  };
}
