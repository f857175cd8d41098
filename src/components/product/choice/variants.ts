import type { ProductSku } from '../../../contract/values/product.ts';

/** A value of an attribute: "Red", with its picture where the seller gave one. */
export type VariantValue = { key: string; label: string; image?: string };
/** An attribute by which variants differ: "Colour". */
export type VariantGroup = { key: string; label: string; values: VariantValue[] };
/** A SKU by the keys of its values, one for each group, in their order. */
export type Variant = {
  skuId: string;
  values: string[];
  price: string;
  stock: number;
};
/** The chosen value of each group, in their order; undefined where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[];

type Attribute = ProductSku['attributes'][number];

/** Groups, values and variants of a product, in the order in which the seller lists them. */
export function variantsOf(skus: readonly ProductSku[]): {
  groups: VariantGroup[];
  variants: Variant[];
} {
  const groups = new Map<string, Map<string, VariantValue>>();
  const labels = new Map<string, string>();
  for (const { name, nameTrans, value, valueTrans, image } of skus.flatMap((s) => s.attributes)) {
    labels.set(name, nameTrans);
    const values = groups.get(name) ?? new Map<string, VariantValue>();
    groups.set(name, values);
    const known = values.get(value);
    values.set(value, { key: value, label: valueTrans, image: known?.image ?? image });
  }
  return {
    groups: [...groups].map(([key, values]) => ({
      key,
      label: labels.get(key) ?? key,
      values: [...values.values()],
    })),
    variants: skus.map(({ skuId, attributes, price, stock }) => ({
      skuId,
      values: [...groups.keys()].map((name) => valueAt(attributes, name)),
      price,
      stock,
    })),
  };
}

const valueAt = (attributes: readonly Attribute[], name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value ?? '';

/** "Red, M": the values of a variant as they are read. */
export const labelOf = (groups: readonly VariantGroup[], { values }: Variant): string =>
  groups
    .flatMap((group, at) => group.values.find(({ key }) => key === values[at])?.label ?? [])
    .join(', ');

/** Whether a variant has every value that is chosen; the group `except` is not looked at. */
function fits({ values }: Variant, choice: Choice, except?: number): boolean {
  return choice.every(
    (key, group) => group === except || key === undefined || values[group] === key,
  );
}

/** The variant that a complete choice means. */
export function chosenVariant<V extends Variant>(
  variants: readonly V[],
  choice: Choice,
): V | undefined {
  return choice.includes(undefined) ? undefined : variants.find((variant) => fits(variant, choice));
}

/** The index of the first group of which nothing is chosen; -1 where the choice is complete. */
export const firstMissing = (choice: Choice): number => choice.indexOf(undefined);

/**
 * Whether a value can be had with what is chosen in the other groups: `SOLD_OUT` where such
 * variants exist without stock, `IMPOSSIBLE` where the seller makes none.
 */
export function availability(
  variants: readonly Variant[],
  choice: Choice,
  group: number,
  key: string,
): 'AVAILABLE' | 'SOLD_OUT' | 'IMPOSSIBLE' {
  const such = variants.filter(
    (variant) => variant.values[group] === key && fits(variant, choice, group),
  );
  if (such.length === 0) return 'IMPOSSIBLE';
  return such.some(({ stock }) => stock > 0) ? 'AVAILABLE' : 'SOLD_OUT';
}

/** What is chosen before anybody chose: groups of a single value. */
export function firstChoice(groups: readonly VariantGroup[]): (string | undefined)[] {
  return groups.map(({ values }) => (values.length === 1 ? values[0]?.key : undefined));
}

/** The cheapest and the dearest of the variants that fit a choice. */
export function priceSpan<V extends Variant>(variants: readonly V[], choice: Choice): V[] {
  const byPrice = variants
    .filter((variant) => fits(variant, choice))
    .sort((a, b) => Number(a.price) - Number(b.price));
  const [low] = byPrice;
  const high = byPrice.at(-1);
  if (!low || !high) return [];
  return low.price === high.price ? [low] : [low, high];
}
