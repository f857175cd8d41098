import type { Locale } from '../contract/values/shop/locales.ts';
import { LANGUAGE_FIELD } from '../site/page-language.ts';
import { bcp47 } from './locale.ts';

type Languages = { supportedLanguages: readonly Locale[]; defaultLanguage: Locale };

/**
 * The tenant's locale for a BCP 47 tag or the product's own code (`la`); undefined if the tenant
 * lacks it.
 */
export function localeOfTag(
  tag: string | null | undefined,
  { supportedLanguages }: Pick<Languages, 'supportedLanguages'>,
): Locale | undefined {
  const lowerCaseTag = tag?.toLowerCase();
  return supportedLanguages.find(
    (one) => bcp47(one).toLowerCase() === lowerCaseTag || one.toLowerCase() === lowerCaseTag,
  );
}

/** Splits a URL of this site into path, query and fragment. */
function splitUrl(url: string): { path: string; query: string; fragment: string } {
  const [whole = '', ...fragments] = url.split('#');
  const at = whole.indexOf('?');
  return {
    path: at < 0 ? whole : whole.slice(0, at),
    query: at < 0 ? '' : whole.slice(at + 1),
    fragment: fragments.length > 0 ? `#${fragments.join('#')}` : '',
  };
}

const isLanguageField = (field: string) => field.split('=')[0] === LANGUAGE_FIELD;

/** The language that a URL of this site requests. */
export function languageOf(
  url: string,
  tenant: Pick<Languages, 'supportedLanguages'>,
): Locale | undefined {
  return localeOfTag(new URLSearchParams(splitUrl(url).query).get(LANGUAGE_FIELD), tenant);
}

/** The same URL of this site without the language field; the rest stays unchanged. */
export function withoutLanguage(url: string): string {
  const { path, query, fragment } = splitUrl(url);
  const rest = query.split('&').filter((field) => field !== '' && !isLanguageField(field));
  return path + (rest.length > 0 ? `?${rest.join('&')}` : '') + fragment;
}

/** A URL of this site with the language field of a locale; without it for the tenant's default. */
export function inLanguage(
  url: string,
  locale: Locale,
  { defaultLanguage }: Pick<Languages, 'defaultLanguage'>,
): string {
  const bareUrl = withoutLanguage(url);
  if (locale === defaultLanguage) return bareUrl;
  const { path, query, fragment } = splitUrl(bareUrl);
  return `${path}?${query && `${query}&`}${LANGUAGE_FIELD}=${bcp47(locale)}${fragment}`;
}
