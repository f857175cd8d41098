import type en from '../../locales/en/site.json';
import type { LocalisedText } from '../../src/server/db/schema/catalogue.ts';
import { inLanguages } from './in-languages.ts';

export type SiteTextKey = keyof typeof en;

/** What the seed says under a key (texts/<locale>/site.json), in every language that says it; always in English and Chinese. */
export function siteText(key: SiteTextKey): LocalisedText {
  return inLanguages('site', key) as LocalisedText;
}
