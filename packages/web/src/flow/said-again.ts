// What is said again must differ from what was said, or voices keep silent: a sign that nobody hears is added.

const unheard = '\u200b';

export const saidAgain = (before: string, text: string): string => (before === text ? `${text}${unheard}` : text);
