import { and, asc, eq } from 'drizzle-orm';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { Goods, GoodsRule, GoodsRuleHit } from '../../../contract/values/goods/goods-rules.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { categoriesAbove, type IdsAbove } from '../../db/category-rows.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { announcedContents, purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { decide } from './decide.ts';
import { ruleMessage } from './judge.ts';
import { type Matched, matchRules } from './match-rules.ts';
import { storedTitles, type TitlesByUrl } from './stored-titles.ts';

type ParcelOf = { id: string; goodsClass: GoodsClass };
type Reader = Pick<Scope, 'db' | 'tenantId' | 'tenant' | 'locale'>;
type OrderedItem = Pick<
  typeof purchaseOrderItems.$inferSelect,
  'title' | 'titleTrans' | 'goodsClass' | 'categoryId' | 'productUrl'
>;

/** The rules that concern each of the goods in some parcels. */
export type SentGoods = readonly (readonly Matched[])[];

/** The decision of the rules for parcels that go to a country together. */
export type Sending = {
  /** Whether they can't be sent there at all. */
  refused: boolean;
  /** The only shipping options that may take the goods; undefined if any may. */
  onlyOptions: readonly string[] | undefined;
  /** Further classes of goods as which they are sent. */
  classes: GoodsClass[];
  /** The messages for the shopper. */
  told: GoodsRuleHit[];
};

/** Stored facts about ordered goods. */
export type StoredFacts = { above: IdsAbove; titles: TitlesByUrl };

/** Reads what is stored about the goods of these links. */
export async function storedFacts(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  urls: readonly string[],
): Promise<StoredFacts> {
  const [above, titles] = await Promise.all([
    categoriesAbove(db),
    storedTitles({ db, tenantId }, urls),
  ]);
  return { above, titles };
}

/**
 * The facts about an ordered item that rules look at. The item itself has only the title that its shopper
 * read. The product was judged by its titles in all languages, so these count here too.
 */
export function orderedGoods(item: OrderedItem, { above, titles }: StoredFacts): Goods {
  const link = parseProductLink(item.productUrl);
  return {
    texts: [item.title, item.titleTrans, ...(titles.get(item.productUrl) ?? [])],
    categoryIds: item.categoryId ? above(item.categoryId) : [],
    goodsClass: item.goodsClass,
    platform: link.kind === 'PRODUCT' ? link.platform : 'SelfOwned',
  };
}

/**
 * The facts about the contents of an own parcel that rules look at, as the shopper declared them.
 */
export const declaredGoods = (title: string, goodsClass: GoodsClass = 'NORMAL'): Goods => ({
  texts: [title],
  categoryIds: [],
  goodsClass,
  platform: 'SelfOwned',
});

/**
 * The rules that apply to the goods in parcels, by their titles, their classes and the classes that the
 * warehouse saw.
 */
export async function sentGoods(reader: Reader, parcels: readonly ParcelOf[]): Promise<SentGoods> {
  const goodsOf = await goodsByParcel(reader, parcels);
  const { goodsRules } = reader.tenant;
  return parcels
    .flatMap(({ id, goodsClass }) => rulesOfParcel(goodsRules, goodsOf.get(id) ?? [], goodsClass))
    .filter(({ length }) => length > 0);
}

/** The contents of some parcels, each as the facts that rules look at. */
async function goodsByParcel(
  { db, tenantId }: Reader,
  parcels: readonly ParcelOf[],
): Promise<ReadonlyMap<string, Goods[]>> {
  const ids = parcels.map(({ id }) => id);
  const [ordered, announced] = await Promise.all([
    db
      .select({ parcelId: purchaseParcelItems.parcelId, item: purchaseOrderItems })
      .from(purchaseParcelItems)
      .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.id, purchaseParcelItems.orderItemId))
      .where(
        and(
          inList(purchaseParcelItems.parcelId, ids),
          eq(purchaseParcelItems.tenantId, tenantId),
          eq(purchaseOrderItems.tenantId, tenantId),
        ),
      )
      .orderBy(asc(purchaseParcelItems.parcelId)),
    db
      .select()
      .from(announcedContents)
      .where(
        and(inList(announcedContents.parcelId, ids), eq(announcedContents.tenantId, tenantId)),
      ),
  ]);
  const facts = await storedFacts(
    { db, tenantId },
    ordered.map(({ item }) => item.productUrl),
  );
  const contents = [
    ...ordered.map(({ parcelId, item }) => ({ parcelId, goods: orderedGoods(item, facts) })),
    ...announced.map(({ parcelId, title }) => ({ parcelId, goods: declaredGoods(title) })),
  ];
  const byParcel = Map.groupBy(contents, ({ parcelId }) => parcelId);
  return new Map([...byParcel].map(([id, list]) => [id, list.map(({ goods }) => goods)]));
}

/** The rules that apply to each of some items that are ordered, or will be. */
export async function rulesOfItems(
  reader: Pick<Reader, 'db' | 'tenantId' | 'tenant'>,
  items: readonly OrderedItem[],
): Promise<SentGoods> {
  if (items.length === 0) return [];
  const facts = await storedFacts(
    reader,
    items.map(({ productUrl }) => productUrl),
  );
  return items
    .map((item) => matchRules(reader.tenant.goodsRules, orderedGoods(item, facts)))
    .filter(({ length }) => length > 0);
}

/**
 * The rules that apply to the goods of one parcel. If the warehouse saw a class that none of the goods has,
 * any of the goods may be of that class, or the parcel may hold something that nobody named. Only the class of
 * such a thing is known, so rules about words or marketplaces, which need a name and an origin, don't apply.
 */
function rulesOfParcel(
  rules: readonly GoodsRule[],
  goods: readonly Goods[],
  seen: GoodsClass,
): Matched[][] {
  const matches = goods.map((one) => matchRules(rules, one));
  if (goods.some(({ goodsClass }) => goodsClass === seen)) return matches;
  const unnamed = matchRules(rules, declaredGoods('', seen)).filter(({ rule }) =>
    [rule.words, rule.exceptWords, rule.platforms].every(({ length }) => length === 0),
  );
  const asSeen = goods.map((one) => matchRules(rules, { ...one, goodsClass: seen }));
  return [...matches, ...asSeen, unnamed];
}

/** The decision of the rules for goods that are sent to a country together. */
export function sendingOf(
  reader: Pick<Reader, 'locale'>,
  goods: SentGoods,
  country: string,
): Sending {
  const decisions = goods.map((matched) => decide(matched, country));
  const refusing = decisions.flatMap(({ refusedBy }) => refusedBy);
  const restricting = decisions.flatMap(({ restrictedBy }) => restrictedBy);
  const matchByRule = new Map([...refusing, ...restricting].map((one) => [one.rule.id, one]));
  const options = decisions.flatMap(({ onlyOptions }) => (onlyOptions ? [onlyOptions] : []));
  return {
    refused: refusing.length > 0,
    onlyOptions: options.length === 0 ? undefined : options.reduce(intersect),
    classes: [...new Set(decisions.flatMap(({ classes }) => classes))],
    told: [...matchByRule.values()].map((one) => ({
      ...ruleMessage(reader, one.rule),
      effect: 'RESTRICTED',
      refusedTo: refusing.includes(one) ? [country] : [],
    })),
  };
}

const intersect = (one: string[], other: string[]): string[] =>
  one.filter((code) => other.includes(code));

/** Whether the rules let a shipping option take the goods. */
export const mayTake = ({ refused, onlyOptions }: Sending, code: string): boolean =>
  !refused && (onlyOptions === undefined || onlyOptions.includes(code));
