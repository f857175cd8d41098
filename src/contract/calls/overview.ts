import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { cny } from '../values/money/money.ts';

/** Things of one kind that wait, and the number of the only one. */
const pile = v.object({ count: v.number(), no: v.optional(v.string()) });

/** The overview in one strip, in the reader's language, for pages that are the same for everybody. */
const strip = v.object({
  /** What to do next. */
  act: v.optional(v.object({ href: v.string(), text: v.string() })),
  /** The stages at which there is something. */
  stages: v.array(
    v.object({
      href: v.string(),
      text: v.string(),
      count: v.number(),
      /** What is urgent about it. */
      note: v.optional(v.string()),
    }),
  ),
  balance: v.object({ href: v.string(), text: v.string(), amount: v.string() }),
});
export type OverviewStrip = v.InferOutput<typeof strip>;

/** What a shopper has at each stage between paying and receiving, and what waits for them. */
export const overview = v.object({
  /** The balance that can be spent. */
  available: cny,
  /** Open payments. */
  toPay: v.object({ ...pile.entries, total: cny }),
  /** Orders with a question of the agent. */
  questions: pile,
  /** Parcels with a problem: the check has failed, or storage has ended. */
  problems: pile,
  /** Shipments that can be picked up. */
  pickUps: pile,
  /** Shipments that the carrier has delivered, and the shopper has not confirmed. */
  delivered: pile,
  /** Paid orders that are being bought. */
  buying: v.number(),
  /** Bought orders whose sellers send them. */
  coming: v.number(),
  /** Parcels in the warehouse that can be sent. */
  stored: v.object({
    ...pile.entries,
    /** When the free storage of the first one ends. */
    freeUntil: v.optional(v.string()),
  }),
  /** Shipments that are being packed or on their way. */
  goingHome: v.number(),
  /** Absent if there is nothing to say. */
  strip: v.optional(strip),
});
export type Overview = v.InferOutput<typeof overview>;

export const overviewEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/front/user/overview',
    auth: 'user',
    group: 'user',
    summary: 'What the shopper has at each stage, and what waits for the shopper',
    output: overview,
  },
} as const satisfies Record<string, Endpoint>;
