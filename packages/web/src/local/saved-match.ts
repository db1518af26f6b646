// Where the record of the running match is kept between visits. A browser may refuse storage: then a reload starts
// anew, and nothing else changes.

const key = 'orrery/race/match';

export function keepMatch(saved: string): void {
  try {
    localStorage.setItem(key, saved);
  } catch {
    // No room or no permission: the match goes on without.
  }
}

export function keptMatch(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetMatch(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
