import type { FieldErrorCode } from '../../../contract/errors.ts';
import type { LocaleTexts } from '../../../contract/values/locale-texts.ts';
import { LOCALES, type Locale } from '../../../contract/values/locales.ts';
import { toFen } from '../../../contract/values/money.ts';
import {
  MAX_OWN_OPTIONS,
  MAX_OWN_PICTURES,
  MAX_OWN_TIERS,
  MAX_OWN_VALUES,
  MAX_OWN_VARIANTS,
  type OwnOption,
  type OwnPicture,
  type OwnProductTyped,
  type TypedVariant,
} from '../../../contract/values/own-products.ts';
import { GOODS_CLASSES, type GoodsClass } from '../../../contract/values/product-kinds.ts';
import type { OwnTier } from '../../db/schema/own-stock.ts';

/*
 * Reads what was typed of an own product, and says all that is wrong with it. No database, no clock.
 */

export type Problem = { field: string; code: FieldErrorCode };

/** What the reader has to know of the shop. */
export type ShopFacts = {
  /** The shop's first language. */
  first: Locale;
  /** The codes of its other products and variants, in lower case. */
  otherCodes: ReadonlySet<string>;
  otherSkus: ReadonlySet<string>;
  isCategory: (id: string) => boolean;
  /** Whether visitors could see a picture. */
  isPicture: (path: string) => boolean;
};

export type OwnVariantValue = {
  /** Empty for a new one. */
  id: string;
  sku: string;
  values: string[];
  priceFen: number;
  weightG: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** The first pieces on the shelf of a new one. */
  stock: number;
  active: boolean;
};

/** A product without mistakes. */
export type OwnProductValue = {
  code: string;
  titles: LocaleTexts;
  descriptions: LocaleTexts;
  categoryId: string;
  goodsClass: GoodsClass;
  unit: string;
  options: OwnOption[];
  pictures: OwnPicture[];
  tiers: OwnTier[];
  freightFirstFen: number;
  freightNextFen: number;
  dispatchHours: number;
  variants: OwnVariantValue[];
};

const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
const MAX_TITLE = 200;
const MAX_NAME = 40;
export const DISPATCH_HOURS = { usual: 48, most: 2160 };
const MOST_GRAMS = 500_000;
const MOST_MM = 5_000;
const MOST_PIECES = 1_000_000;

/** What was typed, without spaces at the ends, empty texts and rows that say nothing; each option and value with a key. */
export function tidied(typed: OwnProductTyped): OwnProductTyped {
  const options = typed.options
    .map((option) => ({
      ...option,
      name: tidyTexts(option.name),
      values: option.values
        .map((value) => ({ ...value, name: tidyTexts(value.name), image: value.image.trim() }))
        .filter(({ name, image }) => hasText(name) || image !== ''),
    }))
    .filter(({ name, values }) => hasText(name) || values.length > 0);
  return {
    ...typed,
    code: typed.code.trim(),
    title: tidyTexts(typed.title),
    description: tidyTexts(typed.description),
    categoryId: typed.categoryId.trim(),
    unit: typed.unit.trim(),
    tiers: typed.tiers.trim(),
    options: withKeys(options),
    pictures: typed.pictures
      .map(({ path, alt }) => ({ path: path.trim(), alt: tidyTexts(alt) }))
      .filter(({ path }) => path !== ''),
    variants: typed.variants.map((variant) => ({ ...variant, sku: variant.sku.trim() })),
  };
}

const hasText = (texts: LocaleTexts): boolean => Object.values(texts).some(Boolean);

const tidyTexts = (texts: LocaleTexts): LocaleTexts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale]?.trim();
      return text ? [[locale, text]] : [];
    }),
  );

/** Gives options and values without a key, or with one that another has, the next free one. */
function withKeys(options: readonly OwnOption[]): OwnOption[] {
  const taken = new Set<string>();
  const typed = options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
  const next = (prefix: string) => {
    let number = 1;
    while (typed.includes(prefix + number) || taken.has(prefix + number)) number += 1;
    return prefix + number;
  };
  const keyOf = (key: string, prefix: string) => {
    const free = /^[a-z]\d{1,5}$/.test(key) && !taken.has(key) ? key : next(prefix);
    taken.add(free);
    return free;
  };
  return options.map((option) => ({
    ...option,
    key: keyOf(option.key, 'o'),
    values: option.values.map((value) => ({ ...value, key: keyOf(value.key, 'v') })),
  }));
}

/** The product that was typed, if nothing is wrong with it, and all that is. `typed` must be tidied. */
export function readTyped(
  typed: OwnProductTyped,
  facts: ShopFacts,
): { value: OwnProductValue | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const wrong = (field: string, code: FieldErrorCode) => problems.push({ field, code });
  const read = { typed, facts, wrong };
  const tiers = readTiers(read);
  const value: OwnProductValue = {
    code: readCode(read),
    titles: readTitles(read),
    descriptions: typed.description,
    categoryId: typed.categoryId,
    goodsClass: readClass(read),
    unit: typed.unit,
    options: readOptions(read),
    pictures: readPictures(read),
    tiers,
    freightFirstFen: readAmount(read, 'freightFirst'),
    freightNextFen: readAmount(read, 'freightNext'),
    dispatchHours:
      typed.dispatchHours.trim() === ''
        ? DISPATCH_HOURS.usual
        : readWhole(read, 'dispatchHours', typed.dispatchHours, {
            least: 1,
            most: DISPATCH_HOURS.most,
          }),
    variants: readVariants(read, tiers),
  };
  if (typed.categoryId && !facts.isCategory(typed.categoryId)) wrong('categoryId', 'choice');
  return { value: problems.length === 0 ? value : undefined, problems };
}

type Read = {
  typed: OwnProductTyped;
  facts: ShopFacts;
  wrong: (field: string, code: FieldErrorCode) => void;
};

function readCode({ typed: { code }, facts, wrong }: Read): string {
  if (code === '') wrong('code', 'required');
  else if (!CODE.test(code)) wrong('code', 'invalid');
  else if (facts.otherCodes.has(code.toLowerCase())) wrong('code', 'taken');
  return code;
}

function readTitles({ typed: { title }, facts: { first }, wrong }: Read): LocaleTexts {
  if (!hasText(title)) wrong(`title.${first}`, 'required');
  for (const [locale, text] of Object.entries(title)) {
    if (text.length > MAX_TITLE) wrong(`title.${locale}`, 'too_long');
  }
  return title;
}

function readClass({ typed: { goodsClass }, wrong }: Read): GoodsClass {
  const found = GOODS_CLASSES.find((one) => one === goodsClass);
  if (!found && goodsClass !== '') wrong('goodsClass', 'choice');
  return found ?? 'NORMAL';
}

function readOptions({ typed: { options }, facts: { first }, wrong }: Read): OwnOption[] {
  if (options.length > MAX_OWN_OPTIONS) wrong('options', 'too_long');
  options.forEach(({ name, values }, i) => {
    if (!hasText(name)) wrong(`options.${i}.name.${first}`, 'required');
    tooLong(name, MAX_NAME, `options.${i}.name`, wrong);
    if (values.length === 0) wrong(`options.${i}.values.0.name.${first}`, 'required');
    if (values.length > MAX_OWN_VALUES) wrong(`options.${i}.values`, 'too_long');
    const names = values.map((value) => Object.values(value.name)[0] ?? '');
    values.forEach((value, j) => {
      const field = `options.${i}.values.${j}`;
      if (!hasText(value.name)) wrong(`${field}.name.${first}`, 'required');
      else if (names.indexOf(names[j] ?? '') < j) wrong(`${field}.name.${first}`, 'taken');
      tooLong(value.name, MAX_NAME, `${field}.name`, wrong);
    });
  });
  return options;
}

function tooLong(texts: LocaleTexts, most: number, field: string, wrong: Read['wrong']): void {
  for (const [locale, text] of Object.entries(texts)) {
    if (text.length > most) wrong(`${field}.${locale}`, 'too_long');
  }
}

function readPictures({ typed: { pictures, options }, facts, wrong }: Read): OwnPicture[] {
  if (pictures.length > MAX_OWN_PICTURES) wrong(`pictures.${MAX_OWN_PICTURES}.path`, 'too_long');
  pictures.forEach(({ path }, i) => {
    if (!facts.isPicture(path)) wrong(`pictures.${i}.path`, 'invalid');
  });
  options.forEach(({ values }, i) => {
    values.forEach(({ image }, j) => {
      if (image && !facts.isPicture(image)) wrong(`options.${i}.values.${j}.image`, 'invalid');
    });
  });
  return pictures;
}

/** The steps in a text such as `1: 9.90; 10: 8.50`; undefined if it is none, or they don't rise. */
export function tiersIn(text: string): OwnTier[] | undefined {
  if (text.trim() === '') return [];
  const tiers = text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [quantity = '', price = ''] = part.split(':').map((side) => side.trim());
      const isRight = /^[1-9]\d{0,4}$/.test(quantity) && AMOUNT.test(plainAmount(price));
      const priceFen = isRight ? toFen(plainAmount(price)) : 0;
      return { startQuantity: Number(quantity), priceFen };
    });
  const isRight = tiers.every(
    ({ startQuantity, priceFen }, i) =>
      priceFen > 0 && startQuantity > (tiers[i - 1]?.startQuantity ?? 0),
  );
  return isRight && tiers.length <= MAX_OWN_TIERS ? tiers : undefined;
}

function readTiers({ typed: { tiers }, wrong }: Read): OwnTier[] {
  const read = tiersIn(tiers);
  if (!read) wrong('tiers', 'invalid');
  return read ?? [];
}

const plainAmount = (text: string): string => text.trim().replace(',', '.');

function readAmount({ typed, wrong }: Read, field: 'freightFirst' | 'freightNext'): number {
  const text = plainAmount(typed[field]);
  if (text === '') return 0;
  if (AMOUNT.test(text)) return toFen(text);
  wrong(field, 'number');
  return 0;
}

function readWhole(
  { wrong }: Pick<Read, 'wrong'>,
  field: string,
  text: string,
  { least, most }: { least: number; most: number },
): number {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) {
    wrong(field, typed === '' ? 'required' : 'number');
    return 0;
  }
  const number = Number(typed);
  if (number < least) wrong(field, 'too_small');
  if (number > most) wrong(field, 'too_large');
  return number;
}

function readVariants(read: Read, tiers: readonly OwnTier[]): OwnVariantValue[] {
  const { typed, wrong } = read;
  if (typed.variants.length > MAX_OWN_VARIANTS) wrong('variants', 'too_long');
  if (typed.variants.length === 0) wrong('variants.0.sku', 'required');
  const skus = typed.variants.map(({ sku }) => sku.toLowerCase());
  const choices = typed.variants.map(({ values }) => values.toSorted().join());
  return typed.variants.map((variant, i) => {
    readSku(read, i, skus);
    readChoices(read, i, choices);
    return {
      id: variant.id,
      sku: variant.sku,
      values: inOptionOrder(typed.options, variant.values),
      priceFen: readPrice(read, i, tiers),
      ...readMeasures(read, variant, i),
      stock:
        variant.id || variant.stock.trim() === ''
          ? 0
          : readWhole(read, `variants.${i}.stock`, variant.stock, { least: 0, most: MOST_PIECES }),
      active: variant.offered,
    };
  });
}

function readSku({ typed, facts, wrong }: Read, i: number, skus: readonly string[]): void {
  const sku = typed.variants[i]?.sku ?? '';
  const field = `variants.${i}.sku`;
  if (sku === '') wrong(field, 'required');
  else if (!CODE.test(sku)) wrong(field, 'invalid');
  else if (facts.otherSkus.has(sku.toLowerCase()) || skus.indexOf(sku.toLowerCase()) < i) {
    wrong(field, 'taken');
  }
}

/** A variant has one value of each option, and no other has the same. */
function readChoices({ typed, wrong }: Read, i: number, choices: readonly string[]): void {
  const { values = [] } = typed.variants[i] ?? {};
  const field = `variants.${i}.values`;
  const isComplete = typed.options.every(
    (option) => option.values.filter(({ key }) => values.includes(key)).length === 1,
  );
  if (!isComplete || values.length !== typed.options.length) wrong(field, 'choice');
  else if (choices.indexOf(choices[i] ?? '') < i) {
    wrong(values.length > 0 ? field : `variants.${i}.sku`, 'taken');
  }
}

const inOptionOrder = (options: readonly OwnOption[], keys: readonly string[]): string[] =>
  options.flatMap(({ values }) => values.find(({ key }) => keys.includes(key))?.key ?? []);

/** With prices by quantity all variants cost what the first of them says. */
function readPrice({ typed, wrong }: Read, i: number, tiers: readonly OwnTier[]): number {
  const [first] = tiers;
  if (first) return first.priceFen;
  const field = `variants.${i}.price`;
  const text = plainAmount(typed.variants[i]?.price ?? '');
  if (text === '') wrong(field, 'required');
  else if (!AMOUNT.test(text)) wrong(field, 'number');
  else if (toFen(text) === 0) wrong(field, 'too_small');
  else return toFen(text);
  return 0;
}

function readMeasures(read: Read, variant: TypedVariant, i: number) {
  const side = (name: 'lengthMm' | 'widthMm' | 'heightMm') =>
    variant[name].trim() === ''
      ? 0
      : readWhole(read, `variants.${i}.${name}`, variant[name], { least: 0, most: MOST_MM });
  return {
    weightG: readWhole(read, `variants.${i}.weightG`, variant.weightG, {
      least: 1,
      most: MOST_GRAMS,
    }),
    lengthMm: side('lengthMm'),
    widthMm: side('widthMm'),
    heightMm: side('heightMm'),
  };
}
