import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  LedgerAccountKind,
  LedgerType,
} from '../../../../contract/values/money/ledger-kinds.ts';
import type {
  DepositStatus,
  WithdrawalStatus,
} from '../../../../contract/values/money/money-kinds.ts';
import { owned, referenceTo, shopperId } from '../owned.ts';
import { users } from '../people/users.ts';
import { depositChannels } from '../shop/tenants.ts';

/**
 * The balances in fen. On every account a credit adds and a debit subtracts, so the balances of a tenant
 * always sum to 0, and a shopper's money is positive. Wallet accounts can't go below zero.
 */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    currency: text('currency').notNull(),
    balanceFen: integer('balance_fen').notNull(),
    shopperId,
  },
  (t) => [
    referenceTo(users, t, t.shopperId),
    primaryKey({ columns: [t.tenantId, t.userId, t.kind, t.currency] }),
    check(
      'ledger_accounts_no_overdraft',
      sql`${t.balanceFen} >= 0 or ${t.kind} not in ('AVAILABLE', 'FROZEN')`,
    ),
  ],
);

export const ledgerTransfers = sqliteTable(
  'ledger_transfers',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Unique per transfer: `payment:<id>`, `deposit:<id>`, `refund:<id>`. */
    idempotencyKey: text('idempotency_key').notNull(),
    type: text('type').$type<LedgerType>().notNull(),
    /** The number of its order, payment or deposit. */
    reference: text('reference').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_transfers_tenant').on(t.tenantId, t.id),
    uniqueIndex('ledger_transfers_key').on(t.tenantId, t.idempotencyKey),
    index('ledger_transfers_reference').on(t.tenantId, t.reference),
  ],
);

export const ledgerLines = sqliteTable(
  'ledger_lines',
  {
    /**
     * The order of posting. In a statement sorted by it, each balance follows from the previous one.
     */
    sequence: integer('sequence').primaryKey(),
    transferId: text('transfer_id').notNull(),
    position: integer('position').notNull(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    currency: text('currency').notNull(),
    /** Signed fen; the lines of a transfer sum to 0. */
    amountFen: integer('amount_fen').notNull(),
    balanceAfterFen: integer('balance_after_fen').notNull(),
    type: text('type').$type<LedgerType>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(ledgerTransfers, t, t.transferId),
    foreignKey({
      columns: [t.tenantId, t.userId, t.kind, t.currency],
      foreignColumns: [
        ledgerAccounts.tenantId,
        ledgerAccounts.userId,
        ledgerAccounts.kind,
        ledgerAccounts.currency,
      ],
    }),
    uniqueIndex('ledger_lines_tenant').on(t.tenantId, t.sequence),
    uniqueIndex('ledger_lines_position').on(t.transferId, t.position),
    index('ledger_lines_statement').on(t.tenantId, t.userId, t.kind, t.sequence),
    index('ledger_lines_statement_type').on(t.tenantId, t.userId, t.kind, t.type, t.sequence),
    // For the books: all lines of some days, or those of an account. The sums need no other column.
    index('ledger_lines_day').on(t.tenantId, t.createdAt, t.sequence, t.kind, t.type, t.amountFen),
    index('ledger_lines_kind').on(t.tenantId, t.kind, t.createdAt, t.sequence, t.type, t.amountFen),
  ],
);

/**
 * The hash chain over each tenant's lines: docs/decisions/047-ledger-seals.md. A seal covers the lines
 * after the one before it, up to `lastSequence`.
 */
export const ledgerSeals = sqliteTable(
  'ledger_seals',
  {
    tenantId: text('tenant_id').notNull(),
    /** 1, 2, 3 … in each tenant. */
    number: integer('number').notNull(),
    lastSequence: integer('last_sequence').notNull(),
    lineCount: integer('line_count').notNull(),
    /** The hash of the seal before, or 64 zeros: SHA-256 in lower-case hex, as `hash`. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    sealedAt: integer('sealed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.number] }),
    foreignKey({
      columns: [t.tenantId, t.lastSequence],
      foreignColumns: [ledgerLines.tenantId, ledgerLines.sequence],
    }),
  ],
);

/**
 * The days that finance has closed, one after the other in each tenant. Append-only (triggers). A transfer dated
 * before the end of the last one is refused by a trigger, too (docs/decisions/085-day-close.md).
 */
export const dayCloses = sqliteTable(
  'day_closes',
  {
    tenantId: text('tenant_id').notNull(),
    /**
     * 1, 2, 3 … in each tenant. A call to close the next day names the last number that the caller saw.
     */
    number: integer('number').notNull(),
    /** `YYYY-MM-DD` in the tenant's zone. */
    day: text('day').notNull(),
    /** When the day ends, exclusively. The next one begins there, also if the tenant's zone has changed. */
    endsAt: integer('ends_at').notNull(),
    /** The last ledger line dated before `endsAt`; 0 if there is none. */
    lastSequence: integer('last_sequence').notNull(),
    /** The seal that covers this line; null if there is none. */
    sealNumber: integer('seal_number'),
    /** The balances at the end of the day and what the day moved, as canonical JSON, and its SHA-256 in lower-case hex. */
    totals: text('totals').notNull(),
    totalsHash: text('totals_hash').notNull(),
    /** The note about what was still open, by the person who closed the day. */
    note: text('note').notNull().default(''),
    closedBy: text('closed_by').notNull(),
    closedAt: integer('closed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.number] }),
    foreignKey({
      columns: [t.tenantId, t.sealNumber],
      foreignColumns: [ledgerSeals.tenantId, ledgerSeals.number],
    }),
    uniqueIndex('day_closes_day').on(t.tenantId, t.day),
    index('day_closes_end').on(t.tenantId, t.endsAt),
  ],
);

export const deposits = sqliteTable(
  'deposits',
  {
    ...owned,
    depositNo: text('deposit_no').notNull(),
    channelId: text('channel_id').notNull(),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<DepositStatus>().notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    amountFen: integer('amount_fen').notNull(),
    feeFen: integer('fee_fen').notNull().default(0),
    /** A decimal string in `payCurrency`. */
    payAmount: text('pay_amount').notNull(),
    payCurrency: text('pay_currency').notNull(),
    /** Units of `payCurrency` for 1 CNY, as a decimal string. */
    rate: text('rate').notNull(),
    reference: text('reference').notNull(),
    /** The upload key of the proof of transfer. */
    certificate: text('certificate').notNull().default(''),
    /** SHA-256 of the proof: a tenant accepts each proof only once. */
    certificateHash: text('certificate_hash'),
    /** The payments to settle when it is credited. */
    paymentNos: text('payment_nos', { mode: 'json' }).$type<string[]>(),
    /**
     * How much of the balance these payments may use in addition, as allowed with the pay password.
     */
    fromBalanceFen: integer('from_balance_fen').notNull().default(0),
    /** The reason of a rejection. */
    reason: text('reason').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    creditedAt: integer('credited_at'),
    /** How often its credit was undone: each credit is another transfer. */
    undoneCount: integer('undone').notNull().default(0),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(depositChannels, t, t.channelId),
    uniqueIndex('deposits_key').on(t.tenantId, t.id),
    uniqueIndex('deposits_no').on(t.tenantId, t.depositNo),
    uniqueIndex('deposits_certificate')
      .on(t.tenantId, t.certificateHash)
      .where(sql`certificate_hash is not null and status in ('PENDING_REVIEW', 'SUCCEEDED')`),
    index('deposits_owner').on(t.tenantId, t.userId, t.createdAt),
    index('deposits_work').on(t.tenantId, t.status, t.createdAt, t.id),
    index('deposits_age').on(t.status, t.createdAt),
    check('deposits_amount', sql`${t.amountFen} > 0`),
  ],
);

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    ...owned,
    withdrawalNo: text('withdrawal_no').notNull(),
    channelId: text('channel_id').notNull(),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<WithdrawalStatus>().notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    /** The amount taken from the balance, including the fee. */
    amountFen: integer('amount_fen').notNull(),
    feeFen: integer('fee_fen').notNull(),
    /** A decimal string in `payCurrency`. */
    payAmount: text('pay_amount').notNull(),
    payCurrency: text('pay_currency').notNull(),
    /** Units of `payCurrency` for 1 CNY, as a decimal string. */
    rate: text('rate').notNull(),
    accountHolder: text('account_holder').notNull(),
    accountNo: text('account_no').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    doneAt: integer('done_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(depositChannels, t, t.channelId),
    uniqueIndex('withdrawals_key').on(t.tenantId, t.id),
    uniqueIndex('withdrawals_no').on(t.tenantId, t.withdrawalNo),
    index('withdrawals_owner').on(t.tenantId, t.userId, t.createdAt),
    index('withdrawals_work').on(t.tenantId, t.status, t.createdAt, t.id),
    /** At most one open withdrawal per shopper. */
    uniqueIndex('withdrawals_open')
      .on(t.tenantId, t.userId)
      .where(sql`status in ('PENDING_REVIEW', 'APPROVED', 'PAYING')`),
    check('withdrawals_amount', sql`${t.amountFen} > ${t.feeFen} and ${t.feeFen} >= 0`),
  ],
);

/** The first answers of calls that move money, by idempotency key. Kept for 24 hours. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    tenantId: text('tenant_id').notNull(),
    /** The shopper who made the call; empty for an operator's call. */
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    /** 0 while the first call is running. */
    status: integer('status').notNull(),
    body: text('body').notNull(),
    /** The ids of the rows that the call made, stored in the same transaction. */
    made: text('made', { mode: 'json' }).$type<string[]>(),
    createdAt: integer('created_at').notNull(),
    shopperId,
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.key] }),
    referenceTo(users, t, t.shopperId),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** The nightly checks of all ledgers, one a day (since the epoch). */
export const ledgerChecks = sqliteTable('ledger_checks', {
  day: integer('day').primaryKey(),
  checkedAt: integer('checked_at').notNull(),
  /** How many tenants had a ledger with anything wrong. */
  wrongTenants: integer('wrong_tenants').notNull(),
});
