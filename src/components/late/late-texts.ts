import { LATE_TEXTS_PATH } from '../../contract/late-texts.ts';
import { LANGUAGE_FIELD } from '../../contract/page-language.ts';
import type { LateTexts } from '../../i18n/late-texts.ts';

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
