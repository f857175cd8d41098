import { describe, expect, it } from 'vitest';
import { TRANSIT_TABS } from '../../../../../src/contract/calls/transit.ts';
import {
  TRANSIT_ORDER_STATUSES,
  type TransitOrderStatus,
} from '../../../../../src/contract/values/warehouse/transit-statuses.ts';
import {
  TRANSIT_EVENTS,
  transitActions,
  transitStates,
} from '../../../../../src/server/commerce/transit/transit-states.ts';
import { translator } from '../../../support/translator.ts';

/** The next status after each event that a status allows. */
const from = (status: TransitOrderStatus) =>
  TRANSIT_EVENTS.flatMap((event) => transitStates.next(status, event) ?? []);

describe('a transit order', () => {
  it.each([
    ['AFTER_WEIGHING', 'PENDING_PACKING'],
    ['PREPAID_ESTIMATE', 'PENDING_PAYMENT'],
  ] as const)('can reach every status in charge mode %s', (mode, first) => {
    const reached = new Set<TransitOrderStatus>([first]);
    for (const status of reached) for (const next of from(status)) reached.add(next);
    expect([...reached].toSorted(), mode).toEqual(TRANSIT_ORDER_STATUSES.toSorted());
  });

  it.each(['COMPLETED', 'RETURNED', 'LOST', 'CUSTOMS_SEIZED', 'CLOSED'] as const)(
    'ends with %s',
    (end) => {
      expect(from(end)).toEqual([]);
    },
  );

  it('has no other final status', () => {
    const ends = TRANSIT_ORDER_STATUSES.filter((status) => from(status).length === 0);
    expect(ends).toHaveLength(5);
  });

  it('can be cancelled before it is packed and while its bill is unpaid, never once it is paid', () => {
    expect(transitStates.from('CLOSED')).toEqual([
      'PENDING_PACKING',
      'PENDING_PAYMENT',
      'PENDING_SETTLEMENT',
    ]);
  });

  it.each<[TransitOrderStatus, string[]]>([
    ['PENDING_PACKING', ['close']],
    ['PACKING', []],
    ['PENDING_PAYMENT', ['pay', 'close']],
    ['PENDING_SETTLEMENT', ['pay', 'close']],
    ['PENDING_SHIPMENT', []],
    ['IN_TRANSIT', []],
    ['READY_FOR_PICKUP', ['complete']],
    ['LOCAL_DELIVERING', ['complete']],
    ['DELIVERED', ['complete', 'claim']],
    ['COMPLETED', ['claim']],
    ['LOST', ['claim']],
    ['CLOSED', []],
  ])('in status %s lets the shopper %j', (status, actions) => {
    expect(transitActions(status, { refundable: true })).toEqual(actions);
    expect(transitActions(status, { refundable: false })).toEqual(
      actions.filter((action) => action !== 'claim'),
    );
  });

  it('is in exactly one tab of the list besides “all”', () => {
    const { all, ...tabs } = TRANSIT_TABS;
    expect(Object.values(tabs).flat().toSorted()).toEqual(all.toSorted());
  });

  it('has a text for every event', async () => {
    const t = await translator('en');
    for (const event of ['CREATED', ...TRANSIT_EVENTS] as const) {
      expect(t(`transit.event.${event}`)).not.toContain('transit.event');
    }
  });
});
