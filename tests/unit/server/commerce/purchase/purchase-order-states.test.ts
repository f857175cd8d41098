import { describe, expect, it } from 'vitest';
import { DEPOSIT_STATUSES } from '../../../../../src/contract/values/money/money-kinds.ts';
import { PURCHASE_ORDER_STATUSES } from '../../../../../src/contract/values/orders/order-statuses.ts';
import {
  DEPOSIT_EVENTS,
  depositStates,
} from '../../../../../src/server/commerce/deposit/deposit-states.ts';
import {
  PURCHASE_ORDER_EVENTS,
  purchaseOrderStates,
  shopperActions,
} from '../../../../../src/server/commerce/purchase/purchase-order-states.ts';

/** Every allowed transition, written out a second time on purpose. */
const LEGAL = [
  'PENDING_PAYMENT PAID PAID',
  'PENDING_PAYMENT PAYMENT_TIMEOUT CLOSED',
  'PENDING_PAYMENT CLOSED CLOSED',
  'PENDING_PAYMENT REJECTED CLOSED',
  'PAID CLOSED CLOSED',
  'PAID REJECTED CLOSED',
  'PAID ACCEPTED PURCHASING',
  'PURCHASING REJECTED CLOSED',
  'PURCHASING ASKED AWAITING_CONFIRMATION',
  'PURCHASING SUPPLEMENT_REQUESTED PENDING_SUPPLEMENT',
  'PURCHASING CANCEL_APPROVED CLOSED',
  'PURCHASING BOUGHT PURCHASED',
  'AWAITING_CONFIRMATION REJECTED CLOSED',
  'AWAITING_CONFIRMATION ANSWERED PURCHASING',
  'AWAITING_CONFIRMATION CANCEL_APPROVED CLOSED',
  'PENDING_SUPPLEMENT PAID PURCHASING',
  'PENDING_SUPPLEMENT PAYMENT_TIMEOUT CLOSED',
  'PENDING_SUPPLEMENT CLOSED CLOSED',
  'PENDING_SUPPLEMENT SUPPLEMENT_CANCELLED PURCHASING',
  'PENDING_SUPPLEMENT REJECTED CLOSED',
  'PURCHASED SELLER_SHIPPED SELLER_SHIPPED',
  'PURCHASED FULLY_REFUNDED CLOSED',
  'PURCHASED UNBOUGHT PURCHASING',
  'PURCHASED SELLER_FAILED CLOSED',
  'PURCHASED ITEM_OUT_OF_STOCK PURCHASED',
  'SELLER_SHIPPED PARTLY_STOCKED_IN PARTIALLY_STOCKED_IN',
  'SELLER_SHIPPED STOCKED_IN STOCKED_IN',
  'SELLER_SHIPPED DELIVERED_TO_USER_WAREHOUSE DELIVERED_TO_USER_WAREHOUSE',
  'SELLER_SHIPPED FULLY_REFUNDED CLOSED',
  'SELLER_SHIPPED ITEM_OUT_OF_STOCK SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN PARTLY_STOCKED_IN PARTIALLY_STOCKED_IN',
  'PARTIALLY_STOCKED_IN STOCKED_IN STOCKED_IN',
  'PARTIALLY_STOCKED_IN ITEM_OUT_OF_STOCK PARTIALLY_STOCKED_IN',
  'STOCKED_IN COMPLETED COMPLETED',
  'DELIVERED_TO_USER_WAREHOUSE COMPLETED COMPLETED',
];

describe('a purchase order', () => {
  it('allows these transitions and no others', () => {
    const found = PURCHASE_ORDER_STATUSES.flatMap((status) =>
      PURCHASE_ORDER_EVENTS.flatMap((event) => {
        const to = purchaseOrderStates.next(status, event);
        return to ? [`${status} ${event} ${to}`] : [];
      }),
    );
    expect(found.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('fails for any other transition with a code, its status and the event', () => {
    expect(() => purchaseOrderStates.nextOrFail('COMPLETED', 'PAID')).toThrow(
      expect.objectContaining({
        code: 'ILLEGAL_TRANSITION',
        details: { status: 'COMPLETED', event: 'PAID' },
      }),
    );
  });

  it.each([
    ['PENDING_PAYMENT', ['pay', 'close', 'clone']],
    ['PAID', ['close', 'clone']],
    ['PURCHASING', ['requestCancel', 'clone']],
    ['AWAITING_CONFIRMATION', ['requestCancel', 'answer', 'clone']],
    ['PENDING_SUPPLEMENT', ['pay', 'close', 'clone']],
    ['PURCHASED', ['requestRefund', 'clone']],
    ['STOCKED_IN', ['requestRefund', 'clone']],
    ['COMPLETED', ['clone']],
    ['CLOSED', ['clone']],
  ] as const)('in %s lets its shopper %j', (status, actions) => {
    expect(shopperActions(status)).toEqual(actions);
  });

  it('can have one refund request at a time', () => {
    expect(shopperActions('PURCHASING', { refundOpen: true })).toEqual(['clone']);
    expect(shopperActions('AWAITING_CONFIRMATION', { refundOpen: true })).toEqual([
      'answer',
      'clone',
    ]);
    expect(shopperActions('STOCKED_IN', { refundOpen: true })).toEqual(['clone']);
  });

  it('can reach a final status from every status', () => {
    const ends = new Set(['COMPLETED', 'CLOSED']);
    for (let round = 0; round < PURCHASE_ORDER_STATUSES.length; round++) {
      for (const status of PURCHASE_ORDER_STATUSES) {
        if (
          PURCHASE_ORDER_EVENTS.some((event) =>
            ends.has(purchaseOrderStates.next(status, event) ?? ''),
          )
        ) {
          ends.add(status);
        }
      }
    }
    expect([...ends].toSorted()).toEqual([...PURCHASE_ORDER_STATUSES].toSorted());
  });
});

describe('a top-up', () => {
  it('allows these transitions and no others', () => {
    const found = DEPOSIT_STATUSES.flatMap((status) =>
      DEPOSIT_EVENTS.flatMap((event) => {
        try {
          return [`${status} ${event} ${depositStates.nextOrFail(status, event)}`];
        } catch {
          return [];
        }
      }),
    );
    expect(found).toEqual([
      'PENDING_PAYMENT SUBMITTED PENDING_REVIEW',
      'PENDING_PAYMENT CANCELLED CANCELLED',
      'PENDING_PAYMENT CREDITED SUCCEEDED',
      'PENDING_PAYMENT REJECTED REJECTED',
      'PENDING_PAYMENT EXPIRED EXPIRED',
      'PENDING_REVIEW SUBMITTED PENDING_REVIEW',
      'PENDING_REVIEW CANCELLED CANCELLED',
      'PENDING_REVIEW CREDITED SUCCEEDED',
      'PENDING_REVIEW REJECTED REJECTED',
      'SUCCEEDED UNDONE PENDING_REVIEW',
      'SUCCEEDED REVERSED REJECTED',
      'EXPIRED CREDITED SUCCEEDED',
    ]);
  });
});
