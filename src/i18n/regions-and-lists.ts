import type { Locale } from '../contract/values/shop/locales.ts';
import { CUSTOM_LIST_FORMATS, CUSTOM_REGION_NAMES } from './languages.ts';
import { formatTag } from './locale.ts';

type NameType = 'region' | 'currency';

const names = new Map<string, Intl.DisplayNames>();

/** Cached: creating an `Intl.DisplayNames` takes far longer than using it. */
function namesIn(locale: Locale, type: NameType): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  let cached = names.get(key);
  if (!cached) {
    cached = new Intl.DisplayNames([formatTag(locale), 'en'], { type });
    names.set(key, cached);
  }
  return cached;
}

/** The name of a country by its ISO code in any case; the code itself if it is unknown. */
export function regionName(locale: Locale, code: string): string {
  const region = code.toUpperCase();
  const customName = CUSTOM_REGION_NAMES[locale]?.[region];
  if (customName) return customName;
  try {
    return namesIn(locale, 'region').of(region) ?? region;
  } catch {
    return region;
  }
}

/** The name of a currency by its ISO code; the code itself if it is unknown. */
export const currencyName = (locale: Locale, code: string): string =>
  namesIn(locale, 'currency').of(code) ?? code;

/** Formats a list: `A, B and C`. */
export function formatList(locale: Locale, items: readonly string[]): string {
  const separators = CUSTOM_LIST_FORMATS[locale];
  if (!separators) return new Intl.ListFormat(formatTag(locale)).format(items);
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const beforeLast = items.length === 2 ? separators.two : separators.more;
  return items.slice(0, -1).join(', ') + beforeLast + last;
}
