import type { LocalisedText } from '../../src/server/db/schema/shop/catalogue.ts';
import { siteText } from './site-text.ts';

/** Announcements that every tenant begins with, the newest first, one week apart. */
export const ANNOUNCEMENTS: readonly { title: LocalisedText; html: LocalisedText }[] = (
  ['newYear', 'freight', 'accounts'] as const
).map((name) => ({
  title: siteText(`announcements.${name}.title`),
  html: siteText(`announcements.${name}.html`),
}));
