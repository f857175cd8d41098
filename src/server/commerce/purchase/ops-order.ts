import { and, eq } from 'drizzle-orm';
import type { OpsOrder, OpsOrderAction } from '../../../contract/ops/orders/ops-order.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { users } from '../../db/schema/people/users.ts';
import { iso } from '../base/clock.ts';
import { staffTimelineOf } from '../base/history.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { concernsAt } from '../goods/judge.ts';
import { orderedGoods, type StoredFacts, storedFacts } from '../goods/sent-goods.ts';
import { notesOf } from '../note/notes.ts';
import { requestsOf, viewOpsRequest } from '../service/requests.ts';
import { orderFacts } from './apply-progress.ts';
import { tenantOrder } from './find-orders.ts';
import { piecesLeft } from './order-progress.ts';
import type { OrderRow } from './order-view.ts';
import { getPurchaseOrder } from './orders.ts';
import { type PurchaseOrderEvent, purchaseOrderStates } from './purchase-order-states.ts';

/**
 * The statuses in which the cost of an order may be corrected: from buying until it is stocked in.
 */
export const COST_STATUSES: readonly PurchaseOrderStatus[] = [
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN',
];

const EVENT_OF = {
  accept: 'ACCEPTED',
  ask: 'ASKED',
  supplement: 'SUPPLEMENT_REQUESTED',
  cancelSupplement: 'SUPPLEMENT_CANCELLED',
  bought: 'BOUGHT',
  unbought: 'UNBOUGHT',
  reject: 'REJECTED',
} as const satisfies Partial<Record<OpsOrderAction, PurchaseOrderEvent>>;

/**
 * The acts of the staff on an order. `hasPiecesLeft`: some items are in no parcel and may still come. The
 * order of a blocked shopper can't be accepted.
 */
export function opsActions(
  { status, userWarehouseId }: Pick<OrderRow, 'status' | 'userWarehouseId'>,
  { hasPiecesLeft, isBlocked }: { hasPiecesLeft: boolean; isBlocked: boolean },
): OpsOrderAction[] {
  const { next } = purchaseOrderStates;
  const byEvent = (Object.keys(EVENT_OF) as (keyof typeof EVENT_OF)[])
    .filter((action) => next(status, EVENT_OF[action]))
    .filter((action) => !(isBlocked && action === 'accept'));
  const isUnderway = next(status, 'SELLER_SHIPPED') ?? next(status, 'STOCKED_IN');
  return [
    ...byEvent,
    ...(COST_STATUSES.includes(status) ? (['correctCost'] as const) : []),
    ...(isUnderway && hasPiecesLeft ? (['shipped'] as const) : []),
    ...(next(status, 'ITEM_OUT_OF_STOCK') && hasPiecesLeft ? (['outOfStock'] as const) : []),
    ...(userWarehouseId && next(status, 'DELIVERED_TO_USER_WAREHOUSE')
      ? (['delivered'] as const)
      : []),
  ];
}

/** The columns of an order that only the staff see. */
export const viewPurchase = (row: OrderRow) => ({
  shopId: row.shopId,
  upstreamOrderNo: row.upstreamOrderNo,
  ...(row.costFen === null ? {} : { cost: fromFen(row.costFen) }),
  version: row.version,
  since: iso(row.statusAt),
});

/**
 * An order of any of the tenant's shoppers, by id or number, as the staff see it. Throws `NOT_FOUND`.
 */
export async function viewOpsOrder(scope: Scope, idOrNo: string): Promise<OpsOrder> {
  const row = await tenantOrder(scope, idOrNo);
  const { id, tenantId, userId } = row;
  const [
    { services: _, serviceRequests: __, ...order },
    facts,
    timeline,
    notes,
    requests,
    [shopper],
  ] = await Promise.all([
    getPurchaseOrder(onBehalfOf(scope, row), id),
    orderFacts(scope, id, []),
    staffTimelineOf(scope, 'PURCHASE_ORDER', id),
    notesOf(scope, 'PURCHASE_ORDER', id),
    requestsOf(scope, 'PURCHASE_ORDER', id),
    scope.db
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, userId))),
  ]);
  const stored = await storedFacts(
    scope,
    facts.items.map(({ productUrl }) => productUrl),
  );
  const leftByItem = piecesLeft(facts);
  const rows = new Map(facts.items.map((item) => [item.id, item]));
  const isBlocked = shopper?.state === 'BLOCKED';
  const hasPiecesLeft = [...leftByItem.values()].some((pieces) => pieces > 0);
  return {
    ...order,
    ...viewPurchase(row),
    items: order.items.map((item) => ({
      ...item,
      missing: facts.items.find((line) => line.id === item.id)?.missing ?? 0,
      left: leftByItem.get(item.id) ?? 0,
      goodsRules: rulesAbout(scope, rows.get(item.id), stored),
    })),
    actions: opsActions(row, { hasPiecesLeft, isBlocked }),
    shopper: {
      id: userId,
      name: shopper?.name ?? '',
      blocked: isBlocked,
      ...(shopper && contactsOf(shopper)),
    },
    timeline,
    notes,
    services: requests.map((request) => viewOpsRequest(scope, request)),
  };
}

/** The tenant's rules that apply to an item now. */
const rulesAbout = (
  scope: Scope,
  item: Parameters<typeof orderedGoods>[0] | undefined,
  stored: StoredFacts,
): OpsOrder['items'][number]['goodsRules'] =>
  item
    ? concernsAt(scope, orderedGoods(item, stored)).map(({ matched, effect, refusedTo }) => ({
        rule: matched.rule.id,
        effect,
        word: matched.word,
        refusedTo,
      }))
    : [];

const contactsOf = ({ email, phoneNumber }: typeof users.$inferSelect) => ({
  email,
  ...(phoneNumber ? { phone: phoneNumber } : {}),
});
