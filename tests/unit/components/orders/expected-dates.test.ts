import { describe, expect, it } from 'vitest';
import {
  expectedIfSentAtOnce,
  expectedOfOrder,
  expectedOfShipment,
} from '../../../../src/components/orders/expected-dates.ts';
import type { PurchaseOrderStatus } from '../../../../src/contract/values/orders/order-statuses.ts';
import type { StepDays } from '../../../../src/contract/values/orders/step-days.ts';
import type { TransitOrderStatus } from '../../../../src/contract/values/warehouse/transit-statuses.ts';
import { formatDays } from '../../../../src/i18n/day-range.ts';

const DAYS: StepDays = {
  buy: { min: 0, max: 1 },
  arrive: { min: 2, max: 5 },
  check: { min: 0, max: 1 },
  pack: { min: 1, max: 2 },
};
const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T03:00:00.000Z`;
const event = (name: string, day: number) => ({
  event: name,
  to: '',
  actor: 'SYSTEM' as const,
  at: at(day),
  details: {},
});
const between = (from: number, until: number) => ({
  from: Date.parse(at(from)),
  until: Date.parse(at(until)),
});

describe('the days on which an order is expected', () => {
  const order = (status: PurchaseOrderStatus, ...timeline: ReturnType<typeof event>[]) => ({
    status,
    timeline,
    userWarehouse: undefined,
  });

  it('are counted from its payment while it is being bought', () => {
    expect(
      expectedOfOrder(order('PURCHASING', event('PAID', 1), event('ACCEPTED', 2)), DAYS),
    ).toEqual({ bought: between(1, 2), stored: between(3, 8) });
  });

  it('are counted anew from the answer of the shopper', () => {
    const asked = order('PURCHASING', event('PAID', 1), event('ASKED', 2), event('ANSWERED', 6));
    expect(expectedOfOrder(asked, DAYS).bought).toEqual(between(6, 7));
  });

  it('are counted from when it was bought until it is in the warehouse', () => {
    const bought = [event('PAID', 1), event('BOUGHT', 4)];
    expect(expectedOfOrder(order('SELLER_SHIPPED', ...bought), DAYS)).toEqual({
      stored: between(6, 10),
    });
  });

  it('are unknown while the order waits for the shopper, once it has arrived, and if the shop promises nothing', () => {
    const paid = event('PAID', 1);
    expect(expectedOfOrder(order('AWAITING_CONFIRMATION', paid), DAYS)).toEqual({});
    expect(expectedOfOrder(order('PENDING_PAYMENT'), DAYS)).toEqual({});
    expect(expectedOfOrder(order('STOCKED_IN', paid), DAYS)).toEqual({});
    expect(expectedOfOrder(order('PAID', paid), undefined)).toEqual({});
    expect(expectedOfOrder(order('PAID', paid), { buy: { min: 0, max: 1 } })).toEqual({
      bought: between(1, 2),
    });
  });
});

describe('the days on which a shipment is expected', () => {
  const shipment = (
    status: TransitOrderStatus,
    chargeMode: 'AFTER_WEIGHING' | 'PREPAID_ESTIMATE',
    ...timeline: ReturnType<typeof event>[]
  ) => ({
    status,
    chargeMode,
    timeline,
    createdAt: at(1),
    leadTimeDays: [8, 12] as [number, number],
  });

  it('begin with the payment, and end at the door', () => {
    const paid = shipment('PENDING_SHIPMENT', 'AFTER_WEIGHING', event('PAID', 2));
    expect(expectedOfShipment(paid, DAYS)).toEqual({ sent: between(3, 4), home: between(11, 16) });
  });

  it('are counted from the hand-over on the way', () => {
    const sent = shipment(
      'IN_TRANSIT',
      'AFTER_WEIGHING',
      event('PAID', 2),
      event('HANDED_OVER', 5),
    );
    expect(expectedOfShipment(sent, undefined)).toEqual({ home: between(13, 17) });
  });

  it('are unknown before its bill is paid', () => {
    expect(expectedOfShipment(shipment('PACKING', 'AFTER_WEIGHING'), DAYS)).toEqual({});
    expect(expectedOfShipment(shipment('PENDING_PAYMENT', 'PREPAID_ESTIMATE'), DAYS)).toEqual({});
  });
});

describe('the days on which goods are expected at the door if they are sent at once', () => {
  it('follow those in the warehouse by the days of packing and of the shipping option', () => {
    expect(expectedIfSentAtOnce(between(3, 8), [8, 12], DAYS)).toEqual(between(12, 22));
  });

  it('are unknown if the shop promises no days of packing, or the option names none', () => {
    expect(expectedIfSentAtOnce(undefined, [8, 12], DAYS)).toBeUndefined();
    expect(expectedIfSentAtOnce(between(3, 8), [0, 0], DAYS)).toBeUndefined();
    expect(
      expectedIfSentAtOnce(between(3, 8), [8, 12], { ...DAYS, pack: undefined }),
    ).toBeUndefined();
  });
});

it('days are those of the shop’s time zone, without a year, in every language', () => {
  const zone = { timezoneOffset: 10 };
  const night = { from: Date.parse('2026-12-01T20:00:00Z'), until: Date.parse(at(6)) };
  expect(formatDays('en', night, zone)).toBe('2–6 Dec');
  expect(formatDays('la', night, zone)).toBe('2 ທ.ວ. – 6 ທ.ວ.');
  expect(formatDays('uz', { ...night, from: night.until }, zone)).toBe('6-dek');
});
