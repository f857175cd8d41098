import type { Locale } from '../contract/values/enums.ts';
import { formatTag } from './locale.ts';

/** A day, a time of day, or both; the styles that the site uses. */
export type DateStyles = { dateStyle?: 'medium' | 'long'; timeStyle?: 'short' };

type Months = readonly [short: string, long: string][];
type OwnDates = { months: Months; day: (date: number, month: string, year: number) => string };

const months = (names: string): Months =>
  names.split(' ').map((pair) => pair.split('/') as [string, string]);

/** Lao and Uzbek, whose dates neither browsers nor Workers know. A test holds them to CLDR. */
const OWN: Partial<Record<Locale, OwnDates & { padHours: boolean }>> = {
  la: {
    months: months(
      'ມ.ກ./ມັງກອນ ກ.ພ./ກຸມພາ ມ.ນ./ມີນາ ມ.ສ./ເມສາ ພ.ພ./ພຶດສະພາ ມິ.ຖ./ມິຖຸນາ ' +
        'ກ.ລ./ກໍລະກົດ ສ.ຫ./ສິງຫາ ກ.ຍ./ກັນຍາ ຕ.ລ./ຕຸລາ ພ.ຈ./ພະຈິກ ທ.ວ./ທັນວາ',
    ),
    day: (date, month, year) => `${date} ${month} ${year}`,
    padHours: false,
  },
  uz: {
    months: months(
      'yan/yanvar fev/fevral mar/mart apr/aprel may/may iyn/iyun ' +
        'iyl/iyul avg/avgust sen/sentabr okt/oktabr noy/noyabr dek/dekabr',
    ),
    day: (date, month, year) => `${date}-${month}, ${year}`,
    padHours: true,
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one takes fifty times as long as writing a date with it. */
function dateFormat(locale: Locale, styles: DateStyles): Intl.DateTimeFormat {
  const key = `${locale} ${styles.dateStyle} ${styles.timeStyle}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), { ...styles, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** A moment, already moved into the wanted time zone, by the fields of UTC. */
export function formatUtc(locale: Locale, moment: Date, styles: DateStyles): string {
  const own = OWN[locale];
  if (!own) return dateFormat(locale, styles).format(moment);
  const [short = '', long = ''] = own.months[moment.getUTCMonth()] ?? [];
  const month = styles.dateStyle === 'long' ? long : short;
  const hours = String(moment.getUTCHours()).padStart(own.padHours ? 2 : 1, '0');
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return [
    styles.dateStyle && own.day(moment.getUTCDate(), month, moment.getUTCFullYear()),
    styles.timeStyle && `${hours}:${minutes}`,
  ]
    .filter(Boolean)
    .join(', ');
}
