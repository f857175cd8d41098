import * as v from 'valibot';
import { constantTimeEqual, hex, hmacSha256 } from '../../crypto/digest.ts';
import type { ProviderEvent, Push } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';

/** How old a webhook's signature may be, in seconds: Stripe's own default. */
const TOLERANCE_SECONDS = 300;

const text = v.pipe(v.string(), v.maxLength(300));
const idOrObject = v.nullish(v.union([text, v.object({ id: text })]));
const eventShape = v.object({ id: text, type: text, data: v.object({ object: v.unknown() }) });
const eventObject = v.object({
  id: text,
  object: text,
  client_reference_id: v.nullish(text),
  metadata: v.nullish(v.record(v.string(), v.string())),
  payment_intent: idOrObject,
});

const unsigned = (why: string) => new ProviderFailure('UNSIGNED', why);

/**
 * Reads a webhook that was signed with a secret within the last five minutes: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256
 * of the time, a dot and the body (https://docs.stripe.com/webhooks/signature). While a secret is replaced there are
 * several `v1`; other schemes don't count. Throws `UNSIGNED`.
 */
export async function readSignedEvent(
  secret: string,
  { body, headers }: Push,
  now: number,
): Promise<ProviderEvent> {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [time = ''] = valuesOf('t');
  const expected = hex(await hmacSha256(secret, `${time}.${body}`));
  const isSigned = valuesOf('v1').some((signature) => constantTimeEqual(signature, expected));
  if (!isSigned || !/^\d{1,12}$/.test(time)) throw unsigned('Stripe did not sign it');
  if (now / 1000 - Number(time) > TOLERANCE_SECONDS) throw unsigned('it was signed too long ago');
  const read = v.safeParse(eventShape, JSON.parse(body));
  if (!read.success) throw new ProviderFailure('UNREADABLE', 'Stripe: an event');
  return eventNames(read.output);
}

/**
 * The names of the payment that an event is about. An event about no payment has only its id and type.
 */
function eventNames({ id, type, data }: v.InferOutput<typeof eventShape>): ProviderEvent {
  const read = v.safeParse(eventObject, data.object);
  if (!read.success) return { id, type };
  const { object, client_reference_id, metadata, payment_intent } = read.output;
  const key = client_reference_id ?? metadata?.payment;
  const paidReference = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    id,
    type,
    ...(key && { key }),
    ...(object === 'checkout.session' && { reference: read.output.id }),
    ...(paidReference && { paidReference }),
  };
}
