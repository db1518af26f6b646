// Ticking by keys: the n-th choice of a form, or all of a list but the one in focus.

const inputsIn = (around: ParentNode | null | undefined): HTMLInputElement[] => [
  ...(around?.querySelectorAll<HTMLInputElement>('fieldset[data-group] input:not([aria-disabled])') ?? []),
];

export function pressNth(form: ParentNode | null | undefined, number: number): void {
  const input = inputsIn(form)[number - 1];
  input?.focus();
  input?.click();
}

/** Ticks the others of the list as far as it wants, and not the one in focus. */
export function tickOthers(): void {
  const list = document.activeElement?.closest<HTMLElement>('fieldset[data-max]');
  const all = inputsIn(list);
  const kept = all.find((input) => input === document.activeElement);
  if (kept === undefined || kept.type !== 'checkbox') return;
  if (kept.checked) kept.click();
  let ticked = all.filter(({ checked }) => checked).length;
  for (const other of all) {
    if (other === kept || other.checked || ticked >= Number(list?.dataset.max)) continue;
    other.click();
    ticked += 1;
  }
}
