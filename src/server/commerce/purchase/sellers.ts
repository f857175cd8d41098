import { and, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { LATE_DAYS, type Seller } from '../../../contract/ops/orders/buying.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import {
  PRODUCT_PLATFORMS,
  type ProductPlatform,
} from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { sellers } from '../../db/schema/orders/sellers.ts';
import { DAY_MS, iso } from '../base/clock.ts';
import { cappedCount, countUpTo } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';

/*
 * Sellers are what the orders say. A row of each has the sums of its orders, which placing an order and triggers keep up
 * to date; how many orders are late depends on the time, so it is counted.
 */

const { tenantId, platform, shopId } = sellers;
type SellerRow = typeof sellers.$inferSelect & { late: number };

/** How many orders of a seller are late, at most: more is not counted. */
const MOST_LATE = 1000;

/** The sellers of the tenant's orders, by marketplace and id. Throws `VALIDATION_FAILED` at `cursor`. */
export async function listSellers(
  scope: Scope,
  query: { platform?: ProductPlatform | undefined; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<Seller>> {
  const condition = and(
    eq(tenantId, scope.tenantId),
    query.platform && eq(platform, query.platform),
  );
  const [rows, total] = await Promise.all([
    selectSellers(scope, and(condition, afterSeller(query.cursor)))
      .orderBy(platform, shopId)
      .limit(query.pageSize + 1),
    cappedCount(scope, sellers, condition),
  ]);
  const page = rows.slice(0, query.pageSize);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? { next: cursorOf(last) } : {};
  return { records: page.map(viewSeller), total, ...next };
}

/** A seller by marketplace and id. Throws `NOT_FOUND` if the tenant has no order from there. */
export async function getSeller(
  scope: Scope,
  wanted: { platform: ProductPlatform; shopId: string },
): Promise<Seller & { cost: string; paid: string }> {
  const [row] = await selectSellers(
    scope,
    and(eq(tenantId, scope.tenantId), eq(platform, wanted.platform), eq(shopId, wanted.shopId)),
  );
  if (!row) throw new Failure('NOT_FOUND');
  return {
    ...viewSeller(row),
    cost: fromFen(row.costFen),
    paid: fromFen(row.paidFen),
  };
}

/** Ids of shops may hold any character; a cursor may not. */
const cursorOf = (row: Pick<SellerRow, 'platform' | 'shopId'>): string =>
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

const viewSeller = (row: SellerRow): Seller => ({
  platform: row.platform,
  shopId: row.shopId,
  shopName: row.shopName,
  orders: row.orders,
  refused: row.refused,
  late: row.late,
  lastOrderAt: iso(row.lastOrderAt),
});

/** The sellers that match, each with how many of its orders are late. */
function selectSellers({ db, now }: Scope, condition: SQL | undefined) {
  const isLate = and(
    eq(purchaseOrders.tenantId, tenantId),
    eq(purchaseOrders.platform, platform),
    eq(purchaseOrders.shopId, shopId),
    // As the index has it: a parameter would not use it.
    sql`${purchaseOrders.status} = 'PURCHASED'`,
    lt(purchaseOrders.statusAt, now - LATE_DAYS * DAY_MS),
  );
  const late = countUpTo(db, MOST_LATE, purchaseOrders, isLate);
  return db
    .select({ ...getTableColumns(sellers), late })
    .from(sellers)
    .where(condition);
}
