import { and, asc, desc, eq } from 'drizzle-orm';
import type { ShipmentBox } from '../../../contract/ops/warehouse/shipment-contents.ts';
import type { OpsTransit, SHIPMENT_ACTIONS } from '../../../contract/ops/warehouse/shipments.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { PILE_STATUSES } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { users } from '../../db/schema/people/users.ts';
import { manifestOrders } from '../../db/schema/warehouse/manifests.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels } from '../../db/schema/warehouse/transit.ts';
import { pickText } from '../../db/tenant-text.ts';
import { staffTimelineOf } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { boxesOf } from '../transit/boxes.ts';
import { freightCostOf, wasHandedOver } from '../transit/freight-cost.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { tenantTransit } from '../transit/records.ts';
import { transitStates } from '../transit/transit-states.ts';
import { viewTransit } from '../transit/view.ts';
import { declarationOf } from './declaration.ts';

/** What the caller may see; commerce does not know rights. */
export type Reader = { seesAddress: boolean };

/** A transit order as the staff see it, by id or number. Throws `NOT_FOUND`. */
export async function shipmentDetail(
  scope: Scope,
  idOrNo: string,
  { seesAddress }: Reader,
): Promise<OpsTransit> {
  const order = await tenantTransit(scope, idOrNo);
  const [view, boxes, declaration, timeline, [shopper], [manifest], cost] = await Promise.all([
    viewTransit(scope, order),
    viewBoxes(scope, order),
    declarationOf(scope, order),
    staffTimelineOf(scope, 'TRANSIT_ORDER', order.id),
    scope.db
      .select({ name: users.name, state: users.state })
      .from(users)
      .where(and(eq(users.tenantId, order.tenantId), eq(users.id, order.userId))),
    scope.db
      .select({ id: manifestOrders.manifestId })
      .from(manifestOrders)
      .where(
        and(
          eq(manifestOrders.tenantId, order.tenantId),
          eq(manifestOrders.transitOrderId, order.id),
        ),
      )
      .orderBy(desc(manifestOrders.manifestId))
      .limit(1),
    freightCostOf(scope, order.id),
  ]);
  const { address, ...others } = view;
  return {
    ...others,
    ...(seesAddress && address ? { address } : {}),
    addressHidden: !seesAddress && address !== undefined,
    ...(cost ? { freightCost: fromFen(cost.totalFen) } : {}),
    version: order.version,
    pile: pileOf(order),
    shopper: {
      id: order.userId,
      name: shopper?.name ?? '',
      blocked: shopper?.state === 'BLOCKED',
    },
    packedBoxes: boxes,
    services: servicesOf(scope, order),
    declaration,
    ...problemOf(order),
    ...(manifest ? { manifestId: manifest.id } : {}),
    timeline,
    staffActions: actionsOf(order),
  };
}

/**
 * The chosen services, each with its count. The count of services per box is known when the boxes are
 * packed.
 */
const servicesOf = ({ locale }: Scope, { services, boxes }: TransitOrderRow) =>
  services.map(({ code, name, per, count }) => ({
    code,
    name: pickText(name, locale),
    count: per === 'BOX' ? boxes : count,
  }));

const FAILED = ['RETURNED', 'LOST', 'CUSTOMS_SEIZED'] as const;

function problemOf(order: TransitOrderRow): Pick<OpsTransit, 'problem'> {
  if (!FAILED.some((status) => status === order.status)) return {};
  const { problemOpen: open, problemLiable: liable, problemNote: note } = order;
  return { problem: { open, liable, note } };
}

/** The pile of an order, as the database computes it for lists. */
export function pileOf({ status, problemOpen }: TransitOrderRow): OpsTransit['pile'] {
  if (problemOpen) return 'PROBLEM';
  const piles = Object.entries(PILE_STATUSES) as [OpsTransit['pile'], readonly string[]][];
  return piles.find(([, statuses]) => statuses.includes(status))?.[0] ?? 'DONE';
}

/** The boxes of an order with the numbers of the parcels in each. */
export async function viewBoxes(scope: Scope, order: TransitOrderRow): Promise<ShipmentBox[]> {
  const [boxes, packed] = await Promise.all([
    boxesOf(scope, order),
    scope.db
      .select({ box: transitOrderParcels.box, parcelNo: purchaseParcels.parcelNo })
      .from(transitOrderParcels)
      .innerJoin(purchaseParcels, eq(purchaseParcels.id, transitOrderParcels.parcelId))
      .where(
        and(
          eq(transitOrderParcels.transitOrderId, order.id),
          eq(purchaseParcels.tenantId, order.tenantId),
        ),
      )
      .orderBy(asc(purchaseParcels.parcelNo)),
  ]);
  const parcelsIn = Map.groupBy(packed, ({ box }) => box ?? 0);
  const boxByNumber = new Map(boxes.map((box) => [box.number, box]));
  const numbers = [...new Set([...boxByNumber.keys(), ...parcelsIn.keys()])].filter(
    (one) => one > 0,
  );
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => {
      const box = boxByNumber.get(number);
      return {
        number,
        weightG: box?.weightG ?? 0,
        lengthMm: box?.lengthMm ?? 0,
        widthMm: box?.widthMm ?? 0,
        heightMm: box?.heightMm ?? 0,
        trackingNo: box?.trackingNo ?? '',
        delivered: Boolean(box?.deliveredAt),
        parcelNos: (parcelsIn.get(number) ?? []).map(({ parcelNo }) => parcelNo),
      };
    });
}

/** The acts of the staff that are possible for an order now. */
function actionsOf(order: TransitOrderRow): (typeof SHIPMENT_ACTIONS)[number][] {
  const { status, bill, trackingNo, problemOpen } = order;
  const can = (event: Parameters<typeof transitStates.next>[1]) =>
    transitStates.next(status, event) !== undefined;
  const isPacking = status === 'PENDING_PACKING' || status === 'PACKING';
  const forwards = can('READY_FOR_PICKUP') || can('LOCAL_DELIVERY');
  return [
    ...(can('PACKING_STARTED') ? (['pack'] as const) : []),
    ...(isPacking ? (['packParcel'] as const) : []),
    ...(can('BILLED') ? (['weigh'] as const) : []),
    ...(bill && can('REWEIGHED') ? (['reweigh', 'unpack'] as const) : []),
    ...(can('HANDED_OVER') ? (['handOver'] as const) : []),
    ...(can('TRACKING_CORRECTED') ? (['correctTracking'] as const) : []),
    ...(can('LOST') && trackingNo ? (['trace'] as const) : []),
    ...(can('ARRIVED_LOCALLY') ? (['arrived'] as const) : []),
    ...(forwards ? (['localDelivery'] as const) : []),
    ...(can('REJECTED') ? (['reject'] as const) : []),
    ...(can('LOST') ? (['exception'] as const) : []),
    ...(problemOpen ? (['problem'] as const) : []),
    ...(wasHandedOver(order) ? (['freightCost'] as const) : []),
  ];
}
