import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  BankColumn,
  BankEncoding,
  BankFileFormat,
  BankFileState,
  BankLineMark,
  BankLineState,
  BankMatchState,
  DayOrder,
  DecimalMark,
} from '../../../../contract/values/money/bank.ts';
import { referenceTo } from '../owned.ts';
import { deposits } from './ledger.ts';

/** How the CSV files of an account are read. */
export type StoredColumns = {
  headingRow: number;
  headings: string[];
  columns: BankColumn[];
  dayOrder: DayOrder;
  decimalMark: DecimalMark;
  encoding: BankEncoding;
};

/** The tenant's accounts at banks. Amounts are in the smallest unit of the account's currency. */
export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    holder: text('holder').notNull(),
    bic: text('bic').notNull(),
    /** IBAN or local number, sealed. */
    number: text('number').notNull(),
    /** The part of the number that is shown: its last digits. */
    numberShown: text('number_shown').notNull(),
    /** The channels whose transfers arrive in this account. */
    channels: text('channels', { mode: 'json' }).$type<string[]>().notNull(),
    /** Whether each entry's bank reference is unique. */
    useReferences: integer('use_references', { mode: 'boolean' }).notNull(),
    columns: text('columns', { mode: 'json' }).$type<StoredColumns>(),
    openingMinor: integer('opening_minor').notNull(),
    /** The opening balance plus all lines. NOT NULL is the guard: a file whose opening balance differs writes NULL. */
    balanceMinor: integer('balance_minor').notNull(),
    /** The last day of which there is a line; empty before the first. */
    lastDay: text('last_day').notNull().default(''),
    closed: integer('closed', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('bank_accounts_key').on(t.tenantId, t.id),
    uniqueIndex('bank_accounts_name').on(t.tenantId, t.name),
  ],
);

/** Files of statements, as they came. */
export const bankFiles = sqliteTable(
  'bank_files',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    format: text('format').$type<BankFileFormat>().notNull(),
    /** NOT NULL is the guard: a file is taken or dropped once. */
    state: text('state').$type<BankFileState>().notNull(),
    /** The key of the upload with the file, and the SHA-256 of its bytes. */
    uploadKey: text('upload_key').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    fromDay: text('from_day').notNull().default(''),
    toDay: text('to_day').notNull().default(''),
    openingMinor: integer('opening_minor'),
    closingMinor: integer('closing_minor'),
    lineCount: integer('line_count').notNull().default(0),
    newCount: integer('new_count').notNull().default(0),
    addedBy: text('added_by').notNull(),
    addedAt: integer('added_at').notNull(),
    takenBy: text('taken_by').notNull().default(''),
    takenAt: integer('taken_at'),
  },
  (t) => [
    referenceTo(bankAccounts, t, t.accountId),
    uniqueIndex('bank_files_key').on(t.tenantId, t.id),
    /** The same file is there once. */
    uniqueIndex('bank_files_once')
      .on(t.tenantId, t.accountId, t.sha256)
      .where(sql`state in ('NEW', 'TAKEN')`),
    index('bank_files_newest').on(t.tenantId, t.addedAt, t.id),
    index('bank_files_account').on(t.tenantId, t.accountId, t.addedAt, t.id),
    index('bank_files_upload').on(t.tenantId, t.uploadKey),
  ],
);

/**
 * The lines of the statements. What the bank wrote never changes; only the explanation of a line does.
 */
export const bankLines = sqliteTable(
  'bank_lines',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    accountId: text('account_id').notNull(),
    fileId: text('file_id').notNull(),
    /** The place of the line in the file, from 1. */
    row: integer('row').notNull(),
    /** The bank's reference, or a hash with its occurrence: unique within the account. */
    identity: text('identity').notNull(),
    day: text('day').notNull(),
    valueDay: text('value_day').notNull(),
    /** For sorting: the day in milliseconds since the epoch, plus the line's place in the day. */
    sortAt: integer('sort_at').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    account: text('account').notNull(),
    reference: text('reference').notNull(),
    entryRef: text('entry_ref').notNull(),
    hint: text('hint').$type<BankLineMark | ''>().notNull(),
    /** NOT NULL is the guard: a change that came too late writes NULL, which fails its batch. */
    state: text('state').$type<BankLineState>().notNull(),
    /** The part of the amount that top-ups explain. */
    matchedMinor: integer('matched_minor').notNull().default(0),
    mark: text('mark').$type<BankLineMark | ''>().notNull().default(''),
    note: text('note').notNull().default(''),
    changedBy: text('changed_by').notNull().default(''),
    changedAt: integer('changed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(bankAccounts, t, t.accountId),
    referenceTo(bankFiles, t, t.fileId),
    uniqueIndex('bank_lines_key').on(t.tenantId, t.id),
    uniqueIndex('bank_lines_identity').on(t.tenantId, t.accountId, t.identity),
    index('bank_lines_newest').on(t.tenantId, t.sortAt, t.id),
    index('bank_lines_state').on(t.tenantId, t.state, t.sortAt, t.id),
    index('bank_lines_account').on(t.tenantId, t.accountId, t.sortAt, t.id),
    index('bank_lines_account_state').on(t.tenantId, t.accountId, t.state, t.sortAt, t.id),
    index('bank_lines_file').on(t.tenantId, t.fileId, t.sortAt, t.id),
    /** Incoming lines that nobody has explained: a pile. */
    index('bank_lines_work')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`state in ('OPEN', 'PARTLY') and amount_minor > 0`),
    check(
      'bank_lines_matched',
      sql`${t.matchedMinor} >= 0 and ${t.matchedMinor} <= abs(${t.amountMinor})`,
    ),
  ],
);

/** Matches: a part of a line is the transfer of a top-up. */
export const bankMatches = sqliteTable(
  'bank_matches',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    lineId: text('line_id').notNull(),
    depositId: text('deposit_id').notNull(),
    /** The same for all matches of one credit. */
    creditId: text('credit').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /**
     * The announced amount of the top-up, in fen: if the match is undone, the top-up waits for it again.
     */
    announcedFen: integer('announced_fen').notNull(),
    /** Whether the top-up was made from the line, because nobody had announced it. */
    unannounced: integer('unannounced', { mode: 'boolean' }).notNull(),
    /** NOT NULL is the guard: ending a match that has ended writes NULL and so fails its batch. */
    state: text('state').$type<BankMatchState>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: integer('made_at').notNull(),
    endedBy: text('ended_by').notNull().default(''),
    endedAt: integer('ended_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    referenceTo(bankLines, t, t.lineId),
    referenceTo(deposits, t, t.depositId),
    uniqueIndex('bank_matches_key').on(t.tenantId, t.id),
    index('bank_matches_line').on(t.tenantId, t.lineId, t.madeAt, t.id),
    index('bank_matches_deposit').on(t.tenantId, t.depositId, t.madeAt, t.id),
    check('bank_matches_amount', sql`${t.amountMinor} > 0`),
  ],
);
