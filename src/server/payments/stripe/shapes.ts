import * as v from 'valibot';

/** The parts of Stripe's answers that are used (https://docs.stripe.com/api). */

export const intentShape = v.object({
  id: v.string(),
  status: v.string(),
  amount_received: v.number(),
  currency: v.string(),
});
export type Intent = v.InferOutput<typeof intentShape>;

export const sessionShape = v.object({
  id: v.string(),
  status: v.nullish(v.string()),
  url: v.nullish(v.string()),
  client_reference_id: v.nullish(v.string()),
  /** The payment's id, or the payment itself if the call expands it. */
  payment_intent: v.nullish(v.union([v.string(), intentShape])),
});

export const refundShape = v.object({
  id: v.string(),
  status: v.nullish(v.string()),
  amount: v.number(),
  currency: v.string(),
  metadata: v.nullish(v.record(v.string(), v.string())),
  payment_intent: v.nullish(v.string()),
});

export const disputeShape = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.number(),
  currency: v.string(),
  payment_intent: v.nullish(v.string()),
});

export const listOf = <S extends v.GenericSchema>(shape: S) =>
  v.object({ data: v.array(shape), has_more: v.boolean() });
