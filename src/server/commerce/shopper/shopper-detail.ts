import { and, desc, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ShopperAction } from '../../../contract/values/people/shopper-kinds.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { tickets } from '../../db/schema/orders/tickets.ts';
import { operations } from '../../db/schema/people/users.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { iso } from '../base/clock.ts';
import { cappedCount } from '../base/keyset.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { liveSessions } from '../identity/sessions.ts';
import type { User } from '../identity/users.ts';
import { walletOf } from '../ledger/ledger.ts';
import { shopperStates } from './shopper-states.ts';
import { emailFor, tenantShopper, type Viewer, viewShopper } from './shopper-view.ts';

/** How many rows of each kind are shown. */
const SHOWN_ROWS = 10;
const SHOWN_LOG = 20;

type Owned = SQLiteTable & {
  tenantId: SQLiteColumn;
  userId: SQLiteColumn;
  createdAt: SQLiteColumn;
};

/** A shopper with what they did last, as far as the viewer may see it. Throws `NOT_FOUND`. */
export async function getShopper(scope: Scope, id: string, viewer: Viewer): Promise<OpsShopper> {
  const user = await tenantShopper(scope, id);
  const [balance, orders, parcels, shipments, written, sessions, log] = await Promise.all([
    viewer.may('money.see') ? balanceOf(scope, id) : undefined,
    viewer.may('orders.see') ? ordersOf(scope, id) : undefined,
    viewer.may('parcels.see') ? parcelsOf(scope, id) : undefined,
    viewer.may('shipments.see') ? shipmentsOf(scope, id) : undefined,
    viewer.may('tickets.see') ? ticketsOf(scope, id) : undefined,
    liveSessions(onBehalfOf(scope, { userId: id })).limit(SHOWN_ROWS),
    logOf(scope, id),
  ]);
  const lockedUntil = user.payPasswordLockedUntil;
  return {
    ...viewShopper(user, viewer),
    secondEmail: emailFor(user.secondEmail, viewer),
    blockedReason: user.blockedReason,
    hasPayPassword: user.payPasswordHash !== null,
    ...(lockedUntil > scope.now ? { payPasswordLockedUntil: iso(lockedUntil) } : {}),
    balance,
    counts: {
      orders: orders && (await countOf(scope, purchaseOrders, id)),
      parcels: parcels && (await countOf(scope, purchaseParcels, id)),
      shipments: shipments && (await countOf(scope, transitOrders, id)),
      tickets: written && (await countOf(scope, tickets, id)),
    },
    orders,
    parcels,
    shipments,
    tickets: written,
    sessions: sessions.map(({ device, network, createdAt, lastUsedAt }) => ({
      device,
      network,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    log,
    actions: actionsOf(user, viewer),
    version: user.version,
  };
}

/** The acts of a viewer on a shopper that are possible now. */
function actionsOf(user: User, { may }: Viewer): ShopperAction[] {
  const isErased = user.state === 'ERASED';
  const leads = may('shoppers.lead') && !isErased;
  const actions: (ShopperAction | false)[] = [
    leads && shopperStates.next(user.state, 'BLOCKED') !== undefined && 'BLOCK',
    leads && shopperStates.next(user.state, 'UNBLOCKED') !== undefined && 'UNBLOCK',
    leads && 'SIGN_OUT',
    leads && user.payPasswordHash !== null && 'CLEAR_PAY_PASSWORD',
    may('shoppers.reveal') && !may('shoppers.act') && !isErased && 'REVEAL',
    may('shoppers.export') && 'EXPORT',
    leads && 'ERASE',
  ];
  return actions.filter((action) => action !== false);
}

async function balanceOf({ db, tenantId }: Scope, userId: string) {
  const { availableFen, frozenFen } = await walletOf(db, { tenantId, userId });
  return { available: fromFen(availableFen), frozen: fromFen(frozenFen) };
}

const isOf = ({ tenantId }: Scope, table: Owned, userId: string) =>
  and(eq(table.tenantId, tenantId), eq(table.userId, userId));

const countOf = (scope: Scope, table: Owned, userId: string) =>
  cappedCount(scope, table, isOf(scope, table, userId));

async function ordersOf(scope: Scope, userId: string) {
  const { id, orderNo, status, totalFen, createdAt } = purchaseOrders;
  const rows = await scope.db
    .select({ id, number: orderNo, status, totalFen, createdAt })
    .from(purchaseOrders)
    .where(isOf(scope, purchaseOrders, userId))
    .orderBy(desc(createdAt))
    .limit(SHOWN_ROWS);
  return rows.map(({ totalFen: total, ...row }) => ({
    ...row,
    createdAt: iso(row.createdAt),
    total: fromFen(total),
  }));
}

async function parcelsOf(scope: Scope, userId: string) {
  const { id, parcelNo, status, createdAt } = purchaseParcels;
  const rows = await scope.db
    .select({ id, number: parcelNo, status, createdAt })
    .from(purchaseParcels)
    .where(isOf(scope, purchaseParcels, userId))
    .orderBy(desc(createdAt))
    .limit(SHOWN_ROWS);
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}

async function shipmentsOf(scope: Scope, userId: string) {
  const { id, orderNo, status, totalFen, createdAt } = transitOrders;
  const rows = await scope.db
    .select({ id, number: orderNo, status, totalFen, createdAt })
    .from(transitOrders)
    .where(isOf(scope, transitOrders, userId))
    .orderBy(desc(createdAt))
    .limit(SHOWN_ROWS);
  return rows.map(({ totalFen: total, ...row }) => ({
    ...row,
    createdAt: iso(row.createdAt),
    total: fromFen(total),
  }));
}

async function ticketsOf(scope: Scope, userId: string) {
  const { id, kind, state, subjectNo, createdAt } = tickets;
  const rows = await scope.db
    .select({ id, kind, state, subjectNo, createdAt })
    .from(tickets)
    .where(isOf(scope, tickets, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN_ROWS);
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}

async function logOf(scope: Scope, userId: string) {
  const { kind, createdAt } = operations;
  const rows = await scope.db
    .select({ kind, createdAt })
    .from(operations)
    .where(isOf(scope, operations, userId))
    .orderBy(desc(createdAt))
    .limit(SHOWN_LOG);
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}
