import * as v from 'valibot';
import { purchaseOrder, purchaseOrderItem, purchaseOrderSummary } from '../../calls/orders.ts';
import { id } from '../../values/fields.ts';
import { goodsRuleHit } from '../../values/goods/goods-rules.ts';
import { cny } from '../../values/money/money.ts';
import { staffTimelineEvent } from '../../values/orders/timeline.ts';
import { masked } from '../../values/people/masks.ts';
import { staffNote } from './notes.ts';
import { opsServiceRequest } from './services.ts';

/** What the staff may do with an order now, by its state; the right is another matter. */
export const OPS_ORDER_ACTIONS = [
  'accept',
  'ask',
  'supplement',
  'cancelSupplement',
  'bought',
  'correctCost',
  'unbought',
  'reject',
  'shipped',
  'outOfStock',
  'delivered',
] as const;
export type OpsOrderAction = (typeof OPS_ORDER_ACTIONS)[number];

/** The shopper of an order. */
export const orderShopper = v.object({
  id,
  name: v.string(),
  email: masked('CONTACT', v.string()),
  phone: masked('CONTACT', v.string()),
  /** Whether their account is blocked: then the order is not accepted. */
  blocked: v.boolean(),
});

/** What the staff see of an order besides what its shopper sees. */
const purchase = {
  shopId: v.string(),
  /** The number of the order at the marketplace; empty while it is not bought. */
  upstreamOrderNo: v.string(),
  /** What the seller was paid; absent while nobody has entered it. */
  cost: v.optional(cny),
  /** For `If-Match`. */
  version: v.number(),
  /** When the order entered its status. */
  since: v.string(),
};

export const opsOrderItem = v.object({
  ...purchaseOrderItem.entries,
  /** Pieces that the seller never sends. */
  missing: v.number(),
  /** Pieces that are in no parcel and may still come. */
  left: v.number(),
  /** The tenant's rules that concern it now, and the word that each found; empty if it was not found by a word. */
  goodsRules: v.array(
    v.object({
      rule: v.string(),
      effect: goodsRuleHit.entries.effect,
      word: v.string(),
      refusedTo: v.array(v.string()),
    }),
  ),
});

export const opsOrder = v.object({
  ...v.omit(purchaseOrder, ['services', 'serviceRequests']).entries,
  ...purchase,
  items: v.array(opsOrderItem),
  payments: masked('MONEY', purchaseOrder.entries.payments),
  refunds: masked('MONEY', purchaseOrder.entries.refunds),
  actions: v.array(v.picklist(OPS_ORDER_ACTIONS)),
  shopper: orderShopper,
  timeline: v.array(staffTimelineEvent),
  notes: v.array(staffNote),
  /** The services that its shopper asked for. */
  services: v.array(opsServiceRequest),
});
export type OpsOrder = v.InferOutput<typeof opsOrder>;

const { actions: _shoppers, ...summary } = purchaseOrderSummary.entries;

/** An order in the lists of the staff. */
export const opsOrderRow = v.object({
  ...summary,
  ...purchase,
  message: v.string(),
  question: v.optional(v.string()),
  shopper: v.object({ id, name: v.string(), blocked: v.boolean() }),
});
export type OpsOrderRow = v.InferOutput<typeof opsOrderRow>;
