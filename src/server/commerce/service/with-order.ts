import { and, eq, inArray, isNotNull, or, sql, sum } from 'drizzle-orm';
import { payments } from '../../db/schema/money/payments.ts';
import { type ServiceSubject, serviceRequests } from '../../db/schema/orders/services.ts';
import type { Database } from '../../platform/platform.ts';
import { increased, inList, type Statement } from '../base/atomically.ts';
import type { Acting, Scope } from '../base/scope.ts';
import type { ServiceRow } from './requests.ts';

type Order = { id: string; tenantId: string };

const ofOrder = ({ id, tenantId }: Order) =>
  and(
    eq(serviceRequests.subject, 'PURCHASE_ORDER'),
    eq(serviceRequests.subjectId, id),
    eq(serviceRequests.tenantId, tenantId),
  );

/** The statement that hands the services of a payment to the warehouse, once they are paid. */
export const servicesPaidStatement = (
  { db, now }: Acting,
  { tenantId, paymentNo }: { tenantId: string; paymentNo: string },
): Statement =>
  db
    .update(serviceRequests)
    .set({ state: 'WAITING', stateAt: now, version: increased(serviceRequests.version) })
    .where(
      and(
        eq(serviceRequests.tenantId, tenantId),
        eq(serviceRequests.paymentNo, paymentNo),
        eq(serviceRequests.state, 'UNPAID'),
      ),
    );

/**
 * The statement that cancels the services of an order when the order ends: the unpaid ones and, with
 * `refunded` (their payments are refunded too), those that wait.
 */
export const servicesCancelledStatement = (
  { db, now }: Acting,
  order: Order,
  { refunded = false } = {},
): Statement => {
  const { state, paymentNo } = serviceRequests;
  const isPaid = refunded ? and(eq(state, 'WAITING'), isNotNull(paymentNo)) : undefined;
  return db
    .update(serviceRequests)
    .set({ state: 'CANCELLED', stateAt: now, version: increased(serviceRequests.version) })
    .where(and(ofOrder(order), or(eq(state, 'UNPAID'), isPaid)));
};

/**
 * The statement that counts the price of a refused service as refunded in its payment, so that it is not
 * refunded again with the order. Fails with the guard `PAYMENT_STATUS` if the payment was refunded already.
 */
export function refundedAtPaymentStatements(
  db: Database,
  { tenantId, paymentNo, amountFen }: ServiceRow,
): Statement[] {
  if (paymentNo === null) return [];
  const { refundedFen, status, amountFen: paidFen } = payments;
  const after = sql`${refundedFen} + ${amountFen}`;
  return [
    db
      .update(payments)
      .set({
        refundedFen: after,
        status: sql`case when ${status} in ('PAID', 'PARTIALLY_REFUNDED') then
          case when ${after} >= ${paidFen} then 'REFUNDED' else 'PARTIALLY_REFUNDED' end end`,
      })
      .where(and(eq(payments.tenantId, tenantId), eq(payments.paymentNo, paymentNo))),
  ];
}

/**
 * The price of the services of each of these orders or parcels, in fen, without refused and cancelled ones.
 */
export async function servicesFenOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  subject: ServiceSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: serviceRequests.subjectId, fen: sum(serviceRequests.amountFen) })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.subject, subject),
        inList(serviceRequests.subjectId, ids),
        eq(serviceRequests.tenantId, tenantId),
        inArray(serviceRequests.state, ['UNPAID', 'WAITING', 'DONE']),
      ),
    )
    .groupBy(serviceRequests.subjectId);
  return new Map(rows.map(({ id, fen }) => [id, Number(fen)]));
}
