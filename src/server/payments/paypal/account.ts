import * as v from 'valibot';
import type { Gateways, OpenAccount, PaymentNames, Settings } from '../provider.ts';
import { type PaypalSend, paypalClient } from './client.ts';
import { readEvent } from './events.ts';
import { begin, captureOrder, refund, stateOf } from './orders.ts';
import { paypalPayouts } from './payouts.ts';
import { paypalSettings } from './settings.ts';
import { MAX_LISTED_MS, type Transaction, transactionsBetween } from './transactions.ts';

/** An app at PayPal behind the port: orders that the payer approves on PayPal's page. */
export function openPaypal(given: Settings, gateways: Gateways): OpenAccount {
  const settings = v.parse(paypalSettings, given);
  const send = paypalClient(settings, gateways);
  return {
    begin: (request) => begin(send, request),
    stateOf: (reference) => stateOf(send, reference),
    capture: (reference, key) => captureOrder(send, reference, key),
    // PayPal has no call for it: an order that nobody approves ends by itself, and only we capture.
    cancel: async () => {},
    refund: (request) => refund(send, request),
    readEvent: (push) => readEvent(send, settings.webhookId, push),
    list: (since, until) => list(send, since, until),
    payout: paypalPayouts(send),
    test: async () => {
      await send('/v1/notifications/webhooks');
    },
  };
}

/**
 * The transactions since a time; undefined if these are more days or transactions than PayPal lists at
 * once.
 */
async function list(
  send: PaypalSend,
  since: number,
  until = Date.now(),
): Promise<PaymentNames[] | undefined> {
  if (until - since > MAX_LISTED_MS) return undefined;
  return (await transactionsBetween(send, since, until))?.map(namesOf);
}

/** A refund or reversal names the capture as its reference. */
function namesOf({ transaction_id, paypal_reference_id, custom_field }: Transaction): PaymentNames {
  const key = custom_field?.startsWith('refund-') ? undefined : custom_field;
  return {
    ...(key ? { key } : {}),
    paidReference: paypal_reference_id ?? transaction_id,
  };
}
