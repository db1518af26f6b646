// Cards in a row show as much of their words as they have room for: first all in full, then narrower, then without
// keywords; then the wordiest cards show phases alone, and the others keep their words. If that is not enough, all show
// names alone, last without pictures. Whatever is left out is said by voices and stands where a card is looked at.

/** How tight a row can become; styles say what each step leaves out. */
const tightest = 5;
/** From here on single cards leave out their sentences. */
const wordless = 3;

const isCutIn = (words: HTMLElement): boolean => words.scrollHeight > words.clientHeight + 1;
const textsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('.words, .tile')];

/** Cards that do not fit show phases alone. One that gives way can leave another less room, so more than once. */
function shorten(row: HTMLElement): void {
  for (let cut = textsOf(row).filter(isCutIn); cut.length > 0; cut = textsOf(row).filter(isCutIn)) {
    const long = cut.filter((words) => words.dataset.brief === undefined);
    if (long.length === 0) return;
    for (const words of long) words.dataset.brief = '';
  }
}

function tighten(row: HTMLElement): void {
  for (const words of textsOf(row)) delete words.dataset.brief;
  for (let step = 0; step <= tightest; step++) {
    row.dataset.tight = String(step);
    if (step === wordless) shorten(row);
    if (!textsOf(row).some(isCutIn)) return;
  }
}

/** An attachment for a row of cards. Letters of other scripts are fetched when first shown, and are wider than their stand-ins. */
export function fitting(row: HTMLElement): () => void {
  const fit = (): void => tighten(row);
  const sizes = new ResizeObserver(fit);
  sizes.observe(row);
  const contents = new MutationObserver(fit);
  contents.observe(row, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener('loadingdone', fit);
  return () => {
    sizes.disconnect();
    contents.disconnect();
    document.fonts.removeEventListener('loadingdone', fit);
  };
}
