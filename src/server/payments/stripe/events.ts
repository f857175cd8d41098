import type Stripe from 'stripe';
import * as v from 'valibot';
import type { ProviderEvent } from '../provider.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const named = v.nullish(v.union([text, v.object({ id: text })]));
const about = v.object({
  id: text,
  object: text,
  client_reference_id: v.nullish(text),
  metadata: v.nullish(v.record(v.string(), v.string())),
  payment_intent: named,
});

const idOf = (value: v.InferOutput<typeof named>): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** Which payment an event is about. One that is about none has only its id and type. */
export function eventNames({ id, type, data }: Stripe.Event): ProviderEvent {
  const read = v.safeParse(about, data.object);
  if (!read.success) return { id, type };
  const { object, client_reference_id, metadata, payment_intent } = read.output;
  const key = client_reference_id ?? metadata?.payment;
  const paidReference = idOf(payment_intent);
  return {
    id,
    type,
    ...(key && { key }),
    ...(object === 'checkout.session' && { reference: read.output.id }),
    ...(paidReference && { paidReference }),
  };
}
