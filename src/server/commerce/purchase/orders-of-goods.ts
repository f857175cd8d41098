import { and, desc, eq, sql } from 'drizzle-orm';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { productFacts, products } from '../../db/schema/shop/catalogue.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { type GoodsWords, goodsWords, hasWords, titleMatch } from './goods-words.ts';

/*
 * Finds orders by their goods, for the staff's search. A title is looked for in two places: in the
 * full-text index of the catalogue, whose products lead to orders of any age; and in the newest orders,
 * because goods of a marketplace's API are in no index. Both searches are bounded, so that they cost the
 * same in a shop of any size.
 */

/** How many products of the catalogue with the words are looked at: those that sell best. */
const MAX_PRODUCTS = 300;
/** How many of the newest orders are looked through for a title. */
const RECENT_ORDERS = 2_000;
/** How many of the orders whose texts have the words are compared line by line. */
const MAX_CANDIDATES = 100;

type Place = Pick<Scope, 'db' | 'tenantId'>;
/** A line with the goods that were looked for; its titles as the seller wrote them, and translated. */
type Line = { orderId: string; title: string; titleTrans: string };
export type OrderOfGoods = {
  id: string;
  number: string;
  status: string;
  userId: string;
  title: string;
  titleTrans: string;
};

/** At most `limit` orders of the tenant with goods of these canonical URLs, newest first. */
export async function ordersOfProducts(
  place: Place,
  urls: readonly string[],
  limit: number,
): Promise<OrderOfGoods[]> {
  return ordersOf(place, await linesOfProducts(place, urls, limit), limit);
}

/**
 * At most `limit` orders of the tenant with a line whose title has all the words, Chinese or translated,
 * newest first. It finds orders of any age for the 300 best-selling products of the catalogue with these
 * words, and any goods in the newest 2,000 orders.
 */
export async function ordersTitled(
  place: Place,
  typed: string,
  limit: number,
): Promise<OrderOfGoods[]> {
  const words = goodsWords(typed);
  if (!words) return [];
  const [known, recent] = await Promise.all([
    productsTitled(place, words).then((urls) => linesOfProducts(place, urls, limit)),
    recentLines(place, words),
  ]);
  return ordersOf(place, [...known, ...recent], limit);
}

/** A line of each of the newest orders of the tenant with these products: of each product `limit`, as many in all. */
async function linesOfProducts(
  { db, tenantId }: Place,
  urls: readonly string[],
  limit: number,
): Promise<Line[]> {
  if (urls.length === 0) return [];
  // A best-selling product is in thousands of orders; one order may contain several of its variants.
  return db.all<Line>(sql`
    select i.order_id as "orderId", i.title as "title", i.title_trans as "titleTrans"
    from json_each(${JSON.stringify(urls)}) k
    cross join ${purchaseOrderItems} i on i.tenant_id = ${tenantId} and i.id in (
      select min(x.id) from ${purchaseOrderItems} x
      where x.tenant_id = ${tenantId} and x.product_url = k.value
      group by x.order_id order by x.order_id desc limit ${limit})
    group by i.order_id order by i.order_id desc limit ${limit}`);
}

/** The canonical URLs of the best-selling products of the catalogue whose titles have the words. */
async function productsTitled({ db }: Place, words: GoodsWords): Promise<string[]> {
  const rows = await db.all<{ url: string }>(sql`
    select p.url as "url"
    from (select rowid as place from products_fts where products_fts match ${titleMatch(words)}
      order by rowid limit ${MAX_PRODUCTS}) h
    cross join ${productFacts} f on f.place = h.place
    cross join ${products} p on p.id = f.product_id`);
  return rows.map(({ url }) => url);
}

/** The lines of the tenant's newest orders whose titles have the words. */
async function recentLines({ db, tenantId }: Place, words: GoodsWords): Promise<Line[]> {
  const newest = db
    .select({ id: purchaseOrders.id, searchText: purchaseOrders.searchText })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.tenantId, tenantId))
    .orderBy(desc(purchaseOrders.createdAt), desc(purchaseOrders.id))
    .limit(RECENT_ORDERS)
    .as('newest');
  const candidates = await db
    .select({ id: newest.id })
    .from(newest)
    .where(and(...words.pieces.map((piece) => sql`instr(${newest.searchText}, ${piece}) > 0`)))
    .limit(MAX_CANDIDATES);
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const lines = await db
    .select({
      orderId: purchaseOrderItems.orderId,
      title: purchaseOrderItems.title,
      titleTrans: purchaseOrderItems.titleTrans,
    })
    .from(purchaseOrderItems)
    // By the index of their orders, not by one that has all lines of the tenant.
    .where(
      and(
        inList(purchaseOrderItems.orderId, ids),
        sql`+${purchaseOrderItems.tenantId} = ${tenantId}`,
      ),
    );
  // The text of an order also names its seller, which is not a title.
  return lines.filter(({ title, titleTrans }) => hasWords(words, title, titleTrans));
}

/** The orders of lines, each once, newest first. */
async function ordersOf(
  { db, tenantId }: Place,
  lines: readonly Line[],
  limit: number,
): Promise<OrderOfGoods[]> {
  if (lines.length === 0) return [];
  const lineOf = new Map(lines.map((line) => [line.orderId, line]));
  const { id, orderNo: number, status, userId, createdAt } = purchaseOrders;
  const rows = await db
    .select({ id, number, status, userId })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, tenantId), inList(id, [...lineOf.keys()])))
    // The `+` keeps SQLite from using the index of that order: it would read all orders of the tenant until
    // these are found.
    .orderBy(sql`+${createdAt} desc`, desc(id))
    .limit(limit);
  return rows.map((row) => {
    const { title = '', titleTrans = '' } = lineOf.get(row.id) ?? {};
    return { ...row, title, titleTrans };
  });
}
