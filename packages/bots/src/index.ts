// The public door of the bots: programs that see a seat's view and answer its questions.
export const names = ['random'] as const;
