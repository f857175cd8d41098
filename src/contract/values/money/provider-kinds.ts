/** What payment providers report (docs/domain.md section 1.6). */

/**
 * A payment at a provider. `PROCESSING`: a bank is still deciding. `REVIEW`: money came that is not credited by
 * itself, because it differs or came too late. `CREDITED`: once, by one batch. `REVERSED`: it went back before it
 * was credited.
 */
export const PROVIDER_PAYMENT_STATES = [
  'BEGUN',
  'PROCESSING',
  'REVIEW',
  'CREDITED',
  'FAILED',
  'REVERSED',
] as const;
export type ProviderPaymentState = (typeof PROVIDER_PAYMENT_STATES)[number];

export const REVERSAL_KINDS = ['REFUND', 'DISPUTE'] as const;
export type ReversalKind = (typeof REVERSAL_KINDS)[number];

/**
 * `REQUESTED`: ours, and the provider has not answered. `PENDING`: the provider has not decided. `TAKEN`: the money
 * has gone. `RETURNED`: it came back, or never went. `DECLINED`: the provider does not refund it.
 */
export const REVERSAL_STATES = ['REQUESTED', 'PENDING', 'TAKEN', 'RETURNED', 'DECLINED'] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];

/** What became of a webhook. `UNKNOWN`: it is about no payment of this tenant. */
export const PROVIDER_EVENT_OUTCOMES = ['APPLIED', 'UNKNOWN'] as const;
export type ProviderEventOutcome = (typeof PROVIDER_EVENT_OUTCOMES)[number];

/**
 * The states of a payout through a provider. `REQUESTED`: the provider has not answered. `PENDING`: the provider has
 * not decided. `FAILED`: the money is on the balance again.
 */
export const PROVIDER_PAYOUT_STATES = ['REQUESTED', 'PENDING', 'PAID', 'FAILED'] as const;
export type ProviderPayoutState = (typeof PROVIDER_PAYOUT_STATES)[number];
