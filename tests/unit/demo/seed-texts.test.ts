import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../demo/catalogue/catalogue.ts';
import { catalogueWords } from '../../../demo/catalogue/phrases.ts';
import { PLACES } from '../../../demo/catalogue/places.ts';
import { TENANTS } from '../../../demo/tenants/all.ts';
import { articlesOf } from '../../../demo/texts/articles.ts';
import { wordIn } from '../../../demo/texts/words.ts';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';
import { ARTICLE_TYPES } from '../../../src/contract/values/shop/site-kinds.ts';
import { CATALOGUE_LANGUAGES } from '../../../src/i18n/languages.ts';
import { fillHtml, fillText } from '../../../src/server/commerce/site/tenant-facts.ts';
import type { ProductWords } from '../../../src/server/db/schema/shop/catalogue.ts';
import { sanitiseArticle } from '../../../src/server/html/sanitise.ts';
import { matchRoute } from '../../../src/site/match-route.ts';
import { translator } from '../support/translator.ts';

type Texts = Record<string, string>;

const file = (locale: Locale, name: string): Texts =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../locales/${locale}/${name}`, 'utf8'));

const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const TRANSLATED = OTHERS.filter((locale) => locale !== 'zh-CN');
/** Languages in other scripts: a Latin word in their texts is a name, or was not translated. */
const UNLIKE_ENGLISH = TRANSLATED.filter((locale) =>
  ['zh-HK', 'th', 'ja', 'ko', 'ru', 'bg', 'ar', 'la'].includes(locale),
);
/** Names and technical words that are the same in all languages. */
const NAMES =
  /Bluetooth|Type-C|Vlog|Full HD|Wi-?Fi|GaN|iPad|MagSafe|Lightning|Polo|Notebook|Crazy Horse/gi;
const latinWords = (text: string) => text.replaceAll(NAMES, '').match(/[a-z]{3,}/g) ?? [];

/** How many words a language may share with English: Bikini, Radio, Material. */
const MAX_ALIKE = 30;

const words = catalogueWords();
/** Whether a text must be translated. Sizes and figures (`2XL`, `30 cm`, `10000mAh`) need not be. */
const needsWords = (text: string) =>
  /\p{L}{3,}/u.test(text.replaceAll(/\d+ ?(?:mAh|inch|pcs)/g, ''));

describe('the texts of the site', () => {
  const english = file('en', 'site.json');
  const isBrand = (key: string) => /^tenants\.\w+\.name$/.test(key);

  test.each(OTHERS)('are complete in %s, without unused ones', (locale) => {
    const keys = Object.keys(file(locale, 'site.json'));
    expect(keys.filter((key) => !(key in english))).toEqual([]);
    expect(Object.keys(english).filter((key) => !isBrand(key) && !keys.includes(key))).toEqual([]);
  });

  test.each(OTHERS)('are written in %s', (locale) => {
    const texts = Object.entries(file(locale, 'site.json'));
    const alike = texts.filter(([key, text]) => text === english[key] && !isBrand(key));
    expect(alike.map(([key]) => key)).toEqual(ALIKE[locale] ?? []);
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
  });

  test.each([
    ['zh-HK', '家', '門'],
    ['zh-CN', '家', '门'],
    ['th', 'หน้า', 'บ้าน'],
  ] as const)('break no word in the heading of the welcome banner in %s', (locale, start, end) => {
    expect(file(locale, 'site.json')['banners.welcome.title']).toContain(`${start}\u2060${end}`);
  });

  test('lead from the footer to pages of the shop', () => {
    const links = TENANTS.flatMap(({ record }) => record.footerLinks ?? []);
    expect(links.filter(({ link }) => !link.startsWith('/') || !matchRoute(link))).toEqual([]);
  });

  test.each(OTHERS)('keep the tags of announcements in %s', (locale) => {
    for (const [key, html] of Object.entries(file(locale, 'site.json'))) {
      if (!key.endsWith('.html')) continue;
      expect(sanitiseArticle(html)).toBe(html);
      expect([key, tagsOf(html)]).toEqual([key, tagsOf(english[key] ?? '')]);
    }
  });
});

/** The keys whose text a language shares with English. */
const ALIKE: Partial<Record<Locale, string[]>> = {
  fr: ['shelves.sneakers'],
  pt: ['shelves.sneakers', 'channels.qr'],
  ms: ['shelves.sneakers', 'channelLabels.bank'],
  uz: ['channelLabels.bank'],
  id: ['shelves.sneakers', 'channelLabels.bank'],
};

/** The tags of HTML with their attributes, without those that only fix the direction of figures. */
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).filter((tag) => !/bdi/.test(tag));

describe('the articles', async () => {
  const [sampan] = TENANTS;
  const tenant = (sampan as NonNullable<typeof sampan>).record;
  const written = articlesOf({ supportedLanguages: [...LOCALES] }, ARTICLE_TYPES);
  const articles = await Promise.all(
    written.map(async ({ locale, html, ...article }) => ({
      ...article,
      locale,
      title: fillText({ tenant, locale, t: await translator(locale) }, article.title),
      html: fillHtml({ tenant, locale, t: await translator(locale) }, html),
    })),
  );
  const english = new Map(articles.filter((a) => a.locale === 'en').map((a) => [a.type, a]));
  /** The digits of all figures, so that 1.24 equals 1,24, and 65.00 equals 65. */
  const figures = (html: string) =>
    new Set(
      html
        .match(/\d[\d.,]*\d|\d/g)
        ?.map((figure) => figure.replace(/[.,]00$/, '').replaceAll(/[.,]/g, '')),
    );

  test.each(LOCALES)(
    'are complete and safe in %s, with the structure of the English ones',
    (locale) => {
      const own = articles.filter((article) => article.locale === locale);
      expect(own.map(({ type }) => type)).toEqual([...ARTICLE_TYPES]);
      for (const { type, title, html } of own) {
        const like = english.get(type);
        expect([type, sanitiseArticle(html)]).toEqual([type, html.trim()]);
        expect([type, tagsOf(html)]).toEqual([type, tagsOf(like?.html ?? '')]);
        expect([type, [...figures(like?.html ?? '').difference(figures(html))]]).toEqual([
          type,
          [],
        ]);
        expect(`${title} ${html}`).not.toMatch(/undefined|[{}]|\[object|NaN/);
        if (locale !== 'en' && title !== 'FAQ') expect(title).not.toBe(like?.title);
      }
    },
  );
});

describe('the categories', () => {
  const { categories } = generateCatalogue({ products: 0 });

  test.each(UNLIKE_ENGLISH)('are named without English in %s', (locale) => {
    const named = categories.map(({ names }) => names[locale] ?? '');
    expect(named.filter((name) => latinWords(name).length > 0)).toEqual([]);
  });
  test.each(TRANSLATED)('are named in %s, few of them as in English', (locale) => {
    const alike = categories.filter(({ names }) => names[locale] === names.en);
    expect(alike.length, alike.map(({ id }) => id).join(', ')).toBeLessThan(MAX_ALIKE / 2);
  });
});

describe('the words of the catalogue', () => {
  test.each(TRANSLATED)('are all translated into %s', (locale) => {
    const unsaid = words.filter((word) => needsWords(word) && !wordIn(locale, word)?.trim());
    expect(unsaid).toEqual([]);
    const untidy = words.filter((word) => /^\s|\s$|\s\s/.test(wordIn(locale, word) ?? ''));
    expect(untidy).toEqual([]);
  });
  test.each(UNLIKE_ENGLISH)('are translated without English words in %s', (locale) => {
    const said = words.map((word) => wordIn(locale, word) ?? '');
    expect(said.filter((text) => latinWords(text).length > 0)).toEqual([]);
  });
  /** Cities and materials such as EVA are the same in all languages with Latin letters. */
  const isName = (word: string) => /^[A-Z\d]+$/.test(word) || PLACES.some(({ en }) => en === word);

  test.each(TRANSLATED)('are words of %s, few of them English ones', (locale) => {
    const alike = words.filter((word) => needsWords(word) && wordIn(locale, word) === word);
    const doubtful = alike.filter((word) => !isName(word));
    expect(doubtful.length, doubtful.join(', ')).toBeLessThan(MAX_ALIKE);
  });
  test.each(TRANSLATED)('have no superfluous translations in %s', (locale) => {
    const known = new Set(words);
    expect(Object.keys(file(locale, 'words.json')).filter((word) => !known.has(word))).toEqual([]);
  });
});

/** Content words of four letters or more; a hyphen joins the halves of a doubled word. */
const contentWords = (locale: Locale, text: string) => {
  const { stopWords, title } = CATALOGUE_LANGUAGES[locale];
  const common = [...stopWords, ...(title.prepositions ?? []), 'with', 'from', 'without'];
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}’ʻ']{4,}/gu) ?? []).filter(
    (word) => !common.includes(word),
  );
};
const countOf = (words: readonly string[], word: string) => words.filter((w) => w === word).length;

describe('titles', () => {
  const { products } = generateCatalogue();

  test.each(LOCALES.filter((locale) => locale !== 'zh-CN'))(
    'in %s have no word of four letters in two of their phrases',
    (locale) => {
      const repeated = products.flatMap(({ titleEn, titles, detail }) => {
        const title = locale === 'en' ? titleEn : (titles?.[locale] ?? '');
        const { description } = detail;
        if (typeof description.words !== 'object') return [];
        // One phrase may double a word: `kanak-kanak`.
        const phrases = Object.values(description.words as ProductWords).map(({ en }) =>
          contentWords(locale, locale === 'en' ? en : (wordIn(locale, en) ?? en)),
        );
        const own = contentWords(locale, title);
        const wrong = own.filter(
          (word) =>
            countOf(own, word) > Math.max(...phrases.map((phrase) => countOf(phrase, word))),
        );
        return wrong.length > 0 ? [title] : [];
      });
      expect(repeated).toEqual([]);
    },
  );
  const alikeInEnglish = products.length - new Set(products.map((p) => p.titleEn)).size;

  test.each(TRANSLATED)('in %s exist for every product, are tidy, and few are equal', (locale) => {
    const titles = products.map((product) => product.titles?.[locale] ?? '');
    const untidy = titles.filter(
      (title) => /^\s|\s$|\s\s|^.{0,3}$/.test(title) || title.length > 120,
    );
    expect(untidy).toEqual([]);
    expect(titles.filter((title) => /undefined|,,|, ,/.test(title))).toEqual([]);
    // Where a language has one word for two English ones, a few more titles are equal.
    expect(titles.length - new Set(titles).size).toBeLessThan(alikeInEnglish * 2);
  });
});
