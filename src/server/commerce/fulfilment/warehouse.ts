import { and, asc, eq } from 'drizzle-orm';
import {
  type DomesticTraceStatus,
  MOST_PARCEL_PHOTOS,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { announcedContents, purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import { type ParcelRow, parcelsOfOrder } from '../parcel/records.ts';
import { splitParcel } from '../stock/split-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../warehouse/inbound.ts';
import { answerObjection } from '../warehouse/objections.ts';
import { benchPhotos, damagePhotos } from './bench-photos.ts';
import { carriedBy, notesOf } from './buyer.ts';
import { between, boxFor, digits, oneOf } from './made-up.ts';
import { type SandboxWord, says } from './sandbox-words.ts';

/** The acts of the carrier in China and the simulated warehouse for a parcel. */

/** The weight of a box and its filling: a fixed part, and a share of the contents. */
const BOX_G = 60;
const BOX_PERCENT = 4;

/** The least and the greatest weight of a piece that a shopper announced: nobody knows it before. */
const ANNOUNCED_G = [120, 900] as const;

/** The carrier reports a trace. */
export const report =
  (status: DomesticTraceStatus) =>
  (scope: Scope, { id }: ParcelRow) =>
    traceParcel(scope, id, { status, text: '' });

/** The warehouse signs for a parcel, unless its note has `#lost`. */
export async function sign(scope: Scope, parcel: ParcelRow) {
  if (await isMarked(scope, parcel, '#lost')) {
    const note = scope.t('simulator.lost');
    return parcelException(scope, parcel.id, { exception: 'LOST', note });
  }
  return traceParcel(scope, parcel.id, { status: 'SIGN', text: '' });
}

/** Unpacks, weighs, measures, photographs and shelves a parcel. */
export async function unpack(scope: Scope, parcel: ParcelRow, runtime: Platform['runtime']) {
  const { id, parcelNo } = parcel;
  const items = await itemsIn(scope, parcel);
  const netG = netOf(items);
  const weightG = netG + BOX_G + Math.ceil((netG * BOX_PERCENT) / 100);
  const shelf = oneOf(['A', 'B', 'C', 'D', 'E', 'F'], parcelNo);
  const rack = String(between(1, 24, `${parcelNo} rack`)).padStart(2, '0');
  return parcelArrived(scope, id, {
    weightG: Math.max(weightG, 1),
    ...boxFor(weightG),
    shelfCode: `${shelf}-${rack}-${digits(1, parcelNo)}`,
    photos: benchPhotos(items, runtime).slice(0, MOST_PARCEL_PHOTOS),
  });
}

/** The goods pass the check, unless the parcel's note has `#damaged` and they are checked for the first time. */
export async function check(scope: Scope, parcel: ParcelRow, runtime: Platform['runtime']) {
  const { id, checkedAt } = parcel;
  // A replacement after an exchange is never damaged.
  if (checkedAt === null && (await isMarked(scope, parcel, '#damaged'))) {
    const photos = damagePhotos(await itemsIn(scope, parcel), runtime);
    const note = scope.t('simulator.damaged');
    return checkParcel(scope, id, { passed: false, issue: 'DAMAGED', note, photos });
  }
  return checkParcel(scope, id, { passed: true, note: '', photos: [] });
}

/**
 * The seller agrees to the shopper's request, unless its note has `#refuse`. If only some of the goods go
 * back, they are split off first, and each of the two parcels gets its own reply.
 */
export async function answer(scope: Scope, parcel: ParcelRow) {
  const { id, objection } = parcel;
  const refuse = (text: string) => answerObjection(scope, id, { agreed: false, text });
  if (says([objection?.note ?? ''], '#refuse'))
    return refuse(scope.t('simulator.objectionRefused'));
  const { kind, itemIds = [] } = objection ?? {};
  if (kind === 'RETURN' && itemIds.length > 0) {
    const items = await itemsIn(scope, parcel);
    const returned = items.filter(({ orderItemId }) => itemIds.includes(orderItemId));
    if (returned.length === 0) return refuse(scope.t('simulator.objectionRest'));
    if (returned.length < items.length) return splitOff(scope, parcel, items, returned);
  }
  return answerObjection(scope, id, { agreed: true, text: '' });
}

/** Makes a parcel of their own of some items, with their share of the weight. */
function splitOff(
  scope: Scope,
  { id, weightG }: ParcelRow,
  items: readonly Content[],
  moved: readonly Content[],
) {
  return splitParcel(scope, id, {
    quantities: items.map((item) => (moved.includes(item) ? item.quantity : 0)),
    weightG: Math.max(1, Math.floor((weightG * netOf(moved)) / (netOf(items) || 1))),
    shelfCode: '',
    reason: scope.t('check.return'),
  });
}

/** The seller has the parcel back, or a lost parcel is written off. */
export const comeBack = (scope: Scope, { id }: ParcelRow) => parcelReturned(scope, id);

/**
 * Whether the shopper's notes have a word that is for this parcel: the parcel's own note, or the
 * order's, where `#damaged` is for the first parcel and `#lost` for the last.
 */
async function isMarked(
  scope: Scope,
  { orderId, note, domesticTrackingNo }: ParcelRow,
  word: SandboxWord & ('#damaged' | '#lost'),
): Promise<boolean> {
  if (orderId === null) return says([note], word);
  const [order] = await scope.db
    .select({ id: purchaseOrders.id, message: purchaseOrders.message })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, scope.tenantId), eq(purchaseOrders.id, orderId)));
  if (!order || !says(await notesOf(scope, order), word)) return false;
  const { length } = await parcelsOfOrder(scope, orderId);
  const target = carriedBy(orderId, word === '#lost' ? length - 1 : 0);
  return domesticTrackingNo === target.domesticTrackingNo;
}

type Content = { orderItemId: string; weightG: number; quantity: number; image: string };

/** Grams of the goods without box and filling. */
const netOf = (items: readonly Content[]): number =>
  items.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);

/** The contents of a parcel. */
export async function itemsIn({ db }: Scope, parcel: ParcelRow): Promise<Content[]> {
  const { id: parcelId, parcelNo, orderId } = parcel;
  if (orderId === null) {
    const contents = await db
      .select()
      .from(announcedContents)
      .where(eq(announcedContents.parcelId, parcelId));
    return contents.map(({ quantity, position }) => ({
      orderItemId: '',
      quantity,
      weightG: between(...ANNOUNCED_G, `${parcelNo} ${position}`),
      image: '',
    }));
  }
  const { weightG, image, id, position } = purchaseOrderItems;
  return db
    .select({ orderItemId: id, weightG, image, quantity: purchaseParcelItems.quantity })
    .from(purchaseParcelItems)
    .innerJoin(purchaseOrderItems, eq(id, purchaseParcelItems.orderItemId))
    .where(eq(purchaseParcelItems.parcelId, parcelId))
    .orderBy(asc(position));
}
