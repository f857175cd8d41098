import type { OwnOption, TypedVariant } from '../../../contract/values/goods/own-product-typed.ts';
import { MAX_OWN_VARIANTS } from '../../../contract/values/goods/own-products.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { OwnTier } from '../../db/schema/shop/own-stock.ts';
import { AMOUNT, CODE, plainAmount, type Read, readWhole } from './read-cells.ts';

const MOST_GRAMS = 500_000;
const MOST_MM = 5_000;
const MOST_PIECES = 1_000_000;

export type OwnVariantValue = {
  /** The id of the variant; empty for a new one. */
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

/** The variants that were typed. */
export function readVariants(read: Read, tiers: readonly OwnTier[]): OwnVariantValue[] {
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

/**
 * The price of a variant. With prices by quantity, all variants have the price of the first step.
 */
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
