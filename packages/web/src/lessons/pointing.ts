// What the coach points at: where a region, a seat or a piece is drawn. What he names is said as well, so nothing hangs on
// being seen.

import type { Point, Region } from '@orrery/table/lessons';

/** In the order they are looked for. */
const regions: { readonly [R in Region]: readonly string[] } = {
  score: ['.table .points', '.table > .empire .head'],
  end: ['header.top .end'],
  hand: ['.table > .hand', 'form[data-question] .groups'],
  actions: ['[data-group="action"]'],
  choices: ['form[data-question] .groups'],
  empire: ['.table > .empire'],
  rivals: ['.table > .rivals'],
  phases: ['header.top .phases', '.table > .rail', '.stage .called'],
  columns: ['.stage'],
  stacks: ['.table .mine > .stacks'],
  citizenry: ['.table > .rivals .group + .group > *', '.table > .rivals'],
  robot: ['.table [aria-labelledby="mat-title"]', '.table > .rivals'],
  goals: ['.table .goals'],
  scores: ['.after .sources', '.after .column section'],
};

function selectorsOf(point: Point): readonly string[] {
  if (point.startsWith('seat:')) return [`.rivals [data-seat="${point.slice(5)}"]`, '.table > .rivals'];
  if (point.startsWith('piece:')) {
    return ['.groups', '.hand', '.empire', '.rivals'].map((place) => `${place} [data-inspect="${point.slice(6)}"]`);
  }
  return regions[point as Region];
}

/** The first place on the page that shows it. */
export function elementOf(point: Point): HTMLElement | null {
  const found = selectorsOf(point).flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/**
 * Marks what is pointed at until the returned function is called. What is still to be drawn is marked once it is there;
 * `onmark` is told of every change.
 */
export function pointAt(points: readonly Point[], onmark: (marked: readonly HTMLElement[]) => void): () => void {
  const marked = new Map<Point, HTMLElement>();
  let isInView = false;
  const mark = (): void => {
    let isChanged = false;
    for (const point of points) {
      if (marked.get(point)?.isConnected === true) continue;
      isChanged = marked.delete(point) || isChanged;
      const element = elementOf(point);
      if (element === null) continue;
      element.dataset.pointed = '';
      if (!isInView && point === points[0]) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        isInView = true;
      }
      marked.set(point, element);
      isChanged = true;
    }
    if (isChanged) onmark([...new Set(marked.values())]);
  };
  mark();
  const drawn = new MutationObserver(mark);
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    for (const element of marked.values()) delete element.dataset.pointed;
    onmark([]);
  };
}
