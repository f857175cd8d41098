import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PayoutItemState, PayoutState } from '../../../../contract/values/money/bank.ts';
import { referenceTo } from '../owned.ts';
import { bankAccounts } from './bank.ts';
import { withdrawals } from './ledger.ts';

/** Batches of payments that a bank is given as a file. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    accountId: text('account_id').notNull(),
    /** The number of the batch, which is also the id of its message at the bank: used once. */
    payoutNo: text('payout_no').notNull(),
    /** NOT NULL is the guard. */
    state: text('state').$type<PayoutState>().notNull(),
    currency: text('currency').notNull(),
    count: integer('count').notNull(),
    sumMinor: integer('sum_minor').notNull(),
    /** The SHA-256 of its file in each format. */
    hashes: text('hashes', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    sentBy: text('sent_by').notNull().default(''),
    sentAt: integer('sent_at'),
  },
  (t) => [
    referenceTo(bankAccounts, t, t.accountId),
    uniqueIndex('payouts_key').on(t.tenantId, t.id),
    uniqueIndex('payouts_no').on(t.tenantId, t.payoutNo),
    index('payouts_newest').on(t.tenantId, t.createdAt, t.id),
  ],
);

/** The payments of a batch. */
export const payoutItems = sqliteTable(
  'payout_items',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    payoutId: text('payout_id').notNull(),
    position: integer('position').notNull(),
    withdrawalId: text('withdrawal_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** NOT NULL is the guard. */
    state: text('state').$type<PayoutItemState>().notNull(),
    /** Why it failed. */
    reason: text('reason').notNull().default(''),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    referenceTo(payouts, t, t.payoutId),
    referenceTo(withdrawals, t, t.withdrawalId),
    uniqueIndex('payout_items_key').on(t.tenantId, t.id),
    uniqueIndex('payout_items_position').on(t.tenantId, t.payoutId, t.position),
    /** A withdrawal is in one batch at a time. */
    uniqueIndex('payout_items_held')
      .on(t.tenantId, t.withdrawalId)
      .where(sql`state in ('QUEUED', 'SENT', 'CONFIRMED')`),
    check('payout_items_amount', sql`${t.amountMinor} > 0`),
  ],
);
