import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import {
  TRACE_STATUSES,
  type TransitOrderStatus,
} from '../../../../../src/contract/values/warehouse/transit-statuses.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { payTransitOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { completeTransitOrder } from '../../../../../src/server/commerce/transit/complete.ts';
import { completeDelivered } from '../../../../../src/server/commerce/transit/complete-delivered.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  rejectTransit,
  transitException,
} from '../../../../../src/server/commerce/transit/outbound.ts';
import { closeOverdueTransits } from '../../../../../src/server/commerce/transit/overdue-transits.ts';
import { traceTransit } from '../../../../../src/server/commerce/transit/trace.ts';
import {
  TRANSIT_EVENTS,
  type TransitEvent,
  transitStates,
} from '../../../../../src/server/commerce/transit/transit-states.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { ledgerLines } from '../../../../../src/server/db/schema/money/ledger.ts';
import { payments } from '../../../../../src/server/db/schema/money/payments.ts';
import { events } from '../../../../../src/server/db/schema/orders/events.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import { purchaseParcels } from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import {
  transitOrderParcels,
  transitOrders,
} from '../../../../../src/server/db/schema/warehouse/transit.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { BOX, forwarded, forwarder, operator } from '../../../support/forwarding.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { fund, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

const OPENING_FEN = 5_000_00;

/** The status of an order's parcels, by the order's status. */
const PARCELS: Record<TransitOrderStatus, string> = {
  PENDING_PACKING: 'LOCKED_FOR_TRANSIT',
  PACKING: 'LOCKED_FOR_TRANSIT',
  PENDING_PAYMENT: 'LOCKED_FOR_TRANSIT',
  PENDING_SETTLEMENT: 'LOCKED_FOR_TRANSIT',
  PENDING_SHIPMENT: 'LOCKED_FOR_TRANSIT',
  IN_TRANSIT: 'SHIPPED_OUT',
  CUSTOMS_CLEARANCE: 'SHIPPED_OUT',
  ARRIVED_LOCAL_WAREHOUSE: 'SHIPPED_OUT',
  READY_FOR_PICKUP: 'SHIPPED_OUT',
  LOCAL_DELIVERING: 'SHIPPED_OUT',
  DELIVERED: 'SHIPPED_OUT',
  COMPLETED: 'FINISHED',
  RETURNED: 'DOMESTIC_SIGNED',
  LOST: 'EXCEPTION',
  CUSTOMS_SEIZED: 'EXCEPTION',
  CLOSED: 'STOCKED_IN',
};
/** Final statuses that release the parcels: another transit order can take them. */
const RELEASED: readonly TransitOrderStatus[] = ['CLOSED', 'RETURNED', 'LOST', 'CUSTOMS_SEIZED'];
const NOT_FULLY_PAID: readonly TransitOrderStatus[] = [
  'PENDING_PACKING',
  'PACKING',
  'PENDING_PAYMENT',
  'PENDING_SETTLEMENT',
];

/** An action. `events`: the transitions it can cause. It must be refused in a status that allows none of them. */
type Action = { name: string; events: readonly TransitEvent[]; run: () => Promise<unknown> };
type ActionName =
  | 'pay'
  | 'close'
  | 'reject'
  | 'complete'
  | 'pack'
  | 'handOver'
  | 'arrive'
  | 'deliver';
type Step =
  | { do: ActionName | 'next' | 'wait' }
  | { do: 'weigh'; weightG: number }
  | { do: 'trace'; hour: number; status: (typeof TRACE_STATUSES)[number] }
  | { do: 'fail'; exception: 'RETURNED' | 'LOST' | 'CUSTOMS_SEIZED' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Step>({ do: 'next' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom<ActionName>(
        'pay',
        'close',
        'reject',
        'complete',
        'pack',
        'handOver',
        'arrive',
        'deliver',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('weigh'), weightG: fc.integer({ min: 1, max: 4000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('trace'),
      hour: fc.integer({ min: 0, max: 20 }),
      status: fc.constantFrom(...TRACE_STATUSES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fail'),
      exception: fc.constantFrom('RETURNED', 'LOST', 'CUSTOMS_SEIZED'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'wait' }) },
);

/** The step that advances an order, by its status. */
const NEXT_STEP: Partial<Record<TransitOrderStatus, Step>> = {
  PENDING_PACKING: { do: 'pack' },
  PACKING: { do: 'weigh', weightG: 1600 },
  PENDING_PAYMENT: { do: 'pay' },
  PENDING_SETTLEMENT: { do: 'pay' },
  PENDING_SHIPMENT: { do: 'handOver' },
  IN_TRANSIT: { do: 'arrive' },
  CUSTOMS_CLEARANCE: { do: 'arrive' },
  ARRIVED_LOCAL_WAREHOUSE: { do: 'deliver' },
  READY_FOR_PICKUP: { do: 'complete' },
  LOCAL_DELIVERING: { do: 'complete' },
  DELIVERED: { do: 'complete' },
};

const ONLY_NEXT_STEPS = Array.from({ length: 12 }, (): Step => ({ do: 'next' }));
/** Every combination of options with only advancing steps: each order ends completed. */
const HAPPY_PATHS = (['AFTER_WEIGHING', 'PREPAID_ESTIMATE'] as const).flatMap((chargeMode) =>
  [false, true].map((selfPickup): [typeof chargeMode, boolean, Step[]] => [
    chargeMode,
    selfPickup,
    ONLY_NEXT_STEPS,
  ]),
);

/** A lighter weight typed while the shopper owes the rest of a heavier one. */
const WEIGHED_AGAIN: [string, boolean, Step[]] = [
  'PREPAID_ESTIMATE',
  false,
  [
    { do: 'next' },
    { do: 'pack' },
    { do: 'weigh', weightG: 2001 },
    { do: 'weigh', weightG: 1 },
    { do: 'next' },
    { do: 'pay' },
    { do: 'weigh', weightG: 1 },
    { do: 'next' },
  ],
];

/** Everything that the database stores for a shopper with one transit order. */
async function recordsOf({ db, userId }: OwnerScope) {
  const [order] = await db.select().from(transitOrders).where(eq(transitOrders.userId, userId));
  if (!order) throw new Error('no order');
  const [parcels, heldParcels, orderPayments, orderRefunds, history, lines, purchases] =
    await Promise.all([
      db.select().from(purchaseParcels).where(eq(purchaseParcels.userId, userId)),
      db.select().from(transitOrderParcels).where(eq(transitOrderParcels.transitOrderId, order.id)),
      db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.id)),
      db.select().from(refunds).where(eq(refunds.userId, userId)),
      db.select().from(events).where(eq(events.subjectId, order.id)).orderBy(asc(events.sequence)),
      db.select().from(ledgerLines).where(eq(ledgerLines.userId, userId)),
      db.select().from(purchaseOrders).where(eq(purchaseOrders.userId, userId)),
    ]);
  return { order, parcels, heldParcels, orderPayments, orderRefunds, history, lines, purchases };
}
type Records = Awaited<ReturnType<typeof recordsOf>>;

function actionOf(scope: OwnerScope, { order }: Records, step: Step): Action {
  const ops = operator(scope);
  const { id } = order;
  switch (step.do) {
    case 'next':
      return actionOf(scope, { order } as Records, NEXT_STEP[order.status] ?? { do: 'wait' });
    case 'pay':
      return { name: 'pay', events: ['PAID'], run: () => payTransitOrder(scope, id, PAY_PASSWORD) };
    case 'close':
      return { name: 'close', events: ['CLOSED'], run: () => closeTransitOrder(scope, id) };
    case 'reject':
      return {
        name: 'reject',
        events: ['REJECTED'],
        run: () => rejectTransit(ops, id, { note: 'Too long' }),
      };
    case 'complete':
      return {
        name: 'complete',
        events: ['COMPLETED'],
        run: () => completeTransitOrder(scope, id),
      };
    case 'pack':
      return { name: 'pack', events: ['PACKING_STARTED'], run: () => packTransit(ops, id) };
    case 'weigh':
      return {
        name: 'weigh',
        events: ['BILLED'],
        run: () => weighTransit(ops, id, { ...BOX, weightG: step.weightG }),
      };
    case 'handOver':
      return {
        name: 'handOver',
        events: ['HANDED_OVER'],
        run: () => handOver(ops, id, { carrier: 'EMS', trackingNo: 'EA123456785CN' }),
      };
    case 'arrive':
      return { name: 'arrive', events: ['ARRIVED_LOCALLY'], run: () => arriveLocally(ops, id) };
    case 'deliver':
      return {
        name: 'deliver',
        events: ['READY_FOR_PICKUP', 'LOCAL_DELIVERY'],
        run: () => deliverLocally(ops, id, { localTrackingNo: 'L-1' }),
      };
    case 'fail':
      return {
        name: 'fail',
        events: [step.exception],
        run: () => transitException(ops, id, { exception: step.exception, note: 'gone' }),
      };
    case 'trace': {
      const at = new Date(scope.now + step.hour * 3_600_000).toISOString();
      const traces = [{ at, status: step.status, code: '', text: step.status, location: '' }];
      return { name: 'trace', events: [], run: () => traceTransit(ops, id, { events: traces }) };
    }
    case 'wait':
      return {
        name: 'wait',
        events: [],
        run: async () => {
          await closeOverdueTransits(scope);
          await completeDelivered(scope);
        },
      };
  }
}

/** Whether an action must succeed. */
function isAllowed({ name, events }: Action, { order, orderPayments }: Records): boolean {
  if (name === 'wait') return true;
  if (name === 'trace') return order.trackingNo !== '';
  // Paying again succeeds and returns the result of the first payment.
  if (name === 'pay') {
    const open = orderPayments.some(({ status }) => status === 'UNPAID');
    const paid = orderPayments.some(
      ({ status }) => status === 'PAID' || status === 'PARTIALLY_REFUNDED',
    );
    return open || paid;
  }
  return events.some((event) => transitStates.next(order.status, event));
}

function isTransitEvent(event: string): event is TransitEvent {
  return (TRANSIT_EVENTS as readonly string[]).includes(event);
}

/** Expects what is true of an order at any time. */
function expectConsistent({
  order,
  parcels,
  heldParcels,
  orderPayments,
  history,
  lines,
  purchases,
}: Records) {
  // The history is a path through the table of transitions that ends in the order's status.
  let status = history[0]?.to;
  for (const { event, from, to } of history.slice(1)) {
    expect(from).toBe(isTransitEvent(event) ? status : from);
    if (!isTransitEvent(event)) continue;
    expect(transitStates.next(from as TransitOrderStatus, event)).toBe(to);
    status = to;
  }
  expect(order.status).toBe(status);
  // The parcels and their purchase orders have the statuses that follow from the order's.
  expect(parcels.map((parcel) => parcel.status)).toEqual([PARCELS[order.status]]);
  expect(heldParcels.map(({ released }) => released)).toEqual([RELEASED.includes(order.status)]);
  const finished = PARCELS[order.status] === 'FINISHED';
  expect(purchases.map((purchase) => purchase.status)).toEqual([
    finished ? 'COMPLETED' : 'STOCKED_IN',
  ]);
  // The balance fell by the payments less their refunds. Once the order is fully paid, that is its bill.
  const balance = lines
    .filter(({ kind }) => kind === 'AVAILABLE')
    .reduce((sum, { amountFen }) => sum + amountFen, 0);
  const paidFen = orderPayments
    .filter(({ paidAt }) => paidAt !== null)
    .reduce((sum, { amountFen, refundedFen }) => sum + amountFen - refundedFen, 0);
  expect(OPENING_FEN - balance).toBe(paidFen);
  if (order.status === 'CLOSED') expect(paidFen).toBe(0);
  else if (!NOT_FULLY_PAID.includes(order.status)) expect(paidFen).toBe(order.totalFen);
  // A payment is open only while the order waits for one.
  const waits = transitStates.next(order.status, 'PAID') !== undefined;
  expect(orderPayments.filter((payment) => payment.status === 'UNPAID')).toHaveLength(
    waits ? 1 : 0,
  );
}

it('any actions of shoppers, operators and carriers, in any order, leave every transit order consistent', async () => {
  const shop = await openShop(await openTestDatabase());
  const seen = new Set<string>();
  let shoppers = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('AFTER_WEIGHING', 'PREPAID_ESTIMATE'),
      fc.boolean(),
      fc.array(anyStep, { minLength: 4, maxLength: 22 }),
      async (chargeMode, selfPickup, steps) => {
        let scope = await forwarder(shop, { name: `shopper${++shoppers}`, chargeMode });
        await fund(scope, OPENING_FEN);
        await forwarded(scope, { transitOptionName: 'TRUCK', selfPickup });
        let before = await recordsOf(scope);
        for (const step of steps) {
          if (step.do === 'wait') scope = { ...scope, now: scope.now + 15 * DAY };
          const action = actionOf(scope, before, step);
          const failure = await action.run().then(
            () => undefined,
            (error: unknown) => error,
          );
          if (failure && !(failure instanceof Failure)) throw failure;
          const after = await recordsOf(scope);
          expect(failure === undefined, `${action.name} in ${before.order.status}`).toBe(
            isAllowed(action, before),
          );
          if (failure) expect(after).toEqual(before);
          expectConsistent(after);
          seen.add(after.order.status);
          before = after;
        }
      },
    ),
    { numRuns: 25, examples: [...HAPPY_PATHS, WEIGHED_AGAIN] },
  );
  expect(await verifyLedger(shop.db, 'one')).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});
