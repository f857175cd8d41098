import type { PaymentType } from '../../../contract/values/money-kinds.ts';
import type { LedgerAccountKind } from '../../db/schema/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';
import { transferStatements } from '../ledger/ledger.ts';
import type { PaymentRow } from './payments.ts';
import type { RefundableOrder } from './refundable.ts';

/** The account that a payment is posted to, except for the service fee of a purchase. */
const REVENUE: Record<PaymentType, LedgerAccountKind> = {
  PURCHASE: 'PURCHASE_REVENUE',
  PURCHASE_SUPPLEMENT: 'PURCHASE_REVENUE',
  TRANSIT: 'FREIGHT_REVENUE',
  TRANSIT_SUPPLEMENT: 'FREIGHT_REVENUE',
  STORAGE: 'SERVICE_FEE',
  VALUE_ADDED_SERVICE: 'SERVICE_FEE',
  LOCAL_DELIVERY: 'FREIGHT_REVENUE',
};

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
  const taken = new Map<LedgerAccountKind, number>();
  for (const { payment, fen } of shares) {
    const before = partsOf(payment, order, payment.refundedFen);
    for (const part of partsOf(payment, order, payment.refundedFen + fen)) {
      const beforeFen = before.find(({ kind }) => kind === part.kind)?.fen ?? 0;
      taken.set(part.kind, (taken.get(part.kind) ?? 0) + part.fen - beforeFen);
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
      ...[...taken].map(([kind, fen]) => ({ userId: '', kind, amountFen: -fen })),
    ],
  });
}

/**
 * How the first `fen` of a payment are spread over accounts. A purchase's first payment has two
 * parts, the service fee last, so that the fee is refunded after everything else. Every other
 * payment has one part. However a payment is split into refunds, a full refund takes from each
 * account exactly what was posted to it.
 */
function partsOf(
  { type, amountFen }: PaymentRow,
  { serviceFeeFen = 0 }: { serviceFeeFen?: number },
  fen: number,
): Part[] {
  const feeFen = type === 'PURCHASE' ? serviceFeeFen : 0;
  const revenueFen = Math.min(fen, amountFen - feeFen);
  return [
    { kind: REVENUE[type], fen: revenueFen },
    { kind: 'SERVICE_FEE' as const, fen: fen - revenueFen },
  ].filter((part) => part.fen !== 0);
}
