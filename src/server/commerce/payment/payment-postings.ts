import type { LedgerAccountKind } from '../../../contract/values/money/ledger-kinds.ts';
import type { PaymentType } from '../../../contract/values/money/money-kinds.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';
import { transferStatements } from '../ledger/ledger.ts';
import type { PaymentRow } from './payments.ts';
import type { RefundableOrder } from './refundable.ts';

/** The account to which a payment is posted. The service fee of a purchase goes to `SERVICE_FEE`. */
const REVENUE_ACCOUNT: Record<PaymentType, LedgerAccountKind> = {
  PURCHASE: 'PURCHASE_REVENUE',
  PURCHASE_SUPPLEMENT: 'PURCHASE_REVENUE',
  TRANSIT: 'FREIGHT_REVENUE',
  TRANSIT_SUPPLEMENT: 'FREIGHT_REVENUE',
  STORAGE: 'SERVICE_FEE',
  VALUE_ADDED_SERVICE: 'SERVICE_FEE',
  LOCAL_DELIVERY: 'FREIGHT_REVENUE',
};

/** The part of a payment that is posted to one account. */
type Part = { kind: LedgerAccountKind; fen: number };

/**
 * The statements that move a payment's amount from the shopper's balance to the tenant's accounts,
 * at most once per payment.
 */
export function payTransfer(
  db: Database,
  payment: PaymentRow,
  order: { serviceFeeFen?: number },
  at: number,
): Statement[] {
  const { id, tenantId, userId, orderNo, amountFen } = payment;
  if (amountFen === 0) return [];
  return transferStatements(db, {
    tenantId,
    key: `payment:${id}`,
    type: 'PAYMENT',
    reference: orderNo,
    at,
    postings: [
      { userId, kind: 'AVAILABLE', amountFen: -amountFen },
      ...partsOf(payment, order, amountFen).map(({ kind, fen }) => ({
        userId: '',
        kind,
        amountFen: fen,
      })),
    ],
  });
}

/** The part of a payment that is refunded. */
export type Share = { payment: PaymentRow; fen: number };

/**
 * The statements that move shares of payments from the tenant's accounts back to the shopper's
 * balance, at most once per refund.
 */
export function refundTransfer(
  db: Database,
  {
    refundId,
    order,
    shares,
    at,
  }: { refundId: string; order: RefundableOrder; shares: readonly Share[]; at: number },
): Statement[] {
  const fenByAccount = new Map<LedgerAccountKind, number>();
  for (const { payment, fen } of shares) {
    const refundedBefore = partsOf(payment, order, payment.refundedFen);
    for (const refunded of partsOf(payment, order, payment.refundedFen + fen)) {
      const beforeFen = refundedBefore.find(({ kind }) => kind === refunded.kind)?.fen ?? 0;
      const addedFen = refunded.fen - beforeFen;
      fenByAccount.set(refunded.kind, (fenByAccount.get(refunded.kind) ?? 0) + addedFen);
    }
  }
  const amountFen = shares.reduce((sum, { fen }) => sum + fen, 0);
  return transferStatements(db, {
    tenantId: order.tenantId,
    key: `refund:${refundId}`,
    type: 'REFUND',
    reference: order.orderNo,
    at,
    postings: [
      { userId: order.userId, kind: 'AVAILABLE', amountFen },
      ...[...fenByAccount].map(([kind, fen]) => ({ userId: '', kind, amountFen: -fen })),
    ],
  });
}

/**
 * Spreads the first `fen` of a payment's amount over accounts. The first payment of a purchase has two
 * parts, with the service fee last, so that the fee is refunded after everything else. Every other
 * payment has one part. Refunds take the amount from its beginning. So together, however they split
 * the payment, they take from each account exactly what was posted to it.
 */
function partsOf(
  { type, amountFen }: PaymentRow,
  { serviceFeeFen = 0 }: { serviceFeeFen?: number },
  fen: number,
): Part[] {
  const feeFen = type === 'PURCHASE' ? serviceFeeFen : 0;
  const revenueFen = Math.min(fen, amountFen - feeFen);
  return [
    { kind: REVENUE_ACCOUNT[type], fen: revenueFen },
    { kind: 'SERVICE_FEE' as const, fen: fen - revenueFen },
  ].filter((part) => part.fen !== 0);
}
