import * as v from 'valibot';
import type { ProviderEvent, Push } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { type PaypalSend, readAs } from './client.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const maybe = v.nullish(text);
const event = v.object({
  id: text,
  event_type: text,
  resource_type: v.nullish(text, ''),
  resource: v.object({
    id: maybe,
    custom_id: maybe,
    purchase_units: v.nullish(v.array(v.object({ custom_id: maybe }))),
    supplementary_data: v.nullish(
      v.object({ related_ids: v.nullish(v.object({ order_id: maybe, capture_id: maybe })) }),
    ),
    payout_item: v.nullish(v.object({ sender_item_id: maybe })),
    batch_header: v.nullish(
      v.object({ sender_batch_header: v.nullish(v.object({ sender_batch_id: maybe })) }),
    ),
    disputed_transactions: v.nullish(v.array(v.object({ seller_transaction_id: maybe }))),
  }),
});

/** The headers of a webhook, by the names that PayPal's check wants. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const verification = v.object({ verification_status: v.string() });

/**
 * Reads a webhook after PayPal has checked its signature (docs/decisions/077). The check gets the body byte
 * for byte, because the same JSON in another form has another signature.
 */
export async function readEvent(
  send: PaypalSend,
  webhookId: string,
  { body, headers }: Push,
): Promise<ProviderEvent> {
  const signedHeaders = Object.entries(HEADERS).map(([name, header]) => [
    name,
    headers[header] ?? '',
  ]);
  if (signedHeaders.some(([, value]) => value === '') || !isJsonObject(body)) {
    throw new ProviderFailure('UNSIGNED', 'a header is missing, or the body is no object');
  }
  const signed = JSON.stringify({ ...Object.fromEntries(signedHeaders), webhook_id: webhookId });
  const answer = await send('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: `${signed.slice(0, -1)},"webhook_event":${body}}`,
  }).catch((error: unknown) => {
    const isDeclined = error instanceof ProviderFailure && error.fault === 'DECLINED';
    throw isDeclined ? new ProviderFailure('UNSIGNED', error.message) : error;
  });
  if (readAs(verification, answer).verification_status !== 'SUCCESS') {
    throw new ProviderFailure('UNSIGNED', 'PayPal did not sign it');
  }
  return namesOf(body);
}

/** Whether a body is exactly one JSON object, so that it can be inserted into another one. */
function isJsonObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function namesOf(body: string): ProviderEvent {
  const { id, event_type, resource_type, resource } = readAs(event, JSON.parse(body));
  const related = resource.supplementary_data?.related_ids;
  const custom = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  const isRefund = custom?.startsWith('refund-') ?? false;
  const isOrder = resource_type === 'checkout-order';
  const reference = isOrder ? resource.id : related?.order_id;
  const paidReference =
    resource.disputed_transactions?.[0]?.seller_transaction_id ??
    related?.capture_id ??
    (resource_type === 'capture' ? resource.id : undefined);
  const payout =
    resource.payout_item?.sender_item_id ??
    resource.batch_header?.sender_batch_header?.sender_batch_id;
  if (payout) return { id, type: event_type, payout };
  return {
    id,
    type: event_type,
    ...(custom && !isRefund && { key: custom }),
    ...(reference && { reference }),
    ...(paidReference && { paidReference }),
  };
}
