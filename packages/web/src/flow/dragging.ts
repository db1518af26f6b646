// A piece that follows mouse, pen or finger once that has gone a little way, until it is let go over something. A press
// that goes nowhere stays a press. With `touch-action: pan-y` at the piece, a finger that goes up or down still scrolls.

import { flushSync } from 'svelte';
import { scaleOfFrame } from './motion.ts';

const least = 6;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** An attachment for the piece; nothing else may move meanwhile. `data-dragged` lets it lie over the others. */
export function dragging(drop: (on: Element | null) => void): (piece: HTMLElement) => () => void {
  return (piece) => {
    let from: PointerEvent | null = null;
    let box: DOMRect | null = null;
    let wasDragged = false;
    let z = 1;

    function down(event: PointerEvent): void {
      wasDragged = false;
      if (!event.isPrimary || event.button !== 0) return;
      from = event;
      piece.setPointerCapture(event.pointerId); // a fast one is off the piece before it is seen to move
    }

    function move(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.pointerId) return;
      const across = event.clientX - from.clientX;
      const along = event.clientY - from.clientY;
      if (box === null) {
        if (Math.hypot(across, along) < least) return;
        box = piece.getBoundingClientRect();
        wasDragged = true;
        z = scaleOfFrame();
        piece.dataset.dragged = '';
      }
      // Never over the edge of the page, which would make it scroll sideways.
      const { clientWidth, clientHeight } = document.documentElement;
      const x = between(-box.left, across, clientWidth - box.right);
      const y = between(-box.top, along, clientHeight - box.bottom);
      piece.style.translate = `${x / z}px ${y / z}px`;
    }

    function putDown(): void {
      from = null;
      box = null;
      piece.style.translate = '';
      delete piece.dataset.dragged;
    }

    function up({ clientX, clientY }: PointerEvent): void {
      if (box !== null) {
        drop(document.elementsFromPoint(clientX, clientY).find((each) => !piece.contains(each)) ?? null);
        flushSync(); // what moves it on to its new place has seen where it was let go
      }
      putDown();
    }

    function key(event: KeyboardEvent): void {
      if (event.key === 'Escape') putDown();
    }

    /** The press that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (wasDragged && event.detail > 0) event.stopImmediatePropagation();
    }

    const ending = new AbortController();
    const { signal } = ending;
    piece.addEventListener('pointerdown', down, { signal });
    piece.addEventListener('pointermove', move, { signal });
    piece.addEventListener('pointerup', up, { signal });
    piece.addEventListener('pointercancel', putDown, { signal });
    piece.addEventListener('click', click, { signal, capture: true });
    addEventListener('keydown', key, { signal });
    return () => ending.abort();
  };
}
