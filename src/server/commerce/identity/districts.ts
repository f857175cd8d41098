import { DISTRICT_NAMES } from '../../../i18n/languages.ts';

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * Whether a text names a first-level district of a country (lower-case ISO 3166-1 code): in any
 * language, or by the letters that people write, such as NSW. Any text where we have no list.
 */
export function isDistrict(country: string, text: string): boolean {
  const prefix = `${country.toUpperCase()}-`;
  const codes = Object.keys(DISTRICT_NAMES.en ?? {}).filter((code) => code.startsWith(prefix));
  if (codes.length === 0) return true;
  const given = folded(text);
  return codes.some((code) => {
    const letters = code.slice(prefix.length);
    const names = Object.values(DISTRICT_NAMES).map((list) => list?.[code] ?? '');
    if (/^[A-Z]{2,}$/.test(letters)) names.push(letters);
    return given !== '' && names.some((name) => folded(name) === given);
  });
}
