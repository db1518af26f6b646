// What is wrong with a lesson.

export interface Finding {
  readonly lesson: string;
  readonly beat: string;
  readonly what: string;
}
