import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { ARTICLE_TYPES } from '../../../src/contract/values/shop/site-kinds.ts';
import { CUSTOM_NUMBER_FORMATS, LANGUAGES } from '../../../src/i18n/languages.ts';
import { WHOM } from '../../../src/server/db/name-targets.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'locales');

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.record(text, text);
const months = v.pipe(v.array(text), v.length(12));
const role = v.picklist(['noun', 'adjective', 'material', 'feature', 'use']);

/** Each file of a language, its shape, and whether every language has it. */
const FILES: Record<string, { shape: v.GenericSchema; optional?: boolean }> = {
  'language.json': {
    shape: v.strictObject({
      name: text,
      tag: text,
      formatTag: text,
      direction: v.picklist(DIRECTIONS),
      serves: v.optional(v.array(v.pipe(text, v.regex(/^[a-z-]+$/)))),
      fallback: v.optional(v.picklist(LOCALES)),
    }),
  },
  'common.json': { shape: texts },
  'desk.json': { shape: texts, optional: true },
  // Ready answers of the demonstration's staff.
  'answers.json': { shape: texts },
  'site.json': { shape: texts },
  'catalogue.json': {
    shape: v.strictObject({
      title: v.strictObject({
        order: v.pipe(v.array(role), v.length(5)),
        between: text,
        before: v.optional(v.record(role, v.string())),
        prepositions: v.optional(v.array(text)),
        end: v.string(),
      }),
      nounFirst: v.boolean(),
      and: v.optional(text),
      stopWords: v.array(text),
      smallWords: v.optional(v.array(text)),
      asideWords: v.optional(v.array(text)),
      asideBehind: v.optional(v.array(text)),
      below: v.optional(v.array(text)),
      stemmer: v.optional(text),
      endings: v.optional(v.array(v.tuple([text, v.string()]))),
      diminutives: v.optional(v.array(v.tuple([text, v.string()]))),
      particles: v.optional(v.array(text)),
      letters: v.optional(v.record(text, v.string())),
      keyboard: v.optional(v.record(text, v.string())),
      genders: v.optional(v.boolean()),
      accents: v.optional(v.boolean()),
    }),
  },
  'emoji.json': { shape: v.strictObject({ things: v.array(text), words: v.array(text) }) },
  'names.json': {
    shape: v.strictObject({
      nouns: v.record(
        text,
        v.strictObject({
          names: v.optional(v.array(text)),
          wide: v.optional(v.array(text)),
          near: v.optional(v.array(text)),
        }),
      ),
      categories: v.record(text, v.array(text)),
      uses: v.optional(v.record(text, v.array(text))),
      lacking: v.optional(v.array(text)),
      brands: v.optional(v.array(text)),
      lackingNear: v.optional(v.record(v.string(), v.array(text))),
      purposes: v.record(text, v.array(text)),
      actions: v.optional(
        v.strictObject({
          verbs: v.record(text, v.array(text)),
          objects: v.record(text, v.array(text)),
        }),
      ),
      ages: v.array(text),
      words: v.strictObject({
        whom: v.record(v.picklist(WHOM), v.array(text)),
        cheap: v.array(text),
        empty: v.array(text),
      }),
    }),
    optional: true,
  },
  // The catalogue's own data is English and Chinese.
  'categories.json': { shape: texts, optional: true },
  'words.json': { shape: texts, optional: true },
  // Names of what shops of all kinds sell, for searches; a language may not have them yet.
  'things.json': { shape: v.record(text, v.array(text)), optional: true },
  'samples.json': { shape: v.strictObject({ formats: v.array(text), countries: v.array(text) }) },
  'formats.json': {
    shape: v.strictObject({
      numbers: v.strictObject({ like: text, words: texts, symbolBeforeMinus: v.boolean() }),
      dates: v.strictObject({
        months: v.strictObject({ medium: months, long: months }),
        day: v.pipe(text, v.regex(/\{date\}.*\{month\}.*\{year\}/)),
        twoDigitHours: v.boolean(),
      }),
      lists: v.strictObject({ two: text, more: text }),
    }),
    optional: true,
  },
  'money.json': { shape: v.strictObject({ cnySign: text }), optional: true },
  'regions.json': {
    shape: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), text),
    optional: true,
  },
  'typography.json': {
    shape: v.strictObject({
      fonts: v.pipe(v.array(text), v.minLength(1)),
      tallLetters: v.optional(v.boolean()),
      lineBreak: v.optional(v.literal('strict')),
      wordBreak: v.optional(v.picklist(['keep-all', 'auto-phrase'])),
    }),
    optional: true,
  },
  'districts.json': {
    shape: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z\d]{1,3}$/)), text),
    optional: true,
  },
};
const ARTICLES = ARTICLE_TYPES.map((type) => `${type.toLowerCase().replaceAll('_', '-')}.html`);

it('each language of the list has its folder, and each folder is of a language', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...LOCALES].toSorted());
  expect(LOCALES.length).toBeGreaterThanOrEqual(17);
});

describe.each(LOCALES)('the folder of %s', (locale) => {
  const names = readdirSync(path.join(FOLDER, locale)).filter((name) => name !== 'articles');

  it('has every file that a language needs, and no unknown one', () => {
    const needed = Object.keys(FILES).filter((name) => !FILES[name]?.optional);
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !FILES[name])).toEqual([]);
  });

  it.each(names)('%s has its shape', (name) => {
    const json: unknown = JSON.parse(readFileSync(path.join(FOLDER, locale, name), 'utf8'));
    const { shape = v.never() } = FILES[name] ?? {};
    expect(v.safeParse(shape, json).issues?.map(({ message }) => message)).toBeUndefined();
  });

  it('has every article, with a title on its first line', () => {
    const folder = path.join(FOLDER, locale, 'articles');
    expect(readdirSync(folder).toSorted()).toEqual(ARTICLES.toSorted());
    for (const name of ARTICLES) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(
        /^<title>.+<\/title>\n<.*>\n$/s,
      );
    }
  });
});

describe('languages', () => {
  const all = Object.values(LANGUAGES);

  it('differ in name and tag', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ tag }) => tag)).size).toBe(all.length);
  });

  it.each(LOCALES)('%s has valid BCP 47 tags, and the direction of its script', (locale) => {
    const { tag, formatTag, direction } = LANGUAGES[locale];
    expect(Intl.getCanonicalLocales([tag, formatTag])).toEqual([...new Set([tag, formatTag])]);
    const script = new Intl.Locale(tag).maximize().script ?? '';
    expect(direction).toBe(/^(Arab|Hebr|Syrc|Thaa|Nkoo)$/.test(script) ? 'rtl' : 'ltr');
  });

  it.each(Object.keys(CUSTOM_NUMBER_FORMATS))(
    '%s has its own names of regions with its own formats',
    (locale) => {
      expect(readdirSync(path.join(FOLDER, locale))).toContain('regions.json');
    },
  );
});

/** Files and folders outside `locales` that may name a language, and why. */
const MAY_NAME: Record<string, string> = {
  'src/contract/values/shop/locales.ts': 'The one list.',
  'src/contract/values/shop/site-kinds.ts': 'Codes of countries.',
  'src/contract/values/warehouse/customs-id.ts': 'Codes of countries.',
  'src/contract/values/warehouse/post-codes.ts': 'Codes of countries.',
  'src/server/sourcing/marketplaces/taobao.ts': 'Languages that Taobao translates into.',
  'src/server/sourcing/marketplaces/alibaba-query.ts': 'Languages that 1688 translates into.',
  'src/server/payments/stripe/account.ts': 'Languages of Stripe’s payment page.',
  'src/contract/examples/': 'Codes of countries and languages in examples.',
  'demo/own-stock.ts': 'Goods of a tenant, in its languages.',
  'demo/texts/names.ts': 'Which languages write brands in which script.',
  'demo/tenants/': 'A tenant chooses its languages and countries.',
};
/** English is the default, and Chinese is what marketplaces write: all code may name them. */
const BASE_LANGUAGES: readonly string[] = ['en', 'zh-CN'];
/** Language codes with other meanings in code: a field, an HTML tag, a unit, a point of a curve. */
const OTHER_MEANINGS: readonly string[] = ['id', 'th', 'ms', 'pt'];

it('no code outside the folders names another language', () => {
  const tags = LOCALES.map((locale) => LANGUAGES[locale].tag);
  const codes = [...new Set<string>([...LOCALES, ...tags])].filter(
    (code) => !BASE_LANGUAGES.includes(code),
  );
  const unambiguousCodes = codes.filter((code) => !OTHER_MEANINGS.includes(code));
  const named = new RegExp(
    `(['"])(?:${unambiguousCodes.join('|')})\\1|^\\s*(?:${unambiguousCodes.join('|')}): |` +
      `:lang\\(\\w|locales/(?:${codes.join('|')})/`,
    'm',
  );
  const sources = globSync('{src,demo}/**/*.{ts,tsx}', { cwd: ROOT });
  const filesNamingLanguages = sources.filter((file) =>
    named.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  const isAllowed = (file: string) => Object.keys(MAY_NAME).some((one) => file.startsWith(one));
  expect(filesNamingLanguages.filter((file) => !isAllowed(file))).toEqual([]);
  const unusedExceptions = Object.keys(MAY_NAME).filter(
    (one) => !filesNamingLanguages.some((file) => file.startsWith(one)),
  );
  expect(unusedExceptions).toEqual([]);
});
