import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertedSum, convertedTotal } from '../../../../src/components/money/sum.ts';
import { expectedEvents } from '../../../../src/components/orders/expected-events.ts';
import { orderSteps } from '../../../../src/components/orders/order-steps.ts';
import { shownStatus } from '../../../../src/components/orders/shown-status.ts';
import { fromFen } from '../../../../src/contract/values/money/money.ts';
import {
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrderItemStatus,
  type PurchaseOrderStatus,
} from '../../../../src/contract/values/orders/order-statuses.ts';
import { convertCny } from '../../../../src/i18n/format.ts';

describe('a total in the tenant’s currency', () => {
  it('is the sum of its rounded lines', () => {
    const exchange = { cnyExchangeRate: '0.5', currency: 'AUD' };
    expect(convertedSum(['0.01', '0.01', '0.01'], exchange)).toBe('0.03');
    expect(convertedSum(['-1.00', '0.50'], exchange)).toBe('-0.25');
    expect(convertedTotal([], exchange)).toBe('0.00');
    const order = { goods: '0.01', domesticFreight: '0.01', serviceFee: '0.01' };
    expect(convertedTotal([order, order], exchange)).toBe('0.06');
  });

  it('has no decimals if the currency has none', () => {
    expect(convertedSum(['10.00', '0.10'], { cnyExchangeRate: '3000', currency: 'LAK' })).toBe(
      '30300',
    );
  });

  it('of one line equals that line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (fen) => {
        const exchange = { cnyExchangeRate: '0.2154', currency: 'AUD' };
        const line = convertCny(fromFen(fen), exchange.cnyExchangeRate, 'AUD');
        expect(Number(convertedSum([fromFen(fen)], exchange))).toBe(Number(line));
      }),
    );
  });
});

describe('the steps of an order', () => {
  const at = (status: (typeof PURCHASE_ORDER_STATUSES)[number]) => {
    const progress = orderSteps({ status });
    return progress && (progress.steps[progress.current] ?? 'all');
  };

  it('go on with its status, and end with it', () => {
    expect(at('PENDING_PAYMENT')).toBe('transit.step.pay');
    expect(at('PAID')).toBe('order.status.PURCHASING');
    expect(at('PURCHASED')).toBe('order.status.PURCHASED');
    expect(at('SELLER_SHIPPED')).toBe('order.status.SELLER_SHIPPED');
    expect(at('PARTIALLY_STOCKED_IN')).toBe('order.status.STOCKED_IN');
    expect(at('COMPLETED')).toBe('all');
  });

  it('are known for every status, except if the order was closed', () => {
    expect(PURCHASE_ORDER_STATUSES.filter((status) => !at(status))).toEqual(['CLOSED']);
  });
});

describe('the shown status of an order whose goods were in the warehouse', () => {
  const shown = (status: PurchaseOrderStatus, ...items: PurchaseOrderItemStatus[]) =>
    shownStatus({ status, items: items.map((itemStatus) => ({ status: itemStatus })) });

  it('says that the goods have left once none is there any more', () => {
    expect(shown('STOCKED_IN', 'SHIPPED_OUT', 'REFUNDED')).toBe('SHIPPED_OUT');
    expect(shown('STOCKED_IN', 'SHIPPED_OUT', 'STOCKED_IN')).toBe('STOCKED_IN');
    expect(shown('STOCKED_IN', 'REFUNDED')).toBe('STOCKED_IN');
  });

  it('says that the goods are in a shipment once none of them can be shipped', () => {
    const stored = { status: 'STOCKED_IN', items: [{ status: 'STOCKED_IN' }] } as const;
    expect(shownStatus({ ...stored, shippable: false, inShipment: true })).toBe('IN_SHIPMENT');
    expect(shownStatus({ ...stored, shippable: true, inShipment: true })).toBe('STOCKED_IN');
    expect(shownStatus({ ...stored, shippable: false, inShipment: false })).toBe('STOCKED_IN');
  });

  it('is that of the order until everything arrived, and after it is completed', () => {
    expect(shown('PARTIALLY_STOCKED_IN', 'SHIPPED_OUT')).toBe('PARTIALLY_STOCKED_IN');
    expect(shown('COMPLETED', 'SHIPPED_OUT')).toBe('COMPLETED');
  });
});

describe('the expected events of an order', () => {
  it('begin with the payment and end with the completion', () => {
    expect(expectedEvents('PENDING_PAYMENT', false)).toEqual([
      'PAID',
      'ACCEPTED',
      'BOUGHT',
      'SELLER_SHIPPED',
      'STOCKED_IN',
      'COMPLETED',
    ]);
  });

  it('include the arrival at the warehouse that the goods were sent to', () => {
    expect(expectedEvents('SELLER_SHIPPED', true)[0]).toBe('DELIVERED_TO_USER_WAREHOUSE');
  });

  it('are empty once the order is closed', () => {
    expect(expectedEvents('COMPLETED', false)).toEqual([]);
    expect(expectedEvents('CLOSED', false)).toEqual([]);
  });

  it('never grow from one status to the next', () => {
    const counts = PURCHASE_ORDER_STATUSES.map((status) => expectedEvents(status, false).length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
