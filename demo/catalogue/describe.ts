import type { ProductAttribute } from '../../src/contract/values/goods/product.ts';
import type {
  LocalisedText,
  ProductDetail,
  ProductWords,
  Wording,
} from '../../src/server/db/schema/shop/catalogue.ts';
import type { Good, Season } from './good.ts';
import type { Random } from './random.ts';
import { plainWords } from './titles.ts';

/** The attributes of a detail page, by id. */
export const ATTRIBUTES = {
  colour: { zh: '颜色', en: 'Colour' },
  material: { zh: '材质', en: 'Material' },
  style: { zh: '风格', en: 'Style' },
  feature: { zh: '特点', en: 'Feature' },
  use: { zh: '适用场景', en: 'Use' },
  season: { zh: '适用季节', en: 'Season' },
  pattern: { zh: '图案', en: 'Pattern' },
  origin: { zh: '产地', en: 'Origin' },
  article: { zh: '货号', en: 'Article no.' },
} as const satisfies Record<string, Wording>;

export const SEASONS: Record<Season, Wording> = {
  all: { zh: '四季', en: 'All seasons' },
  summer: { zh: '夏季', en: 'Summer' },
  spring: { zh: '春秋', en: 'Spring and autumn' },
  winter: { zh: '冬季', en: 'Winter' },
};

export const PATTERNS: readonly Wording[] = [
  { zh: '纯色', en: 'Plain' },
  { zh: '简约', en: 'Minimal' },
  { zh: '图案', en: 'Patterned' },
  { zh: '拼色', en: 'Two-tone' },
];

/** The notes that sellers write below every description. */
export const NOTES: Wording[] = [
  {
    zh: '因拍摄光线与显示器不同，颜色以实物为准。',
    en: 'Colours may look slightly different on your screen.',
  },
  { zh: '手工测量，误差1–3厘米。', en: 'Measured by hand: allow 1–3 cm.' },
];

export function attributeOf(id: string, name: Wording, value: Wording): ProductAttribute {
  return { id, name: name.zh, nameTrans: name.en, value: value.zh, valueTrans: value.en };
}

/** The attributes of a detail page: material, style, season, origin, article number. */
export function productAttributes(
  words: ProductWords,
  good: Good,
  { place, itemId }: { place: LocalisedText; itemId: string },
  random: Random,
): ProductAttribute[] {
  const number = itemId.slice(-6);
  const values = {
    material: plainWords(words.material),
    style: plainWords(words.adjective),
    feature: words.feature,
    use: words.use,
    season: SEASONS[good.season],
    pattern: random.pick(PATTERNS),
    origin: { zh: place['zh-CN'], en: place.en },
    article: { zh: number, en: number },
  };
  return Object.entries(values).map(([id, value]) =>
    attributeOf(id, ATTRIBUTES[id as keyof typeof values], value),
  );
}

export function description(words: ProductWords): ProductDetail['description'] {
  return { words, notes: NOTES };
}
