import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { ERROR_CODES } from '../../errors.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id } from '../../values/fields.ts';
import { MAX_PAYOUT_ITEMS } from '../../values/money/bank.ts';
import { decimal } from '../../values/money/money.ts';
import { PROVIDER_PAYOUT_STATES } from '../../values/money/provider-kinds.ts';
import { payable } from './payouts.ts';

export const providerPayout = v.object({
  id,
  withdrawalNo: v.string(),
  accountHolder: v.string(),
  amount: decimal,
  currency: v.string(),
  state: v.picklist(PROVIDER_PAYOUT_STATES),
  /** The provider’s id; empty until it has answered. */
  reference: v.string(),
  /** Why it failed, or why there is no answer yet, in the provider’s words. */
  error: v.string(),
  createdAt: v.string(),
});
export type ProviderPayout = v.InferOutput<typeof providerPayout>;

const common = { auth: 'operator', group: 'ops' } as const;
const get = { ...common, method: 'GET', right: 'money.see' } as const;

/** The calls about withdrawals that payment providers pay out. */
export const opsProviderPayoutEndpoints = {
  listProviderPayable: {
    ...get,
    path: '/ops/provider-payouts/payable',
    summary: 'The approved withdrawals to channels whose provider pays out, the oldest first',
    output: v.array(payable),
  },
  listProviderPayouts: {
    ...get,
    path: '/ops/provider-payouts',
    summary: 'The payouts through providers, newest first',
    query: v.object(cursorQuery),
    output: listOf(providerPayout),
  },
  sendProviderPayouts: {
    ...common,
    method: 'POST',
    path: '/ops/provider-payouts',
    right: 'money.act',
    fresh: true,
    summary:
      'Pay approved withdrawals out through the providers of their channels, one after the other. Each is sent only once; the provider says whether it was paid or failed',
    body: v.object({
      withdrawalIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_PAYOUT_ITEMS)),
    }),
    output: v.object({
      results: v.array(
        v.object({ withdrawalId: v.string(), error: v.optional(v.picklist(ERROR_CODES)) }),
      ),
      sent: v.number(),
      failed: v.number(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
