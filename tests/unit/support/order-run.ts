import { asc } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect } from 'vitest';
import { Failure } from '../../../src/contract/errors.ts';
import { trialBalance, verifyLedger } from '../../../src/server/commerce/ledger/ledger-check.ts';
import { parcelStates } from '../../../src/server/commerce/parcel/parcel-states.ts';
import { purchaseOrderStates } from '../../../src/server/commerce/purchase/purchase-order-states.ts';
import { refundStates } from '../../../src/server/commerce/refund/refund-states.ts';
import { ledgerAccounts, ledgerLines } from '../../../src/server/db/schema/money/ledger.ts';
import { payments } from '../../../src/server/db/schema/money/payments.ts';
import { events } from '../../../src/server/db/schema/orders/events.ts';
import { notifications } from '../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrderItems, purchaseOrders } from '../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../src/server/db/schema/orders/refunds.ts';
import {
  purchaseParcelItems,
  purchaseParcels,
} from '../../../src/server/db/schema/warehouse/parcels.ts';
import type { Database } from '../../../src/server/platform/platform.ts';

const TABLES: readonly SQLiteTable[] = [
  purchaseOrders,
  purchaseOrderItems,
  purchaseParcels,
  purchaseParcelItems,
  payments,
  refunds,
  events,
  notifications,
  ledgerAccounts,
  ledgerLines,
];

/** All rows of the tables that an order changes, as JSON. */
async function snapshotOf(db: Database): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => db.select().from(table)));
  return JSON.stringify(rows);
}

/** Runs a call that may be forbidden; expects that a forbidden one changes nothing. Returns the code of its failure. */
export async function attempt(db: Database, call: () => Promise<unknown>) {
  const before = await snapshotOf(db);
  try {
    await call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    expect(await snapshotOf(db), error.code).toBe(before);
    return error.code;
  }
}

const STATES = {
  PURCHASE_ORDER: purchaseOrderStates,
  PURCHASE_PARCEL: parcelStates,
  REFUND: refundStates,
};

/** Expects that every history follows its table of transitions and ends with the status of its row, and that no money was made or lost. */
export async function expectConsistent(db: Database, tenantId: string): Promise<void> {
  const allEvents = await db.select().from(events).orderBy(asc(events.sequence));
  const rows = [
    ...(await db.select().from(purchaseOrders)),
    ...(await db.select().from(purchaseParcels)),
    ...(await db.select().from(refunds)),
  ];
  for (const { id, status } of rows) {
    const history = allEvents.filter(({ subjectId }) => subjectId === id);
    expect(history.at(-1)?.to).toBe(status);
    for (const [index, { subject, event, from, to }] of history.entries()) {
      expect(from).toBe(history[index - 1]?.to ?? null);
      if (from === null || from === to) continue;
      const states = STATES[subject as keyof typeof STATES];
      expect(states.next(from as never, event as never), `${subject} ${from} ${event}`).toBe(to);
    }
  }
  for (const order of await db.select().from(purchaseOrders)) await expectRefundsMatch(db, order);
  expect(await verifyLedger(db, tenantId)).toEqual([]);
  expect(await trialBalance(db, tenantId)).toBe(0);
}

/** Expects that the refunded amount of an order is the sum of its refunds, and no more than was paid. */
async function expectRefundsMatch(db: Database, { id }: typeof purchaseOrders.$inferSelect) {
  const orderPayments = (await db.select().from(payments)).filter(({ orderId }) => orderId === id);
  const doneRefunds = (await db.select().from(refunds)).filter(
    ({ orderId, status }) => orderId === id && status === 'SUCCEEDED',
  );
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paidFen = sum(
    orderPayments.filter(({ paidAt }) => paidAt).map(({ amountFen }) => amountFen),
  );
  const refundedSumFen = sum(orderPayments.map(({ refundedFen }) => refundedFen));
  expect(refundedSumFen).toBe(sum(doneRefunds.map(({ amountFen }) => amountFen)));
  expect(refundedSumFen).toBeLessThanOrEqual(paidFen);
}
