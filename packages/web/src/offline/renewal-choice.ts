// What a page does that is older than its server: it gets the new page, once per version of the server. If it is still old
// after that it stays, and a button is left to the person. So it can never reload for ever.

export type Renewal = 'coming' | 'stays' | 'behind';

export interface Surroundings {
  /** For which server the newest page was loaded before, by this tab. */
  tried(): string | null;
  /** False if it could not be noted. */
  note(server: string): boolean;
  /** Whether the server has another page than this one. */
  hasOther(): Promise<boolean>;
}

/** What to do about a server that is newer than the page. */
export async function renewalFor(server: string, { tried, note, hasOther }: Surroundings): Promise<Renewal> {
  if (tried() === server) return 'stays';
  // While nodes are upgraded one by one, a node that has not been may still give out this same page.
  if (!(await hasOther())) return 'behind';
  return note(server) ? 'coming' : 'stays';
}

/** The script that a page begins with; its name holds a hash of all there is. */
export const entryOf = (html: string): string | null => /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null;
