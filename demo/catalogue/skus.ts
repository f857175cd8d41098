import type { ProductAttribute } from '../../src/contract/values/goods/product.ts';
import type { ProductDetail } from '../../src/server/db/schema/shop/catalogue.ts';
import { ATTRIBUTES, attributeOf } from './describe.ts';
import type { Choice, Good } from './good.ts';
import { colourPicture } from './pictures.ts';
import type { Random } from './random.ts';

type Sku = ProductDetail['skus'][number];

const NO_CHOICE: Choice = { zh: '', en: '', factor: 1 };

function attributesOf(
  good: Good,
  colour: Good['colours'][number],
  choice: Choice,
): ProductAttribute[] {
  const attributes: ProductAttribute[] = [attributeOf('colour', ATTRIBUTES.colour, colour)];
  if (good.choices && choice !== NO_CHOICE) {
    attributes.push(attributeOf('choice', good.choices.name, choice));
  }
  return attributes;
}

/** Rounds a price in fen: below 10 yuan to a tenth of a yuan, from 10 yuan on to 90 fen, such as 12.90. */
export function shopPrice(fen: number): number {
  if (fen < 1000) return Math.max(30, Math.round(fen / 10) * 10);
  return Math.max(90, Math.round(fen / 100) * 100 - 10);
}

/** The variants of a product: each colour with each choice. More expensive choices are a little heavier. */
export function skusOf(
  good: Good,
  colours: Good['colours'],
  terms: { itemId: string; baseFen: number; weightG: number; soldOut: boolean; bySku: boolean },
  random: Random,
): Sku[] {
  const choices = good.choices?.values ?? [NO_CHOICE];
  return colours.flatMap((colour, c) =>
    choices.map((choice, k) => {
      const number = String(c * choices.length + k + 1).padStart(3, '0');
      const empty = terms.soldOut || random.chance(0.06);
      const factor = terms.bySku ? choice.factor : 1;
      return {
        skuId: `${terms.itemId}${number}`,
        specId: `s${terms.itemId}${number}`,
        attributes: attributesOf(good, colour, choice),
        priceFen: shopPrice(terms.baseFen * factor),
        stock: empty ? 0 : random.between(3, 1800),
        weightG: Math.max(5, Math.round(terms.weightG * Math.sqrt(choice.factor))),
      };
    }),
  );
}

/** The variants with pictures of their colours, all of one look. */
export function withPictures(skus: readonly Sku[], good: Good, look: number): Sku[] {
  const pictures = new Map(
    good.colours.map((colour) => [colour.zh, colourPicture(good, colour, look)]),
  );
  return skus.map((sku) => ({
    ...sku,
    attributes: sku.attributes.map((attribute) => {
      const image = attribute.id === 'colour' ? pictures.get(attribute.value) : undefined;
      return image ? { ...attribute, image } : attribute;
    }),
  }));
}
