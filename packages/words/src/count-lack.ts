// What keeps the picks of a form from being an answer, in both games: too few or too many of a group.

export interface CountLack<G extends string> {
  readonly kind: 'more' | 'fewer';
  readonly group: G;
  readonly count: number;
}
