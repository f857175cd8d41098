import type { GoodsClass } from '../../src/contract/values/goods/product-kinds.ts';
import type { Wording } from '../../src/server/db/schema/shop/catalogue.ts';
import { type Colour, coloursOf } from './colours.ts';

/** A choice of a good besides its colour, such as a size. The good's price is multiplied by `factor`. */
export type Choice = Wording & { factor: number };

export type Season = 'all' | 'summer' | 'spring' | 'winter';
export type Pose = 'stand' | 'flat';

/**
 * A good as its data file writes it. A list is one string with `;` between its entries; only the
 * `colours` are separated by spaces. `=` separates the Chinese wording from the English one;
 * without `=`, both are the same. A choice such as `10000mAh@1.4` costs 1.4 times the price.
 */
export type GoodSource = {
  /** The file name of its picture in the Fluent emoji set: the emoji's code points. */
  emoji: string;
  /** Id of a leaf of the category tree. */
  category: string;
  nouns: string;
  adjectives: string;
  materials: string;
  /** The English wording starts with "with", "for" or another preposition. */
  features: string;
  uses: string;
  /** Retail price in yuan, lowest and highest. */
  price: readonly [number, number];
  /** Weight of a piece with its packing, lowest and highest, in grams. */
  weightG: readonly [number, number];
  /** Ids of colours. The emoji is drawn in the first colour, and recoloured for the others. */
  colours: string;
  /** Id of a size chart, or `name: choice; choice@factor`. */
  choices?: string;
  goodsClass?: GoodsClass;
  /** The unit of sale; piece by default. */
  unit?: 'pair' | 'set' | 'box' | 'pack' | 'bottle';
  season?: Season;
  /** `flat`: lies on a table and is photographed from above. */
  pose?: Pose;
  /** False if the picture shows letters or digits, which would be wrong when mirrored; true by default. */
  mayMirrorPicture?: boolean;
};

export type Good = Pick<GoodSource, 'emoji' | 'category' | 'price' | 'weightG'> & {
  id: string;
  /** The id of its top category. */
  department: string;
  nouns: Wording[];
  adjectives: Wording[];
  materials: Wording[];
  features: Wording[];
  uses: Wording[];
  colours: Colour[];
  choices?: { name: Wording; values: Choice[] };
  goodsClass: GoodsClass;
  unit: string;
  season: Season;
  pose: Pose;
  mayMirrorPicture: boolean;
};

/** A top category: its part of the category tree (see tree.ts) and the goods sold in it. */
export type Department = { tree: string; goods: Record<string, GoodSource> };

const SIZE_CHARTS: Record<string, string> = {
  women: '尺码=Size: S; M; L; XL; 2XL',
  men: '尺码=Size: M; L; XL; 2XL; 3XL',
  kids: '身高=Height: 100cm; 110cm; 120cm; 130cm; 140cm',
  womenShoes: '鞋码=Shoe Size (EU): 35; 36; 37; 38; 39; 40',
  menShoes: '鞋码=Shoe Size (EU): 39; 40; 41; 42; 43; 44',
  allShoes: '鞋码=Shoe Size (EU): 36; 37; 38; 39; 40; 41; 42; 43; 44',
  kidsShoes: '鞋码=Shoe Size (EU): 26; 27; 28; 29; 30; 31; 32',
};

function wording(text: string): Wording {
  const [zh = '', en = zh] = text.split('=').map((part) => part.trim());
  if (!zh || !en) throw new Error(`empty wording: ${text}`);
  return { zh, en };
}

const entries = (list: string): string[] =>
  list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const wordings = (list: string): Wording[] => entries(list).map(wording);

function choicesOf(source: string | undefined): Good['choices'] {
  if (source === undefined) return undefined;
  const text = SIZE_CHARTS[source] ?? source;
  const [name = '', list = ''] = text.split(':');
  const values = entries(list).map((entry) => {
    const [words = '', factor = '1'] = entry.split('@');
    return { ...wording(words), factor: Number(factor) };
  });
  return { name: wording(name), values };
}

export function goodOf(id: string, department: string, source: GoodSource): Good {
  const { emoji, category, price, weightG } = source;
  return {
    ...{ id, department, emoji, category, price, weightG },
    nouns: wordings(source.nouns),
    adjectives: wordings(source.adjectives),
    materials: wordings(source.materials),
    features: wordings(source.features),
    uses: wordings(source.uses),
    colours: coloursOf(source.colours),
    choices: choicesOf(source.choices),
    goodsClass: source.goodsClass ?? 'NORMAL',
    unit: source.unit ?? 'piece',
    season: source.season ?? 'all',
    pose: source.pose ?? 'stand',
    mayMirrorPicture: source.mayMirrorPicture ?? true,
  };
}
