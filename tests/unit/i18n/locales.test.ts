import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';
import { bcp47 } from '../../../src/i18n/locale.ts';

const FOLDER = path.join(import.meta.dirname, '../../../locales');
type Texts = Record<string, string>;

const textsOf = (locale: string): Texts =>
  JSON.parse(readFileSync(path.join(FOLDER, locale, 'common.json'), 'utf8')) as Texts;

const english = textsOf('en');
const written = readdirSync(FOLDER) as Locale[];

type Plural = { branches: string[]; ordinal: boolean };
type Shape = { arguments: Set<string>; plurals: Plural[] };

/** The arguments of a message with their kinds, and its plurals at all levels. */
function shapeOf(elements: readonly MessageFormatElement[]): Shape {
  const shape: Shape = { arguments: new Set(), plurals: [] };
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        shape.arguments.add(`<${element.value}>`);
        visit(element.children);
        continue;
      }
      const keys = 'options' in element ? Object.keys(element.options) : [];
      const kind = element.type === TYPE.select ? keys.toSorted().join('|') : TYPE[element.type];
      shape.arguments.add(`${element.value}: ${kind}`);
      if (element.type === TYPE.plural) {
        shape.plurals.push({ branches: keys, ordinal: element.pluralType === 'ordinal' });
      }
      if (!('options' in element)) continue;
      for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(elements);
  return shape;
}

const shapeOfText = (text: string) => shapeOf(parse(text));

/** Whether a plural only distinguishes one number from all others, so it needs no plural categories. */
const isCondition = ({ branches }: Plural) =>
  branches.every((name) => name === 'other' || name.startsWith('='));

/** Names and formulas that are written in English everywhere. */
const ENGLISH_EVERYWHERE = ['footer.copyright'];

/** The plural categories of integers in a language that a plural lacks. */
function missingCategories(locale: Locale, { branches, ordinal }: Plural): string[] {
  const rules = new Intl.PluralRules(bcp47(locale), { type: ordinal ? 'ordinal' : 'cardinal' });
  const exact = new Set(branches.filter((name) => name.startsWith('=')));
  const numbers = Array.from({ length: 201 }, (_, n) => n).filter((n) => !exact.has(`=${n}`));
  const needed = new Set(['other', ...numbers.map((n) => rules.select(n))]);
  return [...needed].filter((category) => !branches.includes(category));
}

describe.each(written)('the texts in %s', (locale) => {
  const texts = textsOf(locale);
  const shared = Object.keys(english).filter((key) => key in texts);

  it('are those of a language that the product has', () => {
    expect(LOCALES).toContain(locale);
  });

  it('are complete, and there are no others', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('have the arguments of the English texts', () => {
    const wrong = shared.filter((key) => {
      const own = shapeOfText(texts[key] ?? '').arguments;
      const wanted = shapeOfText(english[key] ?? '').arguments;
      return own.symmetricDifference(wanted).size > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('have every plural category of the language', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) => {
      const conditions = shapeOfText(english[key] ?? '').plurals.filter(isCondition).length;
      const own = shapeOfText(text).plurals;
      // As many plurals may be conditions as in English; the others need all categories.
      const skipped = new Set(own.filter(isCondition).slice(0, conditions));
      return own
        .filter((plural) => !skipped.has(plural))
        .flatMap((plural) => missingCategories(locale, plural))
        .map((category) => `${key}: ${category}`);
    });
    expect(wrong).toEqual([]);
  });
});

it.each(written.filter((locale) => locale !== 'en'))(
  'the texts in %s are not English: whole sentences differ from it',
  (locale) => {
    const texts = textsOf(locale);
    const sentence = /\p{Ll}{2,}\s+\p{Ll}{2,}\s+\p{Ll}{2,}/u;
    const same = Object.keys(english).filter(
      (key) =>
        texts[key] === english[key] &&
        sentence.test(english[key] ?? '') &&
        !ENGLISH_EVERYWHERE.includes(key),
    );
    expect(same).toEqual([]);
  },
);

it('the desk’s texts have the same arguments in Chinese as in English', () => {
  const [en, zh] = ['en', 'zh-CN'].map(
    (locale) => JSON.parse(readFileSync(path.join(FOLDER, locale, 'desk.json'), 'utf8')) as Texts,
  );
  const argumentsOf = (text = '') => [...shapeOfText(text).arguments];
  const name = (argument: string) => argument.split(':')[0];
  const wrong = Object.entries(en ?? {}).filter(([key, text]) => {
    const own = new Set(argumentsOf(zh?.[key]).map(name));
    // Chinese has no plurals, so a number that only chooses one may be missing.
    const needed = argumentsOf(text).filter((argument) => !argument.endsWith('plural'));
    const known = new Set(argumentsOf(text).map(name));
    return needed.some((argument) => !own.has(name(argument))) || !own.isSubsetOf(known);
  });
  expect(wrong).toEqual([]);
});
