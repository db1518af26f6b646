// Days and times as the language that is spoken writes them.

import { spoken } from './language.ts';

const format =
  (options: Intl.DateTimeFormatOptions) =>
  (at: number): string =>
    new Intl.DateTimeFormat(spoken().code, options).format(at);

export const dayText = format({ dateStyle: 'medium' });
export const shortDayText = format({ day: 'numeric', month: 'short' });
export const timeText = format({ dateStyle: 'medium', timeStyle: 'short' });
