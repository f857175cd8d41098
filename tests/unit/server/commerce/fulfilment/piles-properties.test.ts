import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PILES, type Pile } from '../../../../../src/contract/values/desk/piles.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { countWork, listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import {
  PARCEL_EVENTS,
  parcelStates,
} from '../../../../../src/server/commerce/parcel/parcel-states.ts';
import {
  PURCHASE_ORDER_EVENTS,
  purchaseOrderStates,
} from '../../../../../src/server/commerce/purchase/purchase-order-states.ts';
import {
  TRANSIT_EVENTS,
  transitStates,
} from '../../../../../src/server/commerce/transit/transit-states.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { purchaseParcels } from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../../../../src/server/db/schema/warehouse/transit.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarded, forwarder } from '../../../support/forwarding.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { fund, openShop } from '../../../support/shop.ts';

/** An object in a status since some days, and how many days are left of its storage. */
type Life = { status: string; days: number; storageDays: number };

/** The statuses in which an object always waits for somebody. The others wait only when they are late. */
const ALWAYS_WAITING: ReadonlySet<string> = new Set([
  ...['PAID', 'PURCHASING', 'AWAITING_CONFIRMATION', 'PENDING_SUPPLEMENT', 'PURCHASED'],
  ...['PARTIALLY_STOCKED_IN', 'AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT', 'DOMESTIC_SIGNED'],
  ...['INBOUND_CHECKING', 'QC_FAILED', 'RETURNING', 'EXCEPTION', 'PENDING_PACKING', 'PACKING'],
  ...['PENDING_SETTLEMENT', 'PENDING_SHIPMENT', 'ARRIVED_LOCAL_WAREHOUSE'],
]);
/** The statuses in which nobody has anything to do with it. */
const NEVER_WAITING: ReadonlySet<string> = new Set([
  ...['CLOSED', 'COMPLETED', 'FINISHED', 'ABANDONED', 'WITHDRAWN', 'MERGED', 'LOCKED_FOR_TRANSIT'],
  ...['SHIPPED_OUT', 'DELIVERED', 'DELIVERED_TO_USER_WAREHOUSE'],
]);

/** Walks a table of transitions by random events from its first status; events that are not allowed are skipped. */
function walk<S extends string, E extends string>(
  states: { next: (from: S, event: E) => S | undefined },
  start: S,
  events: readonly E[],
): S {
  return events.reduce<S>((status, event) => states.next(status, event) ?? status, start);
}

const life = <S extends string, E extends string>(
  states: { next: (from: S, event: E) => S | undefined },
  start: readonly S[],
  events: readonly E[],
) =>
  fc
    .record({
      start: fc.constantFrom(...start),
      events: fc.array(fc.constantFrom(...events), { maxLength: 60 }),
      days: fc.nat(40),
      storageDays: fc.integer({ min: -100, max: 100 }),
    })
    .map(({ start: from, events: happened, ...rest }) => ({
      ...rest,
      status: walk(states, from, happened),
    }));

/** The piles in which an object stands. */
async function pilesWith(scope: OwnerScope, id: string): Promise<Pile[]> {
  const lists = await Promise.all(
    PILES.map(async (pile) => ({ pile, ...(await listWork(scope, { pile, pageSize: 100 })) })),
  );
  for (const { pile, count } of await countWork(scope)) {
    expect([pile, lists.find((list) => list.pile === pile)?.records.length]).toEqual([pile, count]);
  }
  return lists
    .filter(({ records }) => records.some((record) => record.id === id))
    .map(({ pile }) => pile);
}

function expectOnePile(piles: readonly Pile[], { status, days, storageDays }: Life) {
  const text = `${status} for ${days} days, storage ${storageDays}: ${piles}`;
  expect(piles.length, text).toBeLessThanOrEqual(1);
  if (ALWAYS_WAITING.has(status)) expect(piles.length, text).toBe(1);
  if (NEVER_WAITING.has(status)) expect(piles.length, text).toBe(0);
}

it('whatever happened to an object and however long ago, it stands in one pile if it waits, else in none', async () => {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  const { db } = scope;
  await fund(scope, 1000_00);
  const { id: shipmentId } = await forwarded(scope);
  const [order] = await db.select().from(purchaseOrders);
  const [parcel] = await db.select().from(purchaseParcels);
  if (!order || !parcel) throw new Error('nothing was ordered');
  const lives = fc.record({
    order: life(purchaseOrderStates, ['PENDING_PAYMENT', 'PAID'], PURCHASE_ORDER_EVENTS),
    parcel: life(parcelStates, ['AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT'], PARCEL_EVENTS),
    shipment: life(transitStates, ['PENDING_PACKING', 'IN_TRANSIT'], TRANSIT_EVENTS),
  });
  const at = ({ days }: Life) => NOW - days * DAY;
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      await db
        .update(purchaseOrders)
        .set({ status: all.order.status, statusAt: at(all.order) })
        .where(eq(purchaseOrders.id, order.id));
      await db
        .update(purchaseParcels)
        .set({
          status: all.parcel.status,
          statusAt: at(all.parcel),
          storageExpiresAt: NOW + all.parcel.storageDays * DAY,
        })
        .where(eq(purchaseParcels.id, parcel.id));
      await db
        .update(transitOrders)
        .set({ status: all.shipment.status, statusAt: at(all.shipment) })
        .where(eq(transitOrders.id, shipmentId));
      expectOnePile(await pilesWith(scope, order.id), all.order);
      expectOnePile(await pilesWith(scope, parcel.id), all.parcel);
      expectOnePile(await pilesWith(scope, shipmentId), all.shipment);
    }),
    { numRuns: IS_FULL ? 100 : 25 },
  );
});
