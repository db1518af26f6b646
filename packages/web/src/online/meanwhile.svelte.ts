// At which table somebody waits who plays bots on this device meanwhile; of this tab, and until somebody looks at the table again.

const place = 'orrery/meanwhile';

class Meanwhile {
  table: string | null = $state(sessionStorage.getItem(place));

  /** Plays something else until the table is full. */
  begin(table: string): void {
    this.table = table;
    sessionStorage.setItem(place, table);
  }

  end(): void {
    this.table = null;
    sessionStorage.removeItem(place);
  }
}

export const meanwhile = new Meanwhile();
