import * as v from 'valibot';
import type { Gateways, OpenAccount, PaymentNames, Settings } from '../provider.ts';
import { type PaypalSend, paypalClient, readAs } from './client.ts';
import { readEvent } from './events.ts';
import { begin, captureOrder, refund, stateOf } from './orders.ts';
import { paypalSettings } from './settings.ts';

/** PayPal lists at most 31 days at once. */
const MAX_LISTED_MS = 31 * 24 * 3_600_000;

const transactions = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.optional(
    v.array(
      v.object({
        transaction_info: v.object({
          transaction_id: v.string(),
          paypal_reference_id: v.optional(v.string()),
          custom_field: v.optional(v.string()),
        }),
      }),
    ),
    [],
  ),
});

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
    list: (since) => list(send, since),
    test: async () => {
      await send('/v1/notifications/webhooks');
    },
  };
}

async function list(send: PaypalSend, since: number): Promise<PaymentNames[]> {
  const end = Date.now();
  const start = Math.max(since, end - MAX_LISTED_MS);
  const names: PaymentNames[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: new Date(start).toISOString(),
      end_date: new Date(end).toISOString(),
      fields: 'transaction_info',
      page_size: '500',
      page: String(page),
    });
    const read = readAs(transactions, (await send(`/v1/reporting/transactions?${query}`)) ?? {});
    pages = read.total_pages;
    for (const { transaction_info: one } of read.transaction_details) {
      // A refund or reversal names the capture as its reference.
      const isPayment = one.custom_field !== undefined && !one.custom_field.startsWith('refund-');
      names.push({
        ...(isPayment && one.custom_field ? { key: one.custom_field } : {}),
        paidReference: one.paypal_reference_id ?? one.transaction_id,
      });
    }
  }
  return names;
}
