import { Failure } from '../../../contract/errors.ts';
import { GOODS_CLASSES, type GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { purchaseParcelItems, purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import type { Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { searchText } from '../base/search.ts';
import { type ParcelRow, UNCHECKED } from '../parcel/records.ts';
import { missingUnchangedStatement, orderFacts, unchangedStatement } from './apply-progress.ts';
import { itemStatements, moveOrderStatements } from './move-order.ts';
import { itemStatuses, piecesLeft } from './order-progress.ts';
import type { OrderItemRow, OrderRow } from './order-view.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';

/**
 * A parcel of the seller and its items. Without `items` it has all items of the order that are in no parcel
 * yet.
 */
export type Shipment = {
  domesticCarrier: string;
  domesticTrackingNo: string;
  items?: readonly { orderItemId: string; quantity: number }[];
};

/** The pieces of one order line in a parcel. */
type PackedLine = { item: OrderItemRow; quantity: number };

/**
 * The statements that record the parcels that a seller sent, and update their order. The first parcels move
 * a bought order to `SELLER_SHIPPED`; more may follow while goods are still to come. Throws
 * `ILLEGAL_TRANSITION`, and `QUANTITY_NOT_ALLOWED` for more items than are still to be sent, and for an
 * empty parcel. If the batch fails with the guard `ORDER_STATUS`, a concurrent call was first.
 */
export async function shipmentStatements(
  scope: Scope,
  order: OrderRow,
  shipments: readonly Shipment[],
  /**
   * Statements earlier in the same batch that move the order to the status that it has in `order`.
   */
  before: readonly Statement[] = [],
): Promise<Statement[]> {
  return (await shipmentPlan(scope, order, shipments, before)).statements;
}

/** As `shipmentStatements`, with the parcels that the statements create. */
export async function shipmentPlan(
  scope: Scope,
  order: OrderRow,
  shipments: readonly Shipment[],
  before: readonly Statement[] = [],
): Promise<{ parcels: ParcelRow[]; statements: Statement[] }> {
  // Only orders whose seller has shipped before can be stocked in.
  const hasShipped = purchaseOrderStates.next(order.status, 'STOCKED_IN') !== undefined;
  const moved = hasShipped ? [] : moveOrderStatements(scope, order, 'SELLER_SHIPPED');
  const facts = await orderFacts(scope, order.id, []);
  const sent = pack(facts.items, piecesLeft(facts), shipments).map(({ shipment, lines }) => ({
    parcel: newParcel(scope, order, shipment, lines),
    lines,
  }));
  const parcels = sent.map(({ parcel }) => parcel);
  const contents = sent.flatMap(({ parcel, lines }) =>
    lines.map(({ item, quantity }) => ({
      tenantId: parcel.tenantId,
      parcelId: parcel.id,
      orderItemId: item.id,
      quantity,
    })),
  );
  const statuses = itemStatuses({
    ...facts,
    parcels: [...facts.parcels, ...parcels],
    contents: [...facts.contents, ...contents],
  });
  const statements = [
    unchangedStatement(scope, facts, parcels),
    missingUnchangedStatement(scope, facts),
    ...before,
    ...moved,
    ...itemStatements(scope, facts.items, statuses),
    ...parcels.flatMap((parcel) => parcelStatements(scope, parcel)),
    ...contents.map((content) => scope.db.insert(purchaseParcelItems).values(content)),
  ];
  return { parcels, statements };
}

/** Divides the unsent pieces (a number by the line's id) among the shipments. */
function pack(
  items: readonly OrderItemRow[],
  unsent: ReadonlyMap<string, number>,
  shipments: readonly Shipment[],
): { shipment: Shipment; lines: PackedLine[] }[] {
  const stillUnsent = new Map(unsent);
  return shipments.map((shipment) => {
    const everythingLeft = [...stillUnsent]
      .map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
      .filter(({ quantity }) => quantity > 0);
    const requested = shipment.items ?? everythingLeft;
    if (requested.length === 0) throw new Failure('QUANTITY_NOT_ALLOWED', { left: 0 });
    const lines = new Map<string, PackedLine>();
    for (const { orderItemId, quantity } of requested) {
      const item = items.find(({ id }) => id === orderItemId);
      const rest = stillUnsent.get(orderItemId) ?? 0;
      if (!item || quantity > rest) {
        throw new Failure('QUANTITY_NOT_ALLOWED', { orderItemId, left: rest });
      }
      stillUnsent.set(orderItemId, rest - quantity);
      const already = lines.get(orderItemId)?.quantity ?? 0;
      lines.set(orderItemId, { item, quantity: already + quantity });
    }
    return { shipment, lines: [...lines.values()] };
  });
}

function newParcel(
  { now }: Scope,
  order: OrderRow,
  { domesticCarrier, domesticTrackingNo }: Shipment,
  lines: readonly PackedLine[],
): ParcelRow {
  const parcelNo = newNumber('K', now);
  const titles = lines.flatMap(({ item }) => [item.title, item.titleTrans]);
  return {
    id: newId(now),
    tenantId: order.tenantId,
    userId: order.userId,
    parcelNo,
    orderId: order.id,
    orderNo: order.orderNo,
    status: 'IN_DOMESTIC_TRANSIT',
    version: 0,
    statusAt: now,
    warehouseId: order.warehouseId,
    domesticCarrier,
    domesticTrackingNo,
    domesticTraceStatus: 'CONSIGN',
    note: '',
    shelfCode: '',
    weightG: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    goodsClass: strictest(lines.map(({ item }) => item.goodsClass)),
    ...UNCHECKED,
    qcNote: '',
    qcPhotos: [],
    objection: null,
    exception: null,
    goodsValueFen: lines.reduce((sum, { item, quantity }) => sum + item.priceFen * quantity, 0),
    searchText: searchText([parcelNo, order.orderNo, domesticTrackingNo, ...titles]),
    createdAt: now,
    signedAt: null,
    stockedInAt: null,
    storageFreeUntil: null,
    storageExpiresAt: null,
    storageTerms: null,
    remindAt: null,
    remindedAt: null,
  };
}

/** The class that is hardest to ship. `GOODS_CLASSES` begins with the easiest. */
function strictest(classes: readonly GoodsClass[]): GoodsClass {
  return GOODS_CLASSES.findLast((goodsClass) => classes.includes(goodsClass)) ?? 'NORMAL';
}

function parcelStatements(scope: Scope, parcel: ParcelRow): Statement[] {
  const { domesticCarrier: carrier, domesticTrackingNo: trackingNo } = parcel;
  return [
    scope.db.insert(purchaseParcels).values(parcel),
    eventStatement(scope, {
      tenantId: parcel.tenantId,
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event: 'CONSIGNED',
      to: parcel.status,
      details: { carrier, trackingNo },
    }),
  ];
}
