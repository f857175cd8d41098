import { type Direction, LOCALES, type Locale } from '../contract/values/locales.ts';
import { FORMAT_TAGS, LANGUAGES, TAGS } from './languages.ts';

/** BCP 47 tag of an interface locale: the product's `la` is Lao, `lo` outside. */
export function bcp47(locale: Locale): string {
  return TAGS[locale];
}

/**
 * Tag of the conventions by which an interface locale writes numbers, money, dates and names of
 * countries: docs/decisions/019-regional-formats.md.
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

/** The locales that an Accept-Language header asks for, best first, as tags in lower case. */
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

const primary = (tag: string) => tag.split('-')[0];

/** The language that serves a tag, by its longest matching prefix. */
function servedBy(tag: string): Locale | undefined {
  const servants = LOCALES.flatMap((locale) =>
    (LANGUAGES[locale].serves ?? [])
      .filter((beginning) => tag === beginning || tag.startsWith(`${beginning}-`))
      .map((beginning) => ({ locale, length: beginning.length })),
  );
  return servants.sort((a, b) => b.length - a.length)[0]?.locale;
}

/**
 * The best locale of `supported` for a tag: an exact match, then the one that serves it, then by
 * language.
 */
function matchTag(tag: string, supported: readonly Locale[]): Locale | undefined {
  const server = servedBy(tag);
  return (
    supported.find((l) => bcp47(l).toLowerCase() === tag) ??
    supported.find((l) => l === server) ??
    supported.find((l) => primary(bcp47(l)) === primary(tag)) ??
    // Callers of the API send the locale codes of the contract.
    supported.find((l) => l.toLowerCase() === tag)
  );
}

/**
 * Which language a page is in: the shopper's choice (cookie), then the profile's, then what the
 * browser accepts, then the tenant's default; only languages that the tenant supports.
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
