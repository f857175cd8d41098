import type { PaymentType } from '../../../contract/enums.ts';
import type { LedgerAccountKind } from '../../db/schema/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../atomically.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { type Posting, transferStatements } from '../wallet/ledger.ts';
import type { PaymentRow } from './payment-view.ts';

/** The account that a payment's money is for, apart from the service fee of a purchase. */
const REVENUE: Record<PaymentType, LedgerAccountKind> = {
  PURCHASE: 'PURCHASE_REVENUE',
  PURCHASE_SUPPLEMENT: 'PURCHASE_REVENUE',
  TRANSIT: 'FREIGHT_REVENUE',
  TRANSIT_SUPPLEMENT: 'FREIGHT_REVENUE',
  STORAGE: 'SERVICE_FEE',
  VALUE_ADDED_SERVICE: 'SERVICE_FEE',
  LOCAL_DELIVERY: 'FREIGHT_REVENUE',
};

/** Moves a payment's amount from the shopper's balance to what it is for: once a payment, ever. */
export function payTransfer(
  db: Database,
  payment: PaymentRow,
  order: OrderRow,
  at: number,
): Statement[] {
  return transfer(db, payment, {
    key: `payment:${payment.id}`,
    type: 'PAYMENT',
    at,
    postings: postingsOf(payment, order),
  });
}

/** Moves a payment's whole amount back to the shopper's balance: once a payment, ever. */
export function refundTransfer(
  db: Database,
  payment: PaymentRow,
  order: OrderRow,
  at: number,
): Statement[] {
  return transfer(db, payment, {
    key: `refund:${payment.id}`,
    type: 'REFUND',
    at,
    postings: postingsOf(payment, order).map((posting) => ({
      ...posting,
      amountFen: -posting.amountFen,
    })),
  });
}

/** A purchase's first payment holds the service fee; every other payment is for one thing. */
function postingsOf({ type, userId, amountFen }: PaymentRow, order: OrderRow): Posting[] {
  const feeFen = type === 'PURCHASE' ? order.serviceFeeFen : 0;
  return [
    { userId, kind: 'AVAILABLE', amountFen: -amountFen },
    { userId: '', kind: REVENUE[type], amountFen: amountFen - feeFen },
    ...(feeFen > 0 ? [{ userId: '', kind: 'SERVICE_FEE' as const, amountFen: feeFen }] : []),
  ];
}

function transfer(
  db: Database,
  { tenantId, orderNo, amountFen }: PaymentRow,
  posted: Pick<Parameters<typeof transferStatements>[1], 'key' | 'type' | 'at' | 'postings'>,
): Statement[] {
  if (amountFen === 0) return [];
  return transferStatements(db, { tenantId, reference: orderNo, ...posted });
}
