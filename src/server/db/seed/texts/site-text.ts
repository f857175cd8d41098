import type { LocalisedText } from '../../schema/catalogue.ts';
import type en from './en/site.json';
import { inLanguages } from './in-languages.ts';

export type SiteTextKey = keyof typeof en;

/** What the seed says under a key (texts/<locale>/site.json), in every language that says it; always in English and Chinese. */
export function siteText(key: SiteTextKey): LocalisedText {
  return inLanguages('site', key) as LocalisedText;
}
