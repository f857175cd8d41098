import * as v from 'valibot';

/** An entry in the history of an order, parcel, refund, top-up or withdrawal. */
export const timelineEvent = v.object({
  /**
   * The key of its message, without the prefix of the subject (`order.event.`, `parcel.event.`,
   * `transit.event.` and so on).
   */
  event: v.string(),
  from: v.optional(v.string()),
  to: v.string(),
  actor: v.picklist(['SHOPPER', 'OPERATOR', 'SYSTEM']),
  at: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;
