import * as v from 'valibot';

/** A line of the history of an order, parcel, refund, top-up or withdrawal. */
export const timelineEvent = v.object({
  /** Message key below `order.event.`, `parcel.event.`, `transit.event.`, as what it is the history of. */
  event: v.string(),
  from: v.optional(v.string()),
  to: v.string(),
  actor: v.picklist(['SHOPPER', 'OPERATOR', 'SYSTEM']),
  at: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;
