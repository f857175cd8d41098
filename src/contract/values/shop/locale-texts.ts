import type { Locale } from './locales.ts';

/** A text in some languages, of which none must be there. */
export type LocaleTexts = Partial<Record<Locale, string>>;
