import { and, asc, eq } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money.ts';
import { events } from '../../db/schema/events.ts';
import { purchaseOrderItems } from '../../db/schema/orders.ts';
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

/** What the simulated agent and the seller do with an order. */

/** Carriers inside China, with how their tracking numbers begin. */
const CARRIERS = [
  ['SF Express', 'SF'],
  ['ZTO Express', '75'],
  ['YTO Express', 'YT'],
  ['STO Express', '77'],
  ['Yunda Express', '43'],
] as const;

/** The least that a price rises by. Fen. */
const LEAST_SUPPLEMENT_FEN = 100;

/** The agent takes a paid order. */
export const accept = (scope: Scope, { id }: OrderRow) => acceptOrder(scope, id);

/** Buys it, unless the order's note asks for something to happen first, or instead. */
export async function buy(scope: Scope, order: OrderRow) {
  const { id, goodsFen } = order;
  const { t } = scope;
  const [notes, done] = await Promise.all([notesOf(scope, order), eventsOf(scope, order)]);
  if (says(notes, '#ask') && !done.has('ASKED')) {
    return askShopper(scope, id, { question: t('simulator.question') });
  }
  if (says(notes, '#supplement') && !done.has('SUPPLEMENT_REQUESTED')) {
    const amount = fromFen(Math.max(LEAST_SUPPLEMENT_FEN, Math.round(goodsFen / 10)));
    return requestSupplement(scope, id, { amount, note: t('simulator.supplement') });
  }
  if (says(notes, '#out-of-stock')) {
    return rejectOrder(scope, id, { reason: 'OUT_OF_STOCK', note: t('simulator.outOfStock') });
  }
  return markBought(scope, id, { upstreamOrderNo: digits(19, id) });
}

/** The seller sends one parcel, or two of several lines or pieces. */
export async function ship(scope: Scope, { id }: OrderRow) {
  const contents = inParcels(await itemsOf(scope, id));
  const parcels = contents.map((items, place) => ({ ...carriedBy(id, place), items }));
  return markShipped(scope, id, { parcels });
}

/** Who carries an order's first, second… parcel, under what number. */
export function carriedBy(orderId: string, place: number) {
  const [domesticCarrier, prefix] = oneOf(CARRIERS, orderId);
  return { domesticCarrier, domesticTrackingNo: prefix + digits(13, `${orderId} ${place}`) };
}

/** The shopper's own warehouse signs for the goods. */
export const deliver = (scope: Scope, { id }: OrderRow) => markDelivered(scope, id);

/** What the shopper wrote to the agent: about the order, and about each line. */
export async function notesOf(
  scope: Scope,
  { id, message }: Pick<OrderRow, 'id' | 'message'>,
): Promise<string[]> {
  const items = await itemsOf(scope, id);
  return [message, ...items.map((item) => item.message)];
}

type Content = { orderItemId: string; quantity: number }[];

/** Half of the lines each, or half of the pieces of a line of three and more. */
function inParcels(items: readonly OrderItemRow[]): Content[] {
  const whole = items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
  const [first] = whole;
  if (first && whole.length === 1 && first.quantity >= 3) {
    const half = Math.ceil(first.quantity / 2);
    return [half, first.quantity - half].map((quantity) => [{ ...first, quantity }]);
  }
  const middle = Math.ceil(whole.length / 2);
  return [whole.slice(0, middle), whole.slice(middle)].filter(({ length }) => length > 0);
}

function itemsOf({ db }: Scope, orderId: string): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(purchaseOrderItems)
    .where(eq(purchaseOrderItems.orderId, orderId))
    .orderBy(asc(purchaseOrderItems.position));
}

/** The events that an order has had. */
async function eventsOf({ db }: Scope, { id }: OrderRow): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ event: events.event })
    .from(events)
    .where(and(eq(events.subject, 'PURCHASE_ORDER'), eq(events.subjectId, id)));
  return new Set<PurchaseOrderEvent | string>(rows.map(({ event }) => event));
}
