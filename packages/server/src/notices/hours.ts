// Quiet hours and digests, by the clock on somebody's wall.

import type { NoticeSettings } from '@orrery/protocol';

const minute = 60_000;
const minutesOfDay = 24 * 60;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOf(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** When it is this minute of the day next. */
function next(at: number, wanted: number, timeZone: string): number {
  const ahead = (wanted - minuteOf(at, timeZone) + minutesOfDay) % minutesOfDay;
  return Math.floor(at / minute) * minute + (ahead === 0 ? minutesOfDay : ahead) * minute;
}

/** The end of quiet hours that have begun; else now. */
export function afterQuiet(at: number, { quiet, timeZone }: Pick<NoticeSettings, 'quiet' | 'timeZone'>): number {
  if (quiet === null || quiet.from === quiet.to) return at;
  const now = minuteOf(at, timeZone);
  const isQuiet = quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to;
  return isQuiet ? next(at, quiet.to, timeZone) : at;
}

/** When a turn is told: at once, or with the day's digest. */
export function whenTold(at: number, settings: NoticeSettings): number {
  const { digestAt, timeZone } = settings;
  return afterQuiet(digestAt === null ? at : next(at, digestAt, timeZone), settings);
}
