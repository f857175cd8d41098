import { asc, eq } from 'drizzle-orm';
import type { DomesticTraceStatus } from '../../../contract/values/parcel-statuses.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders.ts';
import { purchaseParcelItems } from '../../db/schema/parcels.ts';
import type { Scope } from '../base/scope.ts';
import { type ParcelRow, parcelsOfOrder } from '../parcel/records.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../warehouse/inbound.ts';
import { carriedBy, notesOf } from './buyer.ts';
import { between, boxFor, digits, oneOf } from './made-up.ts';
import { type SandboxWord, says } from './sandbox-words.ts';

/** What the carrier in China and the simulated warehouse do with a seller's parcel. */

/** The weight of a box and its filling: a fixed part, and a share of the contents. */
const BOX_G = 60;
const BOX_PERCENT = 4;

/** The carrier reports a trace. */
export const report =
  (status: DomesticTraceStatus) =>
  (scope: Scope, { id }: ParcelRow) =>
    traceParcel(scope, id, { status, text: '' });

/** The warehouse signs for a parcel, unless the order's note has `#lost`. */
export async function sign(scope: Scope, parcel: ParcelRow) {
  if (await isMarked(scope, parcel, '#lost')) {
    const note = scope.t('simulator.lost');
    return parcelException(scope, parcel.id, { exception: 'LOST', note });
  }
  return traceParcel(scope, parcel.id, { status: 'SIGN', text: '' });
}

/** Unpacks, weighs, measures and shelves a parcel. The seller's pictures serve as photos. */
export async function unpack(scope: Scope, { id, parcelNo }: ParcelRow) {
  const items = await itemsIn(scope, id);
  const netG = items.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
  const weightG = netG + BOX_G + Math.ceil((netG * BOX_PERCENT) / 100);
  const shelf = oneOf(['A', 'B', 'C', 'D', 'E', 'F'], parcelNo);
  const rack = String(between(1, 24, `${parcelNo} rack`)).padStart(2, '0');
  return parcelArrived(scope, id, {
    weightG: Math.max(weightG, 1),
    ...boxFor(weightG),
    shelfCode: `${shelf}-${rack}-${digits(1, parcelNo)}`,
    photos: photosOf(items),
  });
}

/** The goods pass the check, unless the order's note has `#damaged`. */
export async function check(scope: Scope, parcel: ParcelRow) {
  const { id, qcStatus } = parcel;
  if (qcStatus === 'NOT_CHECKED' && (await isMarked(scope, parcel, '#damaged'))) {
    const photos = photosOf(await itemsIn(scope, id));
    const note = scope.t('simulator.damaged');
    return checkParcel(scope, id, { passed: false, issue: 'DAMAGED', note, photos });
  }
  return checkParcel(scope, id, { passed: true, note: '', photos: [] });
}

/** The seller has the parcel back, or a lost parcel is written off. */
export const comeBack = (scope: Scope, { id }: ParcelRow) => parcelReturned(scope, id);

/**
 * Whether the order's notes have a word that is for this parcel: `#damaged` is for the first,
 * `#lost` for the last.
 */
async function isMarked(
  scope: Scope,
  { orderId, domesticTrackingNo }: ParcelRow,
  word: SandboxWord & ('#damaged' | '#lost'),
): Promise<boolean> {
  const [order] = await scope.db
    .select({ id: purchaseOrders.id, message: purchaseOrders.message })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, orderId));
  if (!order || !says(await notesOf(scope, order), word)) return false;
  const { length } = await parcelsOfOrder(scope, orderId);
  const target = carriedBy(orderId, word === '#lost' ? length - 1 : 0);
  return domesticTrackingNo === target.domesticTrackingNo;
}

type Content = { weightG: number; quantity: number; image: string };

function itemsIn({ db }: Scope, parcelId: string): Promise<Content[]> {
  const { weightG, image, id, position } = purchaseOrderItems;
  return db
    .select({ weightG, image, quantity: purchaseParcelItems.quantity })
    .from(purchaseParcelItems)
    .innerJoin(purchaseOrderItems, eq(id, purchaseParcelItems.orderItemId))
    .where(eq(purchaseParcelItems.parcelId, parcelId))
    .orderBy(asc(position));
}

/** The pictures of a parcel's contents that are paths of this site. */
function photosOf(items: readonly Content[]): string[] {
  return [...new Set(items.map(({ image }) => image))].filter((image) => image.startsWith('/'));
}
