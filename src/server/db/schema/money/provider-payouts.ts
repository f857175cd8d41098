import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ProviderPayoutState } from '../../../../contract/values/money/provider-kinds.ts';
import { referenceTo } from '../owned.ts';
import { depositChannels } from '../shop/tenants.ts';
import { withdrawals } from './ledger.ts';

/** Withdrawals that a payment provider pays out. The id of a row is the key by which the provider does it once. */
export const providerPayouts = sqliteTable(
  'provider_payouts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    withdrawalId: text('withdrawal_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** NOT NULL is the guard: a change that came too late writes NULL, which fails its batch. */
    state: text('state').$type<ProviderPayoutState>().notNull(),
    /** The provider's id; null until it has answered. */
    reference: text('reference'),
    /** Why it failed, or why the provider did not respond. */
    error: text('error').notNull().default(''),
    /** The time of the next look-up; null once it is decided. */
    nextCheckAt: integer('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** When the provider declined it after an attempt without an answer; until that is settled it is not sent again. */
    declinedAt: integer('declined_at'),
    madeBy: text('made_by').notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    referenceTo(withdrawals, t, t.withdrawalId),
    referenceTo(depositChannels, t, t.channelId),
    uniqueIndex('provider_payouts_key').on(t.tenantId, t.id),
    /** A withdrawal is paid out once. */
    uniqueIndex('provider_payouts_held')
      .on(t.tenantId, t.withdrawalId)
      .where(sql`state in ('REQUESTED', 'PENDING', 'PAID')`),
    index('provider_payouts_due').on(t.nextCheckAt),
    index('provider_payouts_newest').on(t.tenantId, t.createdAt, t.id),
  ],
);
