import { type Direction, LOCALES, type Locale } from '../contract/values/shop/locales.ts';
import { FORMAT_TAGS, LANGUAGES, TAGS } from './languages.ts';

/** BCP 47 tag of an interface locale. They differ: Lao is `la` in the product, `lo` in BCP 47. */
export function bcp47(locale: Locale): string {
  return TAGS[locale];
}

/**
 * BCP 47 tag for formatting numbers, money, dates and names of countries:
 * docs/decisions/019-regional-formats.md.
 */
export function formatTag(locale: Locale): string {
  return FORMAT_TAGS[locale];
}

export function directionOf(locale: Locale): Direction {
  return LANGUAGES[locale].direction;
}

export function isLocale(text: string | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The tags of an Accept-Language header, best first, in lower case. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const primaryLanguage = (tag: string) => tag.split('-')[0];

/** The language whose `serves` has the longest matching prefix of a tag. */
function servedBy(tag: string): Locale | undefined {
  const matches = LOCALES.flatMap((locale) =>
    (LANGUAGES[locale].serves ?? [])
      .filter((prefix) => tag === prefix || tag.startsWith(`${prefix}-`))
      .map((prefix) => ({ locale, length: prefix.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.locale;
}

/**
 * The best locale of `supported` for a tag: an exact match, then the one that serves the tag, then
 * one of the same primary language.
 */
function matchTag(tag: string, supported: readonly Locale[]): Locale | undefined {
  const serving = servedBy(tag);
  return (
    supported.find((l) => bcp47(l).toLowerCase() === tag) ??
    supported.find((l) => l === serving) ??
    supported.find((l) => primaryLanguage(bcp47(l)) === primaryLanguage(tag)) ??
    // Callers of the API send the locale codes of the contract.
    supported.find((l) => l.toLowerCase() === tag)
  );
}

/**
 * The language of a page: the cookie's, else the profile's, else the best of Accept-Language, as
 * far as the tenant supports it; else the tenant's default.
 */
export function negotiateLocale(
  tenant: { supportedLanguages: readonly Locale[]; defaultLanguage: Locale },
  wanted: {
    cookie?: string | undefined;
    profile?: string | undefined;
    acceptLanguage?: string | undefined;
  },
): Locale {
  const supported = tenant.supportedLanguages;
  const chosen = [wanted.cookie, wanted.profile].find((c) => supported.some((l) => l === c));
  if (chosen) return chosen as Locale;
  for (const tag of acceptedTags(wanted.acceptLanguage ?? '')) {
    const match = matchTag(tag, supported);
    if (match) return match;
  }
  return tenant.defaultLanguage;
}
