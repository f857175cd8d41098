import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  ProviderEventOutcome,
  ProviderPaymentState,
  ReversalKind,
  ReversalState,
} from '../../../../contract/values/money/provider-kinds.ts';
import { owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { depositChannels } from '../shop/tenants.ts';
import { deposits } from './ledger.ts';

/** The settings with which a channel speaks to its payment provider. */
export const providerAccounts = sqliteTable(
  'provider_accounts',
  {
    tenantId: text('tenant_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** A switched-off account begins no payments. Those that were begun are still followed. */
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    /** Whether its keys move no real money: such an account is open in demo mode only. */
    isTest: integer('is_test', { mode: 'boolean' }).notNull().default(false),
    settings: text('settings', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The secret settings as sealed JSON (`seal` of the crypto room). */
    secrets: text('secrets').notNull(),
    changedAt: integer('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    testedAt: integer('tested_at'),
    /** The provider's error for the settings; empty if it accepts them. */
    testError: text('test_error').notNull().default(''),
    lastEventAt: integer('last_event_at'),
    lastRefusedAt: integer('last_refused_at'),
    /** Until when all that happened at the provider was looked through. */
    listedAt: integer('listed_at'),
    /** When the timer last tried that, with success or without. */
    listTriedAt: integer('list_tried_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.channelId] }),
    referenceTo(depositChannels, t, t.channelId),
    index('provider_accounts_tried').on(t.enabled, t.listTriedAt),
  ],
);

/** Parameters for a provider besides the amount of a payment. */
export type AskedWith = {
  shop: string;
  email: string;
  /** BCP 47. */
  language: string;
  returnUrl: string;
  cancelUrl: string;
};

/** A payment that was begun at a provider for a top-up. */
export const providerPayments = sqliteTable(
  'provider_payments',
  {
    ...owned,
    depositId: text('deposit_id').notNull(),
    channelId: text('channel_id').notNull(),
    provider: text('provider').notNull(),
    /** NOT NULL is the guard: a change that came too late writes NULL, which fails its batch. */
    state: text('state').$type<ProviderPaymentState>().notNull(),
    /** The provider's ids of the payment and of its money; null until we know them. */
    reference: text('reference'),
    paidReference: text('paid_reference'),
    /**
     * The further parameters with which the provider is asked to begin it, until it has responded: it
     * refuses the same key with other parameters.
     */
    asked: text('asked', { mode: 'json' }).$type<AskedWith>(),
    /** The amount that the shopper has to pay, and the amount received: decimal strings. */
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    paidAmount: text('paid_amount').notNull().default(''),
    paidCurrency: text('paid_currency').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /**
     * The time of the next look-up without a webhook: while it is open, and while money of it may still go
     * back or return. Null: never.
     */
    nextCheckAt: integer('next_check_at'),
    checks: integer('checks').notNull().default(0),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(deposits, t, t.depositId),
    referenceTo(depositChannels, t, t.channelId),
    uniqueIndex('provider_payments_key').on(t.tenantId, t.id),
    uniqueIndex('provider_payments_reference').on(t.tenantId, t.provider, t.reference),
    /** The money of one payment is credited once. */
    uniqueIndex('provider_payments_paid').on(t.tenantId, t.provider, t.paidReference),
    /** A top-up has one payment at a time that can still be paid. */
    uniqueIndex('provider_payments_open')
      .on(t.tenantId, t.depositId)
      .where(sql`state in ('BEGUN', 'PROCESSING')`),
    index('provider_payments_deposit').on(t.tenantId, t.depositId),
    index('provider_payments_due').on(t.nextCheckAt),
    index('provider_payments_channel').on(t.tenantId, t.channelId, t.state, t.createdAt),
    index('provider_payments_newest').on(t.tenantId, t.createdAt, t.id),
    index('provider_payments_state').on(t.tenantId, t.state, t.createdAt, t.id),
    index('provider_payments_owner').on(t.tenantId, t.userId),
  ],
);

/** Signed webhooks of providers, and what they caused. */
export const providerEvents = sqliteTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** The provider's id of the event: the same event counts once, however often it is sent. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    outcome: text('outcome').$type<ProviderEventOutcome>().notNull(),
    providerPaymentId: text('provider_payment_id'),
    receivedAt: integer('received_at').notNull(),
    times: integer('times').notNull().default(1),
  },
  (t) => [
    referenceTo(depositChannels, t, t.channelId),
    referenceTo(providerPayments, t, t.providerPaymentId),
    uniqueIndex('provider_events_once').on(t.tenantId, t.channelId, t.eventId),
    index('provider_events_age').on(t.receivedAt),
  ],
);

/** Money that goes back to a payer: refunds, of ours and by others, and disputes. */
export const reversals = sqliteTable(
  'reversals',
  {
    ...owned,
    providerPaymentId: text('provider_payment_id').notNull(),
    kind: text('kind').$type<ReversalKind>().notNull(),
    /** NOT NULL is the guard, as for payments. */
    state: text('state').$type<ReversalState>().notNull(),
    /** The provider's id; null until it has given one. */
    reference: text('reference'),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    /** The part of the top-up's credited amount that goes back; 0 if the top-up was not credited. */
    amountFen: integer('amount_fen').notNull(),
    /** Whether `amount_fen` is held in the frozen balance until the provider has confirmed. */
    held: integer('held', { mode: 'boolean' }).notNull(),
    reason: text('reason').notNull().default(''),
    /** Why the provider declined. */
    error: text('error').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(providerPayments, t, t.providerPaymentId),
    uniqueIndex('reversals_key').on(t.tenantId, t.id),
    uniqueIndex('reversals_reference').on(t.tenantId, t.providerPaymentId, t.reference),
    index('reversals_waiting').on(t.tenantId, t.state, t.createdAt),
    index('reversals_owner').on(t.tenantId, t.userId),
  ],
);
