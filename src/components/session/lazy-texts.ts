import type { LazyTexts } from '../../i18n/lazy-texts.ts';
import { LAZY_TEXTS_PATH } from '../../site/lazy-texts.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';

let texts: Promise<LazyTexts> | undefined;

async function fetchTexts(): Promise<LazyTexts> {
  const language = new URLSearchParams({ [LANGUAGE_FIELD]: document.documentElement.lang });
  const response = await fetch(`${LAZY_TEXTS_PATH}?${language}`);
  if (!response.ok) throw new Error(`The texts answered ${response.status}.`);
  return response.json();
}

/** The texts of lazy islands. They are fetched only once, unless that fails. */
export function lazyTexts(): Promise<LazyTexts> {
  texts ??= fetchTexts().catch((error) => {
    texts = undefined;
    throw error;
  });
  return texts;
}
