// What lies over a table closes by the back button of a phone, where the browser tells of it, and in the hand by a press
// outside of it. What opened it closes it by itself.

interface Watcher extends EventTarget {
  destroy(): void;
}

function onBack(close: () => void): () => void {
  if (!('CloseWatcher' in window) || typeof window.CloseWatcher !== 'function') return () => {};
  const watcher: Watcher = Reflect.construct(window.CloseWatcher, []);
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** An attachment for it, while it is open. */
export const liesOver =
  (close: () => void) =>
  (sheet: HTMLElement): (() => void) => {
    const inHand = matchMedia('(max-width: 1100px), (max-height: 480px)');
    const outside = ({ target }: PointerEvent): void => {
      if (!inHand.matches || !(target instanceof Element) || sheet.contains(target)) return;
      if (target.closest('[aria-expanded="true"], dialog') === null) close(); // a window over it is none of its business
    };
    document.addEventListener('pointerdown', outside);
    const letBack = onBack(close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      letBack();
    };
  };
