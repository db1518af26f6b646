// Cards in a row show as much of their words as all of them have room for: first in full, then narrower, then without
// keywords, then phases alone, then names alone, last without pictures. Whatever is left out is said by voices and stands where a card is
// looked at.

/** How tight a row can become; styles say what each step leaves out. */
const tightest = 5;

const isCut = (row: HTMLElement): boolean =>
  [...row.querySelectorAll<HTMLElement>('.words')].some((words) => words.scrollHeight > words.clientHeight + 1);

function tighten(row: HTMLElement): void {
  for (let step = 0; step <= tightest; step++) {
    row.dataset.tight = String(step);
    if (!isCut(row)) return;
  }
}

/** An attachment for a row of cards. */
export function fitting(row: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => tighten(row));
  sizes.observe(row);
  const contents = new MutationObserver(() => tighten(row));
  contents.observe(row, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
