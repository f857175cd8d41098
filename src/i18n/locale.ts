import { type Direction, LOCALES, type Locale } from '../contract/values/enums.ts';

/** BCP 47 tag of an interface locale: the product's `la` is Lao, `lo` outside. */
export function bcp47(locale: Locale): string {
  return locale === 'la' ? 'lo' : locale;
}

/**
 * Tag of the conventions by which an interface locale writes numbers, money, dates and names of
 * countries: docs/decisions/019-regional-formats.md.
 */
export function formatTag(locale: Locale): string {
  return (
    { en: 'en-AU', es: 'es-419', pt: 'pt-BR', ar: 'ar-u-nu-latn' }[locale as string] ??
    bcp47(locale)
  );
}

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
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

const TRADITIONAL = /^zh-(hk|tw|mo|hant)/;

/** The locale among `supported` that a tag means: exact, then by language; Chinese by script. */
function matchTag(tag: string, supported: readonly Locale[]): Locale | undefined {
  if (tag === 'zh' || tag.startsWith('zh-')) {
    const wanted: Locale = TRADITIONAL.test(tag) ? 'zh-HK' : 'zh-CN';
    return supported.find((l) => l === wanted) ?? supported.find((l) => l.startsWith('zh-'));
  }
  const language = tag.split('-')[0];
  return (
    supported.find((l) => bcp47(l).toLowerCase() === tag) ??
    supported.find((l) => bcp47(l) === language) ??
    // Callers of the API name a language as the contract does.
    supported.find((l) => l.toLowerCase() === tag)
  );
}

/**
 * Which language a page is in: the shopper's choice (cookie), then the profile's, then what the
 * browser accepts, then the tenant's default; only languages that the tenant supports.
 */
export function negotiateLocale(
  tenant: { supportedLanguages: readonly Locale[]; defaultLanguage: Locale },
  asked: {
    cookie?: string | undefined;
    profile?: string | undefined;
    acceptLanguage?: string | undefined;
  },
): Locale {
  const supported = tenant.supportedLanguages;
  const chosen = [asked.cookie, asked.profile].find((c) => supported.some((l) => l === c));
  if (chosen) return chosen as Locale;
  for (const tag of acceptedTags(asked.acceptLanguage ?? '')) {
    const match = matchTag(tag, supported);
    if (match) return match;
  }
  return tenant.defaultLanguage;
}
