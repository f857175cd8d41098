import type { LateTexts } from '../../i18n/lazy-texts.ts';
import { LATE_TEXTS_PATH } from '../../site/lazy-texts.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';

let texts: Promise<LateTexts> | undefined;

async function fetchTexts(): Promise<LateTexts> {
  const language = new URLSearchParams({ [LANGUAGE_FIELD]: document.documentElement.lang });
  const response = await fetch(`${LATE_TEXTS_PATH}?${language}`);
  if (!response.ok) throw new Error(`The texts answered ${response.status}.`);
  return response.json();
}

/** The texts of what is opened late, fetched once; again after they could not be had. */
export function lateTexts(): Promise<LateTexts> {
  texts ??= fetchTexts().catch((error) => {
    texts = undefined;
    throw error;
  });
  return texts;
}
