import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deposits, ledgerLines, withdrawals } from '../../db/schema/money/ledger.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { providerPayments, reversals } from '../../db/schema/money/providers.ts';
import { doorEstimates } from '../../db/schema/orders/door.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { cartItems, purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { ticketMessages, tickets } from '../../db/schema/orders/tickets.ts';
import { favourites } from '../../db/schema/people/favourites.ts';
import { passkeys, signInIdentities } from '../../db/schema/people/sign-in.ts';
import {
  addresses,
  billingAddresses,
  operations,
  sessions,
  userWarehouses,
} from '../../db/schema/people/users.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { tenantShopper } from './shopper-view.ts';

type Owned = SQLiteTable & { tenantId: SQLiteColumn; userId: SQLiteColumn };

/** The tables whose rows belong to one shopper. */
const OWNED: Readonly<Record<string, Owned>> = {
  addresses,
  billingAddresses,
  warehouses: userWarehouses,
  sessions,
  securityLog: operations,
  passkeys,
  providers: signInIdentities,
  notifications,
  browsers: pushSubscriptions,
  cart: cartItems,
  favourites,
  estimates: doorEstimates,
  orders: purchaseOrders,
  parcels: purchaseParcels,
  services: serviceRequests,
  shipments: transitOrders,
  payments,
  refunds,
  deposits,
  providerPayments,
  reversals,
  withdrawals,
  statement: ledgerLines,
  tickets,
};

/** Columns that tell nothing about the shopper, or are secret. */
const LEFT_OUT =
  /hash$|^auth$|^p256dh$|^searchText$|^searchName$|^phoneReversed$|^shopperId$|^version$/i;

/** Columns of times, in milliseconds since the epoch. */
const TIME = /(At|Until)$/;

/**
 * Reads everything that is stored about a shopper, except secrets and the staff's notes. `maxRows` limits each
 * kind to its newest rows; `cut` names the kinds that have more. Throws `NOT_FOUND`.
 */
export async function exportShopper(scope: Scope, id: string, maxRows = Number.MAX_SAFE_INTEGER) {
  const { db, tenantId, now } = scope;
  const user = await tenantShopper(scope, id);
  const data: Record<string, Record<string, unknown>[]> = { profile: [plain(user)] };
  const cut: string[] = [];
  for (const [name, table] of Object.entries(OWNED)) {
    const condition = and(eq(table.tenantId, tenantId), eq(table.userId, id));
    const rows = await rowsOf(scope, table, condition, maxRows + 1);
    if (rows.length > maxRows) cut.push(name);
    data[name] = rows.slice(0, maxRows);
  }
  const idsOf = (name: string) => (data[name] ?? []).map((row) => String(row.id));
  data.orderItems = await rowsOf(
    scope,
    purchaseOrderItems,
    inList(purchaseOrderItems.orderId, idsOf('orders')),
  );
  const messages = await db
    .select({
      ticketId: ticketMessages.ticketId,
      kind: ticketMessages.kind,
      text: ticketMessages.text,
      at: ticketMessages.at,
    })
    .from(ticketMessages)
    .where(
      and(eq(ticketMessages.tenantId, tenantId), inList(ticketMessages.ticketId, idsOf('tickets'))),
    )
    .orderBy(asc(ticketMessages.at));
  data.messages = messages
    .filter(({ kind }) => kind !== 'NOTE')
    .map((message) => ({ ...message, at: iso(message.at) }));
  return { exportedAt: iso(now), tenantId, data, cut };
}

/** The newest first, as far as rows are numbered in their order. */
async function rowsOf(
  { db }: Scope,
  table: SQLiteTable,
  condition: SQL | undefined,
  limit = Number.MAX_SAFE_INTEGER,
) {
  const rows = await db
    .select()
    .from(table)
    .where(condition)
    .orderBy(desc(sql`rowid`))
    .limit(limit);
  return rows.map(plain);
}

function plain(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row)
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, value]) => [
      name,
      TIME.test(name) && typeof value === 'number' ? iso(value) : value,
    ]);
  return Object.fromEntries(entries);
}
