import type { Locale } from '../../../contract/values/locales.ts';
import { bcp47 } from '../../../i18n/locale.ts';

/** The name of a country in a language, from its two-letter code. */
export function countryName(locale: Locale, code: string): string {
  const names = new Intl.DisplayNames(bcp47(locale), { type: 'region', fallback: 'code' });
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
}

/** Sides in centimetres: `30 × 20 × 15 cm`. Empty if they were not measured. */
export function sidesText(box: { lengthMm: number; widthMm: number; heightMm: number }): string {
  if (box.lengthMm === 0) return '';
  return `${[box.lengthMm, box.widthMm, box.heightMm].map((side) => side / 10).join(' × ')} cm`;
}
