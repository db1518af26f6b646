// The public door of Roll for the Galaxy. The rules come in here; other packages import nothing deeper.
export const name = 'roll';
