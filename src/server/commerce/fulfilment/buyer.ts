import { and, asc, eq } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money/money.ts';
import { events } from '../../db/schema/orders/events.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import type { Scope } from '../base/scope.ts';
import {
  acceptOrder,
  askShopper,
  markBought,
  markDelivered,
  markShipped,
  rejectOrder,
  requestSupplement,
} from '../purchase/fulfil.ts';
import type { OrderItemRow, OrderRow } from '../purchase/order-view.ts';
import type { PurchaseOrderEvent } from '../purchase/purchase-order-states.ts';
import { digits, oneOf } from './made-up.ts';
import { says } from './sandbox-words.ts';

/** The acts of the simulated agent and the simulated seller for an order. */

/** Carriers inside China, with the prefix of their tracking numbers. */
const CARRIERS = [
  ['SF Express', 'SF'],
  ['ZTO Express', '75'],
  ['YTO Express', 'YT'],
  ['STO Express', '77'],
  ['Yunda Express', '43'],
] as const;

/** The smallest supplement. Fen. */
const LEAST_SUPPLEMENT_FEN = 100;

/** The agent accepts a paid order. */
export const accept = (scope: Scope, { id }: OrderRow) => acceptOrder(scope, id);

/** The agent buys an order, unless a sandbox word in its notes makes something else happen. */
export async function buy(scope: Scope, order: OrderRow) {
  const { id, goodsFen } = order;
  const { t } = scope;
  const [notes, events] = await Promise.all([notesOf(scope, order), eventsOf(scope, order)]);
  if (says(notes, '#ask') && !events.has('ASKED')) {
    return askShopper(scope, id, { question: t('simulator.question') });
  }
  if (says(notes, '#supplement') && !events.has('SUPPLEMENT_REQUESTED')) {
    const amount = fromFen(Math.max(LEAST_SUPPLEMENT_FEN, Math.round(goodsFen / 10)));
    return requestSupplement(scope, id, { amount, note: t('simulator.supplement') });
  }
  if (says(notes, '#out-of-stock')) {
    return rejectOrder(scope, id, { reason: 'OUT_OF_STOCK', note: t('simulator.outOfStock') });
  }
  return markBought(scope, id, { upstreamOrderNo: digits(19, id) });
}

/**
 * Reports that the seller sent the order: in one parcel, or in two if it has several lines or at least three
 * pieces of one line.
 */
export async function ship(scope: Scope, { id }: OrderRow) {
  const contents = inParcels(await itemsOf(scope, id));
  const parcels = contents.map((items, index) => ({ ...carriedBy(id, index), items }));
  return markShipped(scope, id, { parcels });
}

/** Carrier and tracking number of an order's parcel; the first has the index 0. */
export function carriedBy(orderId: string, index: number) {
  const [domesticCarrier, prefix] = oneOf(CARRIERS, orderId);
  return { domesticCarrier, domesticTrackingNo: prefix + digits(13, `${orderId} ${index}`) };
}

/** The shopper's own warehouse signs for the goods. */
export const deliver = (scope: Scope, { id }: OrderRow) => markDelivered(scope, id);

/** The shopper's notes to the agent: on the order and on each line. */
export async function notesOf(
  scope: Scope,
  { id, message }: Pick<OrderRow, 'id' | 'message'>,
): Promise<string[]> {
  const items = await itemsOf(scope, id);
  return [message, ...items.map((item) => item.message)];
}

type Content = { orderItemId: string; quantity: number }[];

/** Splits the lines into two parcels; a single line of three pieces or more is split by pieces. */
function inParcels(items: readonly OrderItemRow[]): Content[] {
  const allItems = items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
  const [first] = allItems;
  if (first && allItems.length === 1 && first.quantity >= 3) {
    const half = Math.ceil(first.quantity / 2);
    return [half, first.quantity - half].map((quantity) => [{ ...first, quantity }]);
  }
  const middle = Math.ceil(allItems.length / 2);
  return [allItems.slice(0, middle), allItems.slice(middle)].filter(({ length }) => length > 0);
}

function itemsOf({ db }: Scope, orderId: string): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(purchaseOrderItems)
    .where(eq(purchaseOrderItems.orderId, orderId))
    .orderBy(asc(purchaseOrderItems.position));
}

/** The names of the events in an order's history. */
async function eventsOf({ db }: Scope, { id }: OrderRow): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ event: events.event })
    .from(events)
    .where(and(eq(events.subject, 'PURCHASE_ORDER'), eq(events.subjectId, id)));
  return new Set<PurchaseOrderEvent | string>(rows.map(({ event }) => event));
}
