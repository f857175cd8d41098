/* Bank accounts, their statements and what becomes of each line. */

export const BANK_FILE_FORMATS = ['CSV', 'CAMT'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** A file is looked at first (`NEW`), and then taken as a whole or dropped. */
export const BANK_FILE_STATES = ['NEW', 'TAKEN', 'DROPPED'] as const;
export type BankFileState = (typeof BANK_FILE_STATES)[number];

/** `PARTLY`: some of its money is explained by top-ups. */
export const BANK_LINE_STATES = ['OPEN', 'PARTLY', 'MATCHED', 'MARKED'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

/** What a line is that is no top-up. */
export const BANK_LINE_MARKS = ['CHARGE', 'OWN_TRANSFER', 'RETURNED', 'PAYOUT', 'OTHER'] as const;
export type BankLineMark = (typeof BANK_LINE_MARKS)[number];

/** `REVERSED`: the bank took the money back. */
export const BANK_MATCH_STATES = ['CREDITED', 'UNDONE', 'REVERSED'] as const;
export type BankMatchState = (typeof BANK_MATCH_STATES)[number];

/** What a column of a CSV file holds. `SKIP`: nothing that is read. */
export const BANK_COLUMNS = [
  'SKIP',
  'DAY',
  'VALUE_DAY',
  'AMOUNT',
  'DEBIT',
  'CREDIT',
  'BALANCE',
  'TEXT',
  'NAME',
  'ACCOUNT',
  'REFERENCE',
  'ENTRY',
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

export const DAY_ORDERS = ['YMD', 'DMY', 'MDY'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];
export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];
export const BANK_ENCODINGS = ['utf-8', 'windows-1252', 'gb18030', 'windows-1251'] as const;
export type BankEncoding = (typeof BANK_ENCODINGS)[number];

/** What can be wrong with a file, each at its row. */
export const BANK_PROBLEMS = [
  'FORMAT',
  'COLUMNS',
  'DAY',
  'AMOUNT',
  'BALANCE',
  'CURRENCY',
  'ACCOUNT',
  'NO_LINES',
  'TOO_MANY',
  'CLOSING',
  'SUM',
  'NOT_CONTINUED',
  'REFERENCE',
] as const;
export type BankProblem = (typeof BANK_PROBLEMS)[number];

/** Why a top-up is suggested for a line. */
export const MATCH_REASONS = [
  'CODE',
  'CODE_TYPO',
  'REFERENCE',
  'NAME',
  'NAME_TYPO',
  'AMOUNT',
  'SUM_OF_TOP_UPS',
  'SUM_OF_LINES',
  'AMOUNT_DIFFERS',
  'DAY',
  /** Only for money that goes out: an account number, the sum of a batch, the bank's words, or the bank's code. */
  'ACCOUNT',
  'SUM_OF_PAYMENTS',
  'WORDS',
  'BANK_SAYS',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** What a line that goes out may be: a payment of a batch, a whole batch, a charge, or a transfer to an own account. */
export const OUTGOING_KINDS = ['PAYMENT', 'BATCH', 'CHARGE', 'OWN_TRANSFER'] as const;
export type OutgoingKind = (typeof OUTGOING_KINDS)[number];

/** The most lines of one file. */
export const MAX_BANK_LINES = 20_000;

/** `DONE`: each payment of it was confirmed or failed. */
export const PAYOUT_STATES = ['OPEN', 'SENT', 'DONE', 'CANCELLED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_ITEM_STATES = ['QUEUED', 'SENT', 'CONFIRMED', 'FAILED', 'CANCELLED'] as const;
export type PayoutItemState = (typeof PAYOUT_ITEM_STATES)[number];

export const PAYOUT_FORMATS = ['CSV', 'PAIN_09', 'PAIN_03'] as const;
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number];

/** The most payments of one batch. */
export const MAX_PAYOUT_ITEMS = 200;
