import type { ProductSku } from '../../../contract/values/goods/product.ts';

/** A value of an attribute: "Red", with the seller's picture if there is one. */
export type VariantValue = { key: string; label: string; image?: string };
/** An attribute by which variants differ: "Colour". */
export type VariantGroup = { key: string; label: string; values: VariantValue[] };
/** A SKU with the keys of its values, one for each group. */
export type Variant = {
  skuId: string;
  values: string[];
  /** The price of a piece: CNY, a decimal string. */
  price: string;
  stock: number;
};
/** The chosen value of each group; undefined for a group without a choice. */
export type Choice = readonly (string | undefined)[];

type Attribute = ProductSku['attributes'][number];

/** Groups, values and variants of a product, in the seller's order. */
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
    // The first picture of a value is kept.
    const firstImage = values.get(value)?.image;
    const shown = firstImage ?? image;
    values.set(value, { key: value, label: valueTrans, ...(shown && { image: shown }) });
  }
  return {
    groups: [...groups].map(([key, values]) => ({
      key,
      label: labels.get(key) ?? key,
      values: [...values.values()],
    })),
    variants: skus.map(({ skuId, attributes, price, stock }) => ({
      skuId,
      values: [...groups.keys()].map((name) => attributeValue(attributes, name)),
      price,
      stock,
    })),
  };
}

const attributeValue = (attributes: readonly Attribute[], name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value ?? '';

/** The values of a variant: "Red, M". */
export const labelOf = (groups: readonly VariantGroup[], { values }: Variant): string =>
  groups
    .flatMap((group, index) => group.values.find(({ key }) => key === values[index])?.label ?? [])
    .join(', ');

/** Whether a variant has all chosen values. The choice in the group `except` is ignored. */
function fits({ values }: Variant, choice: Choice, except?: number): boolean {
  return choice.every(
    (key, group) => group === except || key === undefined || values[group] === key,
  );
}

/** The variant of a complete choice. */
export function chosenVariant<V extends Variant>(
  variants: readonly V[],
  choice: Choice,
): V | undefined {
  return choice.includes(undefined) ? undefined : variants.find((variant) => fits(variant, choice));
}

/** The index of the first group without a choice; -1 if the choice is complete. */
export const firstMissing = (choice: Choice): number => choice.indexOf(undefined);

/**
 * Whether the value `key` can be chosen together with the choices in the other groups: `SOLD_OUT`
 * if all such variants are out of stock, `IMPOSSIBLE` if there are none.
 */
export function availability(
  variants: readonly Variant[],
  choice: Choice,
  group: number,
  key: string,
): 'AVAILABLE' | 'SOLD_OUT' | 'IMPOSSIBLE' {
  const matching = variants.filter(
    (variant) => variant.values[group] === key && fits(variant, choice, group),
  );
  if (matching.length === 0) return 'IMPOSSIBLE';
  return matching.some(({ stock }) => stock > 0) ? 'AVAILABLE' : 'SOLD_OUT';
}

/** The initial choice: groups with a single value have it chosen. */
export function initialChoice(groups: readonly VariantGroup[]): (string | undefined)[] {
  return groups.map(({ values }) => (values.length === 1 ? values[0]?.key : undefined));
}

/**
 * The cheapest and the most expensive variant that match a choice; one variant if all cost the same; an empty list if
 * none matches.
 */
export function priceSpan<V extends Variant>(variants: readonly V[], choice: Choice): V[] {
  const byPrice = variants
    .filter((variant) => fits(variant, choice))
    .sort((a, b) => Number(a.price) - Number(b.price));
  const [low] = byPrice;
  const high = byPrice.at(-1);
  if (!low || !high) return [];
  return low.price === high.price ? [low] : [low, high];
}
