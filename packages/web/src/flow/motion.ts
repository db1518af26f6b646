// Motion that explains where a piece came from: each piece with a `data-flip` name is measured before the table changes
// and moves from there once it has changed. Input never waits for it; the next change ends what still runs.

import type { Motion } from './preferences.ts';

export type Places = ReadonlyMap<string, DOMRect>;

const moveFor = 220;
const apart = 40;
/** All of it together takes no longer. */
const atMost = 600;
const nearby = 2;
const speed: { readonly [M in Motion]: number } = { off: 0, fast: 0.5, normal: 1 };

const piecesIn = (table: ParentNode): NodeListOf<HTMLElement> => table.querySelectorAll<HTMLElement>('[data-flip]');

const isSeen = ({ width, height, bottom, top }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > -innerHeight && top < 2 * innerHeight;

/** How fast pieces move now; 0 is not at all. */
export function speedOf(motion: Motion): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed[motion];
}

export function placesIn(table: ParentNode): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of piecesIn(table)) {
    const name = piece.dataset.flip;
    if (name === undefined || places.has(name)) continue;
    const box = piece.getBoundingClientRect();
    if (isSeen(box)) places.set(name, box);
  }
  return places;
}

interface Step {
  readonly piece: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly isNew: boolean;
}

/** Pieces that are elsewhere than before; new ones come from the pile they name in `data-from`. */
function stepsFrom(before: Places, table: ParentNode): Step[] {
  const seen = new Set<string>();
  const steps: Step[] = [];
  for (const piece of piecesIn(table)) {
    const { flip: name = '', from: pile = '' } = piece.dataset;
    if (seen.has(name)) continue;
    seen.add(name);
    const to = piece.getBoundingClientRect();
    const known = before.get(name);
    const from = known ?? before.get(pile);
    if (from === undefined || !isSeen(to)) continue;
    const moved = Math.abs(from.left - to.left) > nearby || Math.abs(from.top - to.top) > nearby;
    if (moved) steps.push({ piece, from, to, isNew: known === undefined });
  }
  return steps;
}

const running = new Set<Animation>();

/** Ends what still moves: everything stands where it belongs. */
export function settleMotion(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

/** By how much large windows scale the frame: lengths inside are scaled once more. */
export const scaleOfFrame = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--z')) || 1;

export function moveFrom(before: Places, table: ParentNode, pace: number): void {
  if (pace === 0) return;
  const z = scaleOfFrame();
  const steps = stepsFrom(before, table);
  const delay = Math.min(apart, (atMost - moveFor) / Math.max(1, steps.length)) * pace;
  for (const [at, { piece, from, to, isNew }] of steps.entries()) {
    const scale = to.width === 0 ? 1 : Math.min(4, Math.max(0.2, from.width / to.width));
    const start = `translate(${(from.left - to.left) / z}px, ${(from.top - to.top) / z}px) scale(${scale})`;
    const animation = piece.animate(
      [
        { transform: start, transformOrigin: 'top left', opacity: isNew ? 0.3 : 1 },
        { transform: 'none', transformOrigin: 'top left', opacity: 1 },
      ],
      { duration: moveFor * pace, delay: at * delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' },
    );
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  }
}

const markFor = 1000;

/** Without motion, a brass outline stays for a moment where something changed. */
export function markChanges(before: Places, table: ParentNode): void {
  if (before.size === 0) return;
  for (const piece of piecesIn(table)) {
    const name = piece.dataset.flip ?? '';
    if (name.startsWith('pile:') || before.has(name)) continue;
    piece.classList.add('has-changed');
    setTimeout(() => piece.classList.remove('has-changed'), markFor);
  }
}
