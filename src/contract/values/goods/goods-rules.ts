import * as v from 'valibot';
import { country, text } from '../fields.ts';
import { tenantText } from '../shop/tenant-text.ts';
import {
  GOODS_CLASSES,
  type GoodsClass,
  PRODUCT_PLATFORMS,
  type ProductPlatform,
} from './product-kinds.ts';

/**
 * What a rule about goods does. `REFUSED`: they are neither bought nor sent. `RESTRICTED`: only to some countries, by
 * some shipping options, or as another goods class. `CONFIRM`: the shopper confirms before ordering that they have
 * read the text. `ALLOWED`: the rules below this one don't apply.
 */
export const GOODS_EFFECTS = ['REFUSED', 'RESTRICTED', 'CONFIRM', 'ALLOWED'] as const;
export type GoodsEffect = (typeof GOODS_EFFECTS)[number];

/** The most rules of a tenant. */
export const MAX_GOODS_RULES = 200;
/** The most words, categories or countries of a rule. */
const MAX_LISTED = 200;

/** Items in a list, of which each may hold several, separated by commas or line breaks, as a form has them. */
const listOf = (item: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(20_000))),
      v.transform((items) => [...new Set(items.flatMap(splitList))]),
      v.array(item),
      v.maxLength(MAX_LISTED),
    ),
    [],
  );

const splitList = (items: string): string[] =>
  items
    .split(/[\n\r,，、;；]/)
    .map((item) => item.trim())
    .filter(Boolean);

const ruleId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,48}$/));

const entries = v.strictObject({
  id: ruleId,
  effect: v.picklist(GOODS_EFFECTS),
  /** What the shopper is told. By default a text that all shops have. */
  title: v.optional(tenantText(80)),
  text: v.optional(tenantText(500)),
  /** Words in any language. `knife` matches only the whole word, `knife*` all words that begin with it. */
  words: listOf(text(60)),
  /** Goods with one of these words are an exception from the rule. */
  exceptWords: listOf(text(60)),
  /** Ids of categories. The categories below them are included. */
  categories: listOf(text(80)),
  goodsClasses: v.optional(v.array(v.picklist(GOODS_CLASSES)), []),
  platforms: v.optional(v.array(v.picklist(PRODUCT_PLATFORMS)), []),
  /** The countries of destination for which the rule is made. Empty: all countries. */
  goesTo: listOf(country),
  /** For `RESTRICTED`: the only countries and shipping options (empty: all), and the class as which goods are sent. */
  onlyCountries: listOf(country),
  onlyOptions: listOf(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/))),
  asClass: v.optional(v.picklist(GOODS_CLASSES)),
});
type Entries = v.InferOutput<typeof entries>;

const hasCondition = (rule: Entries): boolean =>
  [rule.words, rule.categories, rule.goodsClasses, rule.platforms].some(({ length }) => length > 0);
const restricts = ({ effect, onlyCountries, onlyOptions, asClass }: Entries): boolean =>
  effect !== 'RESTRICTED' ||
  onlyCountries.length > 0 ||
  onlyOptions.length > 0 ||
  asClass !== undefined;

/**
 * A rule about goods. All of its conditions must hold, of each one item. A rule without words, categories, classes or
 * marketplaces is refused, because it would stop the shop.
 */
export const goodsRule = v.pipe(
  entries,
  v.forward(v.check(hasCondition, 'required'), ['words']),
  v.forward(v.check(restricts, 'required'), ['onlyCountries']),
);
export type GoodsRule = v.InferOutput<typeof goodsRule>;

/** The rules of a tenant for which none were written: what sellers' data call prohibited is refused. */
export const STANDARD_GOODS_RULES: GoodsRule[] = [
  {
    id: 'prohibited',
    effect: 'REFUSED',
    words: [],
    exceptWords: [],
    categories: [],
    goodsClasses: ['PROHIBITED'],
    platforms: [],
    goesTo: [],
    onlyCountries: [],
    onlyOptions: [],
  },
];

export const goodsRules = v.optional(
  v.pipe(v.array(goodsRule), v.maxLength(MAX_GOODS_RULES)),
  STANDARD_GOODS_RULES,
);

/** What rules look at. */
export type Goods = {
  /** The names of the goods, in all languages that are known. */
  texts: readonly string[];
  /** The category of the goods, and the categories above it. */
  categoryIds: readonly string[];
  goodsClass: GoodsClass;
  platform: ProductPlatform;
};

/** What shoppers are told by a rule that concerns a product, in their language. */
export const goodsRuleHit = v.object({
  id: v.string(),
  /** `REFUSED`: not sold at all. A product that is refused for some countries only is `RESTRICTED`. */
  effect: v.picklist(['REFUSED', 'RESTRICTED', 'CONFIRM']),
  /** What the shopper is told. Empty: the text that all shops have. */
  title: v.string(),
  text: v.string(),
  /** The shop's countries to which this rule forbids sending the product; empty if the product isn't sold at all. */
  refusedTo: v.array(v.string()),
});
export type GoodsRuleHit = v.InferOutput<typeof goodsRuleHit>;

/** What a rule says of goods in general, for the list of prohibited goods. */
export const goodsRuleText = v.object({
  ...goodsRuleHit.entries,
  /** What the rule is about, for rules without a title. */
  goodsClasses: v.array(v.picklist(GOODS_CLASSES)),
  words: v.array(v.string()),
});
export type GoodsRuleText = v.InferOutput<typeof goodsRuleText>;

const PROHIBITED: GoodsRuleHit = {
  id: '',
  effect: 'REFUSED',
  title: '',
  text: '',
  refusedTo: [],
};

type Judged = { goodsClass: GoodsClass; goodsRules?: GoodsRuleHit[] | undefined };

/** The rules that concern a product. Where nobody applied any, the class of the goods decides. */
export const rulesOf = ({ goodsRules: hits, goodsClass }: Judged): GoodsRuleHit[] =>
  hits ?? (goodsClass === 'PROHIBITED' ? [PROHIBITED] : []);

/** The rule because of which a product is not sold. */
export const refusalOf = (product: Judged): GoodsRuleHit | undefined =>
  rulesOf(product).find(({ effect }) => effect === 'REFUSED');

/** The rules that a shopper must confirm before ordering. */
export const confirmationsOf = (product: Judged): GoodsRuleHit[] =>
  rulesOf(product).filter(({ effect }) => effect === 'CONFIRM');
