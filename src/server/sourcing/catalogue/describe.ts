import { pictureUrl } from '../../../contract/values/goods/pictures.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import {
  capitalised,
  composeSentence,
  type TranslatedWords,
  translateWords,
} from '../../db/product-words.ts';
import type { ComposedDescription, ProductDetail } from '../../db/schema/shop/catalogue.ts';
import { pickText } from '../../db/tenant-text.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { Translate } from './phrases.ts';

type Description = ProductDetail['description'];

/**
 * Which pictures are shown below a description, as arguments of `slice`. The first picture is at
 * the top of the page.
 */
const PICTURE_RANGE = [1, 4] as const;

function isComposed(description: Description): description is ComposedDescription {
  return typeof description.words === 'object';
}

/** The description of a product as simple HTML: a paragraph, a list, pictures. */
export function descriptionHtml(
  { description, images }: Pick<ProductDetail, 'description' | 'images'>,
  { locale, translate }: { locale: Locale; translate: Translate },
): string {
  if (!isComposed(description)) return pickText(description, locale);
  const words = translateWords(description.words, translate);
  const { sentence, use } = (WRITERS[locale] ?? writerOfPhrases(locale))(words);
  const items = [use, ...description.notes.map(translate)];
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const pictures = images.slice(...PICTURE_RANGE).map((path) => picture(path, words.noun));
  return `<p>${escapeHtml(sentence)}</p><ul>${list}</ul>${pictures.join('')}`;
}

/** Writes the sentence that describes a product, and the product's use, in one language. */
type Writer = (words: TranslatedWords) => { sentence: string; use: string };

/** English words that keep their capital: names of peoples, places and days. */
const NAMES = new Set(
  'Bluetooth British Children’s Chinese Damascus Day English European French Girls’ Japanese Korean Mother’s Muay Mum Nordic Thai Turkish Valentine’s'.split(
    ' ',
  ),
);
const NAME_OR_WORD = /(?:Lunar )?New Year|[\p{L}\p{N}’]+/gu;

/** A phrase of a title inside a sentence: without hyphens and capitals, except those of names. */
const plainPhrase = (text: string) =>
  text
    .replaceAll('-', ' ')
    .replaceAll(NAME_OR_WORD, (word) =>
      NAMES.has(word) || /\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase(),
    );

const WRITERS: Partial<Record<Locale, Writer>> = {
  en: ({ noun, adjective, material, feature, use }) => ({
    sentence: `${noun}: ${[material, adjective, feature].map(plainPhrase).join(', ')}.`,
    use: capitalised(plainPhrase(use)),
  }),
  'zh-CN': ({ noun, adjective, material, feature, use }) => ({
    sentence: `${material}${noun}，${adjective}，${feature}。`,
    use: `适用：${use}`,
  }),
};

const writerOfPhrases =
  (locale: Locale): Writer =>
  (words) => ({ sentence: composeSentence(locale, words), use: capitalised(words.use) });

function picture(path: string, alt: string): string {
  const url = escapeHtml(pictureUrl(path, 800));
  return `<img src="${url}" alt="${escapeHtml(alt)}" width="800" height="800" loading="lazy">`;
}
