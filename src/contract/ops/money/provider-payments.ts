import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, optionalLine, optionalText, text } from '../../values/fields.ts';
import { cny, decimal } from '../../values/money/money.ts';
import { DEPOSIT_STATUSES } from '../../values/money/money-kinds.ts';
import {
  PROVIDER_PAYMENT_STATES,
  REVERSAL_KINDS,
  REVERSAL_STATES,
} from '../../values/money/provider-kinds.ts';
import { waitingProposal } from '../people/approvals.ts';

const time = v.string();

export const reversal = v.object({
  id,
  kind: v.picklist(REVERSAL_KINDS),
  state: v.picklist(REVERSAL_STATES),
  amount: decimal,
  currency: v.string(),
  /** The part of the credited amount that goes back, in proportion. */
  amountCny: cny,
  reason: v.string(),
  error: v.string(),
  createdAt: time,
});

/** A payment at a provider, with what went back of it. */
export const providerPayment = v.object({
  id,
  depositId: v.string(),
  depositNo: v.string(),
  depositStatus: v.picklist(DEPOSIT_STATUSES),
  channelId: v.string(),
  provider: v.string(),
  state: v.picklist(PROVIDER_PAYMENT_STATES),
  /** The provider’s ids of the payment and of its money. */
  reference: v.string(),
  paidReference: v.string(),
  amount: decimal,
  currency: v.string(),
  paid: v.string(),
  paidCurrency: v.string(),
  createdAt: time,
  changedAt: time,
  reversals: v.array(reversal),
});
export type ProviderPaymentView = v.InferOutput<typeof providerPayment>;

export const providerPaymentOrProposal = v.object({
  ...providerPayment.entries,
  proposal: v.optional(waitingProposal),
});

const common = { auth: 'operator', group: 'ops' } as const;
const params = v.object({ id });

/** The calls about payments at providers. */
export const opsProviderPaymentEndpoints = {
  listProviderPayments: {
    ...common,
    method: 'GET',
    path: '/ops/provider-payments',
    right: 'money.see',
    summary: 'The payments at providers, newest first',
    query: v.object({
      state: v.optional(v.union([v.literal(''), v.picklist(PROVIDER_PAYMENT_STATES)]), ''),
      ...cursorQuery,
    }),
    output: listOf(providerPayment),
  },
  getProviderPayment: {
    ...common,
    method: 'GET',
    path: '/ops/provider-payments/{id}',
    right: 'money.see',
    summary: 'A payment at a provider, with what went back of it',
    params,
    output: providerPayment,
    errors: ['NOT_FOUND'],
  },
  refundToPayer: {
    ...common,
    method: 'POST',
    path: '/ops/provider-payments/{id}/refund',
    right: 'money.act',
    summary:
      'Refund a payment to its payer through the provider, or propose that if the rules need a second person',
    params,
    body: v.object({
      /** How much to refund, in the currency that was paid. Empty: all that is left of the payment. */
      amount: optionalText(20),
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: providerPaymentOrProposal,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'NOTHING_TO_REFUND',
      'INSUFFICIENT_BALANCE',
      'CONFLICT',
      'PROPOSAL_OPEN',
      'NO_APPROVER',
      'LIMIT_EXCEEDED',
    ],
    idempotent: true,
    governed: true,
  },
} as const satisfies Record<string, Endpoint>;
