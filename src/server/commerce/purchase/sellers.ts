import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { LATE_DAYS, type Seller } from '../../../contract/ops/orders/buying.ts';
import { type ListPage, MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import {
  PRODUCT_PLATFORMS,
  type ProductPlatform,
} from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { DAY_MS, iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

/*
 * Sellers have no table: they are read from the orders. The list follows the index
 * `purchase_orders_seller`, so that a page reads the orders of its own sellers only.
 */

const { tenantId, platform, shopId, shopName, status, statusAt, closeReason, createdAt } =
  purchaseOrders;

/** The sums over the orders of a seller. */
const sums = ({ now }: Pick<Scope, 'now'>) => ({
  platform,
  shopId,
  shopName: sql<string>`max(${shopName})`,
  orders: sql<number>`count(*)`,
  refused: sql<number>`sum(${closeReason} in ('SELLER_REFUSED', 'OUT_OF_STOCK'))`,
  late: sql<number>`sum(${status} = 'PURCHASED' and ${statusAt} < ${now - LATE_DAYS * DAY_MS})`,
  lastOrderAt: sql<number>`max(${createdAt})`,
  costFen: sql<number>`sum(${purchaseOrders.costFen})`,
  paidFen: sql<number>`sum(case when ${purchaseOrders.costFen} is not null then ${purchaseOrders.totalFen} end)`,
});
type Sums = {
  platform: ProductPlatform;
  shopId: string;
  shopName: string;
  orders: number;
  refused: number | null;
  late: number | null;
  lastOrderAt: number;
};

/** The sellers of the tenant's orders, by marketplace and id. Throws `VALIDATION_FAILED` at `cursor`. */
export async function listSellers(
  scope: Scope,
  query: { platform?: ProductPlatform | undefined; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<Seller>> {
  const { db } = scope;
  const condition = and(
    eq(tenantId, scope.tenantId),
    query.platform && eq(platform, query.platform),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(sums(scope))
      .from(purchaseOrders)
      .where(and(condition, afterSeller(query.cursor)))
      .groupBy(platform, shopId)
      .orderBy(platform, shopId)
      .limit(query.pageSize + 1),
    db.all<{ sellers: number }>(
      sql`select count(*) as sellers from (${db
        .select({ one: sql`1` })
        .from(purchaseOrders)
        .where(condition)
        .groupBy(platform, shopId)
        .limit(MAX_COUNTED + 1)})`,
    ),
  ]);
  const page = rows.slice(0, query.pageSize);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? { next: cursorOf(last) } : {};
  return { records: page.map(viewSeller), total: counted?.sellers ?? 0, ...next };
}

/** A seller by marketplace and id. Throws `NOT_FOUND` if the tenant has no order from there. */
export async function getSeller(
  scope: Scope,
  wanted: { platform: ProductPlatform; shopId: string },
): Promise<Seller & { cost: string; paid: string }> {
  const [row] = await scope.db
    .select(sums(scope))
    .from(purchaseOrders)
    .where(
      and(eq(tenantId, scope.tenantId), eq(platform, wanted.platform), eq(shopId, wanted.shopId)),
    )
    .groupBy(platform, shopId);
  if (!row) throw new Failure('NOT_FOUND');
  return {
    ...viewSeller(row),
    cost: fromFen(row.costFen ?? 0),
    paid: fromFen(row.paidFen ?? 0),
  };
}

/** The cursor of a row. Ids of shops may contain any character, a cursor may not. */
const cursorOf = (row: Pick<Sums, 'platform' | 'shopId'>): string =>
  `${row.platform}~${encodeURIComponent(row.shopId).replaceAll('%', '~')}`;

function afterSeller(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [name, ...id] = cursor.split('~');
  const last = PRODUCT_PLATFORMS.find((one) => one === name);
  try {
    if (last) return sql`(${platform}, ${shopId}) > (${last}, ${decodeURIComponent(id.join('%'))})`;
  } catch {
    // Reported below.
  }
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'cursor', code: 'invalid' }]);
}

const viewSeller = (row: Sums): Seller => ({
  platform: row.platform,
  shopId: row.shopId,
  shopName: row.shopName,
  orders: row.orders,
  refused: row.refused ?? 0,
  late: row.late ?? 0,
  lastOrderAt: iso(row.lastOrderAt),
});
