import type { Locale } from '../contract/values/shop/locales.ts';
import { CUSTOM_LIST_FORMATS, CUSTOM_REGION_NAMES } from './languages.ts';
import { formatTag } from './locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Cached: creating an `Intl.DisplayNames` takes far longer than using it. */
function namesIn(locale: Locale): Intl.DisplayNames {
  let cached = names.get(locale);
  if (!cached) {
    cached = new Intl.DisplayNames([formatTag(locale), 'en'], { type: 'region' });
    names.set(locale, cached);
  }
  return cached;
}

/** The name of a country by its ISO code in any case; the code itself if it is unknown. */
export function regionName(locale: Locale, code: string): string {
  const region = code.toUpperCase();
  const customName = CUSTOM_REGION_NAMES[locale]?.[region];
  if (customName) return customName;
  try {
    return namesIn(locale).of(region) ?? region;
  } catch {
    return region;
  }
}

/** Formats a list: `A, B and C`. */
export function formatList(locale: Locale, items: readonly string[]): string {
  const separators = CUSTOM_LIST_FORMATS[locale];
  if (!separators) return new Intl.ListFormat(formatTag(locale)).format(items);
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const beforeLast = items.length === 2 ? separators.two : separators.more;
  return items.slice(0, -1).join(', ') + beforeLast + last;
}
