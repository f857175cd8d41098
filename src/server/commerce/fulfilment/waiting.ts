import {
  and,
  asc,
  type Column,
  eq,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { events } from '../../db/schema/orders/events.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { depositChannels, tenants } from '../../db/schema/shop/tenants.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders, transitTraces } from '../../db/schema/warehouse/transit.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { PROVIDERS } from '../../payments/providers.ts';
import type { Database } from '../../platform/platform.ts';
import { inList } from '../base/atomically.ts';
import { isTraceCode } from './carrier.ts';
import { notForPeople } from './for-people.ts';
import { type Machine, type Rows, statusesOf } from './steps.ts';

/** A row in a stage (see `STEPS`), with the time of its last event in milliseconds since the epoch. */
export type Waiting<M extends Machine> = { row: Rows[M]; stage: string; since: number };

/** Reads the rows whose stage may have a next step, those longest in their status first. */
type Read<M extends Machine> = (db: Database, limit: number) => Promise<Waiting<M>[]>;

/** The time of the last event in a row's history. */
const lastEvent = (machine: Machine, table: SQLiteTable) =>
  sql<
    number | null
  >`(select max(${sql.identifier('at')}) from ${events} where ${sql.identifier('subject')} = ${machine} and ${sql.identifier('subject_id')} = ${table}."id")`;

/**
 * The condition that a row belongs to any tenant, in a form with which a query can use an index on
 * `(tenant, status)`. The ids are read separately, because no statement joins tables of the deployment with
 * those of tenants.
 */
async function ofAnyTenant(db: Database, tenantId: Column): Promise<SQL> {
  const rows = await db.select({ id: tenants.id }).from(tenants);
  return inList(
    tenantId,
    rows.map(({ id }) => id),
  );
}

const latest = (...times: (number | null)[]): number => Math.max(...times.map((time) => time ?? 0));

/**
 * Orders, except those with an undecided refund request, and those shipped to the tenant's warehouses,
 * because their parcels have steps of their own.
 */
const orders: Read<'PURCHASE_ORDER'> = async (db, limit) => {
  const { status, statusAt, refundStatus, userWarehouseId } = purchaseOrders;
  const rows = await db
    .select({ row: purchaseOrders, lastEventAt: lastEvent('PURCHASE_ORDER', purchaseOrders) })
    .from(purchaseOrders)
    .where(
      and(
        inArray(status, statusesOf('PURCHASE_ORDER')),
        notForPeople(purchaseOrders.userId),
        ne(refundStatus, 'PENDING'),
        or(ne(status, 'SELLER_SHIPPED'), isNotNull(userWarehouseId)),
      ),
    )
    .orderBy(asc(statusAt))
    .limit(limit);
  return rows.map(({ row, lastEventAt }) => ({
    row,
    stage: row.status,
    since: latest(row.statusAt, lastEventAt),
  }));
};

/** Parcels for the tenants' own warehouses. */
const parcels: Read<'PURCHASE_PARCEL'> = async (db, limit) => {
  const { status, statusAt, warehouseId, exception } = purchaseParcels;
  const rows = await db
    .select({ row: purchaseParcels, lastEventAt: lastEvent('PURCHASE_PARCEL', purchaseParcels) })
    .from(purchaseParcels)
    .where(
      and(
        inArray(status, statusesOf('PURCHASE_PARCEL')),
        notForPeople(purchaseParcels.userId),
        isNotNull(warehouseId),
        or(ne(status, 'EXCEPTION'), eq(exception, 'LOST')),
      ),
    )
    .orderBy(asc(statusAt))
    .limit(limit);
  return rows.map(({ row, lastEventAt }) => ({
    row,
    stage: parcelStage(row),
    since: latest(row.statusAt, lastEventAt),
  }));
};

function parcelStage({ status, domesticTraceStatus, exception }: Rows['PURCHASE_PARCEL']): string {
  if (status === 'IN_DOMESTIC_TRANSIT') return `${status} ${domesticTraceStatus ?? 'CONSIGN'}`;
  return status === 'EXCEPTION' ? `${status} ${exception}` : status;
}

/** In these statuses the stage includes the carrier's last trace. */
const ON_THE_WAY: readonly Rows['TRANSIT_ORDER']['status'][] = [
  'IN_TRANSIT',
  'CUSTOMS_CLEARANCE',
  'LOCAL_DELIVERING',
];

const transit: Read<'TRANSIT_ORDER'> = async (db, limit) => {
  const ofOrder = sql`${transitTraces} where ${sql.identifier('transit_order_id')} = ${transitOrders}."id" order by ${sql.identifier('at')} desc limit 1`;
  const rows = await db
    .select({
      row: transitOrders,
      lastEventAt: lastEvent('TRANSIT_ORDER', transitOrders),
      code: sql<string | null>`(select code from ${ofOrder})`,
      tracedAt: sql<number | null>`(select ${sql.identifier('at')} from ${ofOrder})`,
    })
    .from(transitOrders)
    .where(
      and(
        inArray(transitOrders.status, statusesOf('TRANSIT_ORDER')),
        notForPeople(transitOrders.userId),
      ),
    )
    .orderBy(asc(transitOrders.statusAt))
    .limit(limit);
  return rows.map(({ row, lastEventAt, code, tracedAt }) => ({
    row,
    stage: transitStage(row, code ?? ''),
    since: latest(row.statusAt, lastEventAt, tracedAt),
  }));
};

/**
 * The status, with the code of the last trace if the simulator wrote it. Codes of operators don't count.
 */
function transitStage({ status }: Rows['TRANSIT_ORDER'], code: string): string {
  const isTraced = ON_THE_WAY.includes(status) && isTraceCode(code);
  if (status === 'LOCAL_DELIVERING' && code !== 'OUT') return status;
  return isTraced ? `${status} ${code}` : status;
}

const namesOf = (which: (provider: PaymentProvider) => unknown): string[] =>
  PROVIDERS.filter(which).map(({ name }) => name);
/** Channels through which money may arrive without an announcement, such as a pay code. */
const UNANNOUNCED = namesOf(({ arrivesUnannounced }) => arrivesUnannounced);
/** Channels of real money, which the simulator must not invent. */
const ONLINE = namesOf(({ online }) => online);

/** Submitted top-ups, and open pay codes, which somebody may have scanned. */
const topUps: Read<'DEPOSIT'> = async (db, limit) => {
  const rows = await db
    .select({
      row: deposits,
      lastEventAt: lastEvent('DEPOSIT', deposits),
    })
    .from(deposits)
    .innerJoin(depositChannels, eq(depositChannels.id, deposits.channelId))
    .where(
      and(
        await ofAnyTenant(db, deposits.tenantId),
        inArray(deposits.status, statusesOf('DEPOSIT')),
        notForPeople(deposits.userId),
        or(ne(deposits.status, 'PENDING_PAYMENT'), inArray(depositChannels.provider, UNANNOUNCED)),
        notInArray(depositChannels.provider, ONLINE),
      ),
    )
    .orderBy(asc(deposits.createdAt))
    .limit(limit);
  return rows.map(({ row, lastEventAt }) => ({
    row,
    stage: row.status,
    since: latest(row.createdAt, lastEventAt),
  }));
};

const openWithdrawals: Read<'WITHDRAWAL'> = async (db, limit) => {
  const rows = await db
    .select({ row: withdrawals, lastEventAt: lastEvent('WITHDRAWAL', withdrawals) })
    .from(withdrawals)
    .where(
      and(
        await ofAnyTenant(db, withdrawals.tenantId),
        inArray(withdrawals.status, statusesOf('WITHDRAWAL')),
      ),
    )
    .orderBy(asc(withdrawals.createdAt))
    .limit(limit);
  return rows.map(inStatus);
};

const refundRequests: Read<'REFUND'> = async (db, limit) => {
  const rows = await db
    .select({ row: refunds, lastEventAt: lastEvent('REFUND', refunds) })
    .from(refunds)
    .where(
      and(
        await ofAnyTenant(db, refunds.tenantId),
        inArray(refunds.status, statusesOf('REFUND')),
        notForPeople(refunds.userId),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(limit);
  return rows.map(inStatus);
};

/** Services for parcels and orders. */
const services: Read<'SERVICE_REQUEST'> = async (db, limit) => {
  const { tenantId, state, userId, createdAt } = serviceRequests;
  const rows = await db
    .select()
    .from(serviceRequests)
    .where(and(await ofAnyTenant(db, tenantId), eq(state, 'WAITING'), notForPeople(userId)))
    .orderBy(asc(createdAt))
    .limit(limit);
  return rows.map((row) => ({ row, stage: row.state, since: row.createdAt }));
};

function inStatus<Row extends { status: string; createdAt: number }>(read: {
  row: Row;
  lastEventAt: number | null;
}): { row: Row; stage: string; since: number } {
  return {
    row: read.row,
    stage: read.row.status,
    since: latest(read.row.createdAt, read.lastEventAt),
  };
}

/** How to read the waiting rows of each kind of object. */
export const WAITING: { readonly [M in Machine]: Read<M> } = {
  PURCHASE_ORDER: orders,
  PURCHASE_PARCEL: parcels,
  TRANSIT_ORDER: transit,
  DEPOSIT: topUps,
  WITHDRAWAL: openWithdrawals,
  REFUND: refundRequests,
  SERVICE_REQUEST: services,
};
