import { DISTRICT_NAMES } from '../../../i18n/languages.ts';

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * Whether a text names a first-level district of a country (lower-case ISO 3166-1 code): in any
 * language, or by its usual abbreviation, such as NSW. True for any text if there is no list for the
 * country.
 */
export function isDistrict(country: string, text: string): boolean {
  const prefix = `${country.toUpperCase()}-`;
  const codes = Object.keys(DISTRICT_NAMES.en ?? {}).filter((code) => code.startsWith(prefix));
  if (codes.length === 0) return true;
  const typed = folded(text);
  return codes.some((code) => {
    const letters = code.slice(prefix.length);
    const names = Object.values(DISTRICT_NAMES).map((list) => list?.[code] ?? '');
    // Codes of one letter, or with digits, are not in common use.
    if (/^[A-Z]{2,}$/.test(letters)) names.push(letters);
    return typed !== '' && names.some((name) => folded(name) === typed);
  });
}
