import type { FieldErrorCode } from '../../../contract/errors.ts';
import type {
  OwnOption,
  OwnPicture,
  OwnProductTyped,
} from '../../../contract/values/goods/own-product-typed.ts';
import {
  MAX_OWN_OPTIONS,
  MAX_OWN_PICTURES,
  MAX_OWN_TIERS,
  MAX_OWN_VALUES,
  type OwnProductState,
} from '../../../contract/values/goods/own-products.ts';
import { GOODS_CLASSES, type GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { LocaleTexts } from '../../../contract/values/shop/locale-texts.ts';
import type { OwnTier } from '../../db/schema/shop/own-stock.ts';
import {
  AMOUNT,
  CODE,
  type Problem,
  plainAmount,
  type Read,
  readWhole,
  type ShopFacts,
} from './read-cells.ts';
import { type OwnVariantValue, readVariants } from './read-variants.ts';
import { hasText } from './tidy-typed.ts';

/* Reads a typed own product, and lists all of its mistakes. Uses no database and no clock. */

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

const MAX_TITLE = 200;
const MAX_NAME = 40;
export const DISPATCH_HOURS = { usual: 48, most: 2160 };

/**
 * The typed product, if it has no mistakes, and all mistakes. `typed` must be tidied. A product that is on
 * sale, or is to be, must offer a variant.
 */
export function readTyped(
  typed: OwnProductTyped,
  facts: ShopFacts,
  state: OwnProductState = 'DRAFT',
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
  const isOffered = typed.variants.some(({ offered }) => offered);
  if (state === 'PUBLISHED' && problems.length === 0 && !isOffered) {
    wrong('variants.0.sku', 'required');
  }
  return { value: problems.length === 0 ? value : undefined, problems };
}

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

/**
 * The steps in a text such as `1: 9.90; 10: 8.50`; undefined if it has no steps, or they don't rise.
 */
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

function readAmount({ typed, wrong }: Read, field: 'freightFirst' | 'freightNext'): number {
  const text = plainAmount(typed[field]);
  if (text === '') return 0;
  if (AMOUNT.test(text)) return toFen(text);
  wrong(field, 'number');
  return 0;
}
