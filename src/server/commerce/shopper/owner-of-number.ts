import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import type { Scope } from '../base/scope.ts';

type OwnedTable = SQLiteTable & {
  id: SQLiteColumn;
  tenantId: SQLiteColumn;
  userId: SQLiteColumn;
  status: SQLiteColumn;
};

/** The objects with a number of their own, and the columns by which each is found. */
export const NUMBERED = {
  ORDER: {
    table: purchaseOrders,
    number: purchaseOrders.orderNo,
    also: [purchaseOrders.upstreamOrderNo],
  },
  PARCEL: {
    table: purchaseParcels,
    number: purchaseParcels.parcelNo,
    also: [purchaseParcels.domesticTrackingNo],
  },
  SHIPMENT: {
    table: transitOrders,
    number: transitOrders.orderNo,
    also: [transitOrders.trackingNo],
  },
  PAYMENT: { table: payments, number: payments.paymentNo, also: [] },
  DEPOSIT: { table: deposits, number: deposits.depositNo, also: [] },
  WITHDRAWAL: { table: withdrawals, number: withdrawals.withdrawalNo, also: [] },
  REFUND: { table: refunds, number: refunds.refundNo, also: [] },
} as const satisfies Record<
  string,
  { table: OwnedTable; number: SQLiteColumn; also: readonly SQLiteColumn[] }
>;
export type NumberedKind = keyof typeof NUMBERED;

/**
 * The condition that a number is present. The indexes of optional numbers leave out empty ones, so a
 * statement needs this condition to use them.
 */
const isPresent = (column: SQLiteColumn, own: SQLiteColumn) =>
  column === own ? undefined : sql`${column} <> ''`;

/** How many things with the same number are shown; a carrier's number may be on several. */
const MAX_HITS = 10;

export type NumberedHit = {
  kind: NumberedKind;
  id: string;
  number: string;
  status: string;
  userId: string;
};

/** A service has no page of its own: its number, `V…`, leads to its parcel or order. */
async function numberWithPage(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  number: string,
): Promise<string> {
  if (!number.startsWith('V')) return number;
  const [service] = await db
    .select({ subjectNo: serviceRequests.subjectNo })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.requestNo, number)));
  return service?.subjectNo ?? number;
}

/** The things of these kinds with exactly this number: their own, the marketplace's or the carrier's. */
export async function findByNumber(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  typed: string,
  kinds: readonly NumberedKind[],
): Promise<NumberedHit[]> {
  const { db, tenantId } = scope;
  const written = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{4,40}$/.test(written)) return [];
  const number = await numberWithPage(scope, written);
  const queries = kinds.flatMap((kind) => {
    const { table, number: own, also } = NUMBERED[kind];
    return [own, ...also].map(async (column): Promise<NumberedHit[]> => {
      const rows = await db
        .select({ id: table.id, number: own, status: table.status, userId: table.userId })
        .from(table as SQLiteTable)
        .where(and(eq(table.tenantId, tenantId), eq(column, number), isPresent(column, own)))
        .limit(MAX_HITS);
      return rows.map((row) => ({
        kind,
        id: String(row.id),
        number: String(row.number),
        status: String(row.status),
        userId: String(row.userId),
      }));
    });
  });
  const hits = (await Promise.all(queries)).flat();
  return [...new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()];
}

/** The shoppers to whom the things with a number belong. */
export async function ownersOfNumber(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  number: string,
): Promise<string[]> {
  const hits = await findByNumber(scope, number, Object.keys(NUMBERED) as NumberedKind[]);
  return [...new Set(hits.map(({ userId }) => userId))];
}
