// Hundreds of thousands of samples are kept while learning. Each with memory of its own would keep the collector busy for
// longer than the learning takes: those of a match share one piece.

export function inOneBuffer(lists: readonly Uint16Array[]): Uint16Array[] {
  const all = new Uint16Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  return lists.map((list) => {
    all.set(list, at);
    at += list.length;
    return all.subarray(at - list.length, at);
  });
}
