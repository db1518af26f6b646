// What scrolls can be reached by keys; what does not scroll is no stop on the way.

/** An attachment for a place that may scroll. */
export function reachable(place: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    const scrolls = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
    if (scrolls) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  });
  const watch = (): void => {
    for (const part of [place, ...place.children]) sizes.observe(part);
  };
  const contents = new MutationObserver(watch);
  contents.observe(place, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
