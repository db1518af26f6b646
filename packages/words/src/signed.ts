// Numbers and their signs, the same in all languages; minus is the typographic one.

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const plain = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);
