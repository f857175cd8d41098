import { fill } from './fill.ts';

/* The clock of the header. Every page loads this file, so it has no formats of its own. */

/** The time of day and the date in the reader's language, for the browser. */
export type ClockFormat = {
  /** Minutes from UTC. */
  offset: number;
  /** The first of `days`, in local days since the epoch. */
  firstDay: number;
  /** This day's date and the next one's: the page may stay open over midnight. */
  days: readonly string[];
  /** The pattern of a time before noon: `{h}:{m} am`. */
  morningPattern: string;
  /** The pattern of a time from noon on. */
  afternoonPattern: string;
  /** Whether hours are counted to twelve twice. */
  hasTwelveHours: boolean;
  /** Whether hours below ten have a zero before them. */
  hasTwoDigits: boolean;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The date and the time of day at `at` (milliseconds since the epoch). The date is empty after the last
 * of `days`.
 */
export function clockTexts(format: ClockFormat, at: number): { day: string; time: string } {
  const local = at + format.offset * 60_000;
  const day = format.days[Math.floor(local / 86_400_000) - format.firstDay] ?? '';
  const hours = new Date(local).getUTCHours();
  const shown = format.hasTwelveHours ? hours % 12 || 12 : hours;
  const time = fill(hours < 12 ? format.morningPattern : format.afternoonPattern, {
    h: format.hasTwoDigits ? twoDigits(shown) : shown,
    m: twoDigits(new Date(local).getUTCMinutes()),
  });
  return { day, time };
}
