import type en from '../../locales/en/site.json';
import type { LocalisedText } from '../../src/server/db/schema/shop/catalogue.ts';
import { inLanguages } from './in-languages.ts';

export type SiteTextKey = keyof typeof en;

/** A text of `locales/<locale>/site.json`, in every language that has it; English and Chinese always do. */
export function siteText(key: SiteTextKey): LocalisedText {
  return inLanguages('site', key) as LocalisedText;
}
