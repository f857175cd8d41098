import * as v from 'valibot';
import { essential, ifAbsent } from '../../foreign.ts';

/** An entry in the history of an order, parcel, refund, top-up or withdrawal. */
export const timelineEvent = v.object({
  /**
   * The key of its message, without the prefix of the subject (`order.event.`, `parcel.event.`,
   * `transit.event.` and so on).
   */
  event: essential(v.string()),
  from: v.optional(v.string()),
  to: v.string(),
  actor: ifAbsent(v.picklist(['SHOPPER', 'OPERATOR', 'SYSTEM']), 'SYSTEM'),
  at: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;

/** The same for the staff. */
export const staffTimelineEvent = v.object({
  ...timelineEvent.entries,
  /** The name of the person or key that did it; empty if it was nobody of the staff, or they are gone. */
  by: v.string(),
});
export type StaffTimelineEvent = v.InferOutput<typeof staffTimelineEvent>;
