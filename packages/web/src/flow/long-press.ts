// A finger that rests on a piece: it is looked at, and nothing is ticked when the finger goes. Some phones tell of a long press
// as of the right button, others tell nothing.

const restMs = 450;
/** A finger is never quite still. */
const slackPx = 10;

/** `press` says whether there was something to look at. */
export function onLongPress(press: (target: EventTarget | null) => boolean): () => void {
  let waits: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let hasPressed = false;

  const stop = (): void => clearTimeout(waits);
  const down = ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent): void => {
    stop();
    hasPressed = false;
    if (pointerType !== 'touch' || !isPrimary) return;
    from = { x: clientX, y: clientY };
    waits = setTimeout(() => {
      hasPressed = press(target);
    }, restMs);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slackPx) stop();
  };
  const click = (event: Event): void => {
    if (!hasPressed) return;
    hasPressed = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const ends = ['pointerup', 'pointercancel', 'scroll'] as const;
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', move, true);
  document.addEventListener('click', click, true);
  for (const end of ends) document.addEventListener(end, stop, true);
  return () => {
    stop();
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointermove', move, true);
    document.removeEventListener('click', click, true);
    for (const end of ends) document.removeEventListener(end, stop, true);
  };
}
