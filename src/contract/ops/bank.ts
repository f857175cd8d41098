import * as v from 'valibot';
import { uploadToken } from '../calls/uploads.ts';
import type { Endpoint } from '../endpoint.ts';
import { ERROR_CODES } from '../errors.ts';
import {
  BANK_COLUMNS,
  BANK_ENCODINGS,
  BANK_FILE_FORMATS,
  BANK_FILE_STATES,
  BANK_LINE_MARKS,
  BANK_LINE_STATES,
  BANK_MATCH_STATES,
  BANK_PROBLEMS,
  DAY_ORDERS,
  DECIMAL_MARKS,
  MATCH_REASONS,
} from '../values/bank.ts';
import {
  id,
  keyword,
  line,
  ok,
  optionalLine,
  optionalText,
  text,
  typedAmount,
  uploadKey,
} from '../values/fields.ts';
import { cursorQuery, listOf } from '../values/list.ts';
import { cny, decimal } from '../values/money.ts';
import { DEPOSIT_STATUSES } from '../values/money-kinds.ts';
import { waitingProposal } from './approvals.ts';
import { depositOrProposal, withdrawalOrProposal } from './money.ts';

const time = v.string();
const currency = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));
/** An amount of any currency with its sign, as people type it. */
const signedAmount = v.pipe(
  v.string(),
  v.trim(),
  v.transform((amount) => amount.replaceAll(' ', '').replace(',', '.')),
  v.regex(/^-?\d{1,13}(\.\d{1,4})?$/),
);
const accountNumber = v.pipe(
  v.string(),
  v.trim(),
  v.transform((number) => number.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{4,34}$/),
);
const bic = v.optional(
  v.union([
    v.literal(''),
    v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)),
  ]),
  '',
);

export const bankColumns = v.object({
  /** The row of the file with the headings, from 1. */
  headingRow: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** What each column holds, in the order of the file. */
  columns: v.pipe(v.array(v.picklist(BANK_COLUMNS)), v.minLength(2), v.maxLength(60)),
  dayOrder: v.picklist(DAY_ORDERS),
  decimalMark: v.picklist(DECIMAL_MARKS),
  encoding: v.picklist(BANK_ENCODINGS),
});
export type BankColumns = v.InferOutput<typeof bankColumns>;

export const bankAccount = v.object({
  id,
  version: v.number(),
  name: v.string(),
  currency: v.string(),
  holder: v.string(),
  bic: v.string(),
  /** The number with all but its last characters replaced by dots. */
  number: v.string(),
  channelIds: v.array(v.string()),
  useReferences: v.boolean(),
  opening: decimal,
  balance: decimal,
  /** The last day of which there is a line; empty before the first file. */
  lastDay: v.string(),
  closed: v.boolean(),
  /** How many incoming lines nobody has explained. */
  open: v.number(),
  columns: v.optional(bankColumns),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

const fileProblem = v.object({
  /** The row of the file, from 1; 0 for the file as a whole. */
  row: v.number(),
  problem: v.picklist(BANK_PROBLEMS),
  value: v.string(),
});
export type BankFileProblem = v.InferOutput<typeof fileProblem>;

export const bankFile = v.object({
  id,
  version: v.number(),
  accountId: v.string(),
  accountName: v.string(),
  currency: v.string(),
  name: v.string(),
  format: v.picklist(BANK_FILE_FORMATS),
  state: v.picklist(BANK_FILE_STATES),
  sha256: v.string(),
  bytes: v.number(),
  fromDay: v.string(),
  toDay: v.string(),
  opening: v.optional(decimal),
  closing: v.optional(decimal),
  lines: v.number(),
  newLines: v.number(),
  addedBy: v.string(),
  addedAt: time,
  takenAt: v.optional(time),
});
export type BankFile = v.InferOutput<typeof bankFile>;

export const bankFileDetail = v.object({
  ...bankFile.entries,
  /** What speaks against taking it. */
  problems: v.array(fileProblem),
  /** Whether it says its closing balance itself; else whoever takes it says it. */
  saysClosing: v.boolean(),
  /** The balance of the account before it. */
  balance: decimal,
  /** Of a CSV file: how it is read, and its first rows. */
  columns: v.optional(bankColumns),
  sample: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
});
export type BankFileDetail = v.InferOutput<typeof bankFileDetail>;

export const bankLine = v.object({
  id,
  version: v.number(),
  accountId: v.string(),
  accountName: v.string(),
  day: v.string(),
  valueDay: v.string(),
  /** Signed: what comes in is positive. */
  amount: decimal,
  /** What top-ups do not explain yet, without a sign. */
  left: decimal,
  currency: v.string(),
  text: v.string(),
  name: v.string(),
  account: v.string(),
  reference: v.string(),
  entryRef: v.string(),
  state: v.picklist(BANK_LINE_STATES),
  mark: v.optional(v.picklist(BANK_LINE_MARKS)),
  /** What it looks like, if it is no payment of a shopper. */
  hint: v.optional(v.picklist(BANK_LINE_MARKS)),
  note: v.string(),
});
export type BankLine = v.InferOutput<typeof bankLine>;

const candidateDeposit = v.object({
  depositId: v.string(),
  depositNo: v.string(),
  status: v.picklist(DEPOSIT_STATUSES),
  shopperId: v.string(),
  shopperName: v.string(),
  amount: cny,
  payAmount: decimal,
  payCurrency: v.string(),
  reference: v.string(),
  createdAt: time,
});
export const bankCandidate = v.object({
  ...candidateDeposit.entries,
  /** From 0 to 1. */
  score: v.number(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
  /** What this line would credit, in CNY. */
  credits: cny,
  waiting: v.boolean(),
});
export type BankCandidate = v.InferOutput<typeof bankCandidate>;

export const bankMatch = v.object({
  id,
  lineId: v.string(),
  depositId: v.string(),
  depositNo: v.string(),
  shopperId: v.string(),
  amount: decimal,
  currency: v.string(),
  credited: cny,
  state: v.picklist(BANK_MATCH_STATES),
  madeBy: v.string(),
  madeAt: time,
  endedAt: v.optional(time),
  reason: v.string(),
  /** Whether it can be undone: the day is not closed. */
  undoable: v.boolean(),
});
export type BankMatch = v.InferOutput<typeof bankMatch>;

export const bankLineDetail = v.object({
  ...bankLine.entries,
  matches: v.array(bankMatch),
  candidates: v.array(bankCandidate),
  /** The proposal that waits for this line. */
  proposal: v.optional(waitingProposal),
  /** The next open line of the account in the list. */
  next: v.optional(v.string()),
});
export type BankLineDetail = v.InferOutput<typeof bankLineDetail>;

export const bankSuggestion = v.object({
  /** Names the lines and the top-ups, for taking it. */
  pair: v.string(),
  lines: v.array(bankLine),
  deposits: v.array(candidateDeposit),
  score: v.number(),
  isSure: v.boolean(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
});
export type BankSuggestion = v.InferOutput<typeof bankSuggestion>;

const taken = v.object({
  pair: v.string(),
  /** The proposal that waits, if the rules need a second person. */
  waits: v.boolean(),
  error: v.optional(v.picklist(ERROR_CODES)),
});

export const unannounced = v.object({
  ...bankLine.entries,
  proposal: v.optional(waitingProposal),
});

const params = v.object({ id });
const common = { auth: 'operator', group: 'ops' } as const;
const get = { ...common, method: 'GET', right: 'money.see' } as const;
const post = { ...common, method: 'POST', right: 'money.act' } as const;
const governed = { idempotent: true, governed: true } as const;
const governedErrors = ['PROPOSAL_OPEN', 'NO_APPROVER', 'LIMIT_EXCEEDED'] as const;
const given = { reason: optionalText(300), evidence: optionalLine(200) };
const accountTerms = {
  name: line(80),
  holder: line(70),
  bic,
  channelIds: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  useReferences: v.optional(v.boolean(), false),
};

/** The most suggestions that one call takes. */
export const MAX_TAKEN = 50;

/** The calls about bank accounts, their statements, and what their lines are. */
export const opsBankEndpoints = {
  listBankAccounts: {
    ...get,
    path: '/ops/bank/accounts',
    summary: 'The tenant’s bank accounts with their balances',
    output: v.array(bankAccount),
  },
  makeBankAccount: {
    ...post,
    path: '/ops/bank/accounts',
    right: 'money.approve',
    fresh: true,
    summary: 'Add a bank account with its balance before the first statement',
    body: v.object({
      ...accountTerms,
      currency,
      accountNo: accountNumber,
      opening: signedAmount,
    }),
    output: bankAccount,
    errors: ['CONFLICT', 'NOT_FOUND'],
  },
  changeBankAccount: {
    ...post,
    method: 'PUT',
    path: '/ops/bank/accounts/{id}',
    right: 'money.approve',
    fresh: true,
    subject: 'BANK_ACCOUNT',
    summary: 'Change a bank account. An empty number stays as it is; the currency never changes',
    params,
    body: v.object({
      ...accountTerms,
      accountNo: v.optional(v.union([v.literal(''), accountNumber]), ''),
      closed: v.optional(v.boolean(), false),
    }),
    output: bankAccount,
    errors: ['CONFLICT', 'NOT_FOUND', 'STALE_VERSION'],
  },
  getBankUploadToken: {
    ...get,
    path: '/ops/bank/upload-token',
    right: 'money.act',
    summary: 'A token to upload a file of a bank: CSV or XML',
    query: v.object({ ext: v.picklist(['csv', 'txt', 'xml']) }),
    output: uploadToken,
  },
  addBankFile: {
    ...post,
    path: '/ops/bank/files',
    summary:
      'Add an uploaded statement (CSV or camt.053). Nothing is taken yet; the same file again is the one that is there',
    body: v.object({ accountId: id, file: uploadKey, name: optionalLine(120) }),
    output: bankFile,
    errors: ['NOT_FOUND', 'UPLOAD_REFUSED'],
  },
  listBankFiles: {
    ...get,
    path: '/ops/bank/files',
    summary: 'The files of statements, newest first',
    query: v.object({ accountId: v.optional(v.union([v.literal(''), id]), ''), ...cursorQuery }),
    output: listOf(bankFile),
  },
  getBankFile: {
    ...get,
    path: '/ops/bank/files/{id}',
    summary: 'A file with all that is wrong with it, row by row, and how its columns are read',
    params,
    output: bankFileDetail,
    errors: ['NOT_FOUND'],
  },
  setBankColumns: {
    ...post,
    method: 'PUT',
    path: '/ops/bank/files/{id}/columns',
    summary: 'Say what the columns of a CSV file hold. Kept for all files of the account',
    params,
    body: bankColumns,
    output: ok,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  takeBankFile: {
    ...post,
    path: '/ops/bank/files/{id}/take',
    subject: 'BANK_FILE',
    summary:
      'Take the new lines of a file, all or none: it must add up and continue the account’s balance',
    params,
    body: v.object({ closing: v.optional(v.union([v.literal(''), signedAmount]), '') }),
    output: bankFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'BANK_FILE_WRONG', 'CONFLICT'],
  },
  dropBankFile: {
    ...post,
    path: '/ops/bank/files/{id}/drop',
    subject: 'BANK_FILE',
    summary: 'Drop a file that was not taken',
    params,
    output: bankFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  readBankFile: {
    ...get,
    path: '/ops/bank/files/{id}/content',
    right: 'money.reveal',
    audited: true,
    subject: 'BANK_FILE',
    summary: 'The bytes of a file as they came, in base 64',
    params,
    output: v.object({ name: v.string(), sha256: v.string(), base64: v.string() }),
    errors: ['NOT_FOUND'],
  },
  listBankLines: {
    ...get,
    path: '/ops/bank/lines',
    summary: 'The lines of the statements, newest first',
    query: v.object({
      accountId: v.optional(v.union([v.literal(''), id]), ''),
      state: v.optional(v.union([v.literal(''), v.picklist(BANK_LINE_STATES)]), ''),
      fileId: v.optional(v.union([v.literal(''), id]), ''),
      ...cursorQuery,
    }),
    output: listOf(bankLine),
  },
  getBankLine: {
    ...get,
    path: '/ops/bank/lines/{id}',
    summary: 'A line with its matches, and the top-ups that it may be for, the likeliest first',
    params,
    query: v.object({ q: keyword }),
    output: bankLineDetail,
    errors: ['NOT_FOUND'],
  },
  listBankSuggestions: {
    ...get,
    path: '/ops/bank/suggestions',
    summary: 'What belongs together among open lines and open top-ups, each with why and how sure',
    query: v.object({
      accountId: v.optional(v.union([v.literal(''), id]), ''),
      sure: v.optional(v.boolean(), false),
    }),
    output: v.object({ suggestions: v.array(bankSuggestion), total: v.number() }),
  },
  takeSuggestions: {
    ...post,
    path: '/ops/bank/suggestions/take',
    summary:
      'Credit the top-ups of suggestions that somebody has looked at, one after the other; what needs a second person is proposed',
    body: v.object({
      pairs: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,600}~[\w.-]{1,600}$/))),
        v.minLength(1),
        v.maxLength(MAX_TAKEN),
      ),
    }),
    output: v.object({
      results: v.array(taken),
      credited: v.number(),
      waiting: v.number(),
      failed: v.number(),
    }),
    idempotent: true,
  },
  matchBankLines: {
    ...post,
    path: '/ops/bank/matches',
    summary:
      'Credit a top-up from one or several lines, or propose that: an amount that differs from what was announced needs a second person',
    ...governed,
    body: v.object({
      depositId: id,
      lineIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(20)),
      /** The received amount in CNY; empty: as the lines and the rate of the top-up say. */
      amount: v.optional(v.union([v.literal(''), typedAmount]), ''),
      ...given,
    }),
    output: depositOrProposal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT', ...governedErrors],
  },
  undoBankMatch: {
    ...post,
    path: '/ops/bank/matches/{id}/undo',
    summary:
      'Undo the credit that a match made, until its day is closed and while the balance has the money: the top-up waits again',
    params,
    body: v.object({ reason: text(300) }),
    output: ok,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'INSUFFICIENT_BALANCE', 'DAY_CLOSED'],
    idempotent: true,
  },
  creditBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/credit',
    subject: 'BANK_LINE',
    summary:
      'Propose to credit a line that nobody announced to a shopper; a second person approves it',
    params,
    ...governed,
    body: v.object({
      /** Id or e-mail. */
      shopper: line(254),
      channelId: v.optional(v.union([v.literal(''), id]), ''),
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: unannounced,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'RATE_TOO_OLD',
      'CONFLICT',
      'STALE_VERSION',
      ...governedErrors,
    ],
  },
  markBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/mark',
    subject: 'BANK_LINE',
    summary: 'Say what a line is that is no top-up',
    params,
    body: v.object({ mark: v.picklist(BANK_LINE_MARKS), note: optionalLine(300) }),
    output: bankLine,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'DAY_CLOSED'],
  },
  unmarkBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/unmark',
    subject: 'BANK_LINE',
    summary: 'Take back what a line was said to be',
    params,
    output: bankLine,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'DAY_CLOSED'],
  },
  reverseDeposit: {
    ...post,
    path: '/ops/deposits/{id}/reverse',
    subject: 'DEPOSIT',
    summary:
      'Propose to take back a credited top-up because its money was taken back; what the balance lacks is owed and blocks orders',
    params,
    ...governed,
    body: v.object({
      /** The line with which the bank took it back. */
      lineId: v.optional(v.union([v.literal(''), id]), ''),
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: depositOrProposal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT', 'STALE_VERSION', ...governedErrors],
  },
  bounceWithdrawal: {
    ...post,
    path: '/ops/withdrawals/{id}/bounce',
    subject: 'WITHDRAWAL',
    summary:
      'Propose to give a paid withdrawal back to the balance because it came back from the bank',
    params,
    ...governed,
    body: v.object({
      /** The line with which it came back. */
      lineId: v.optional(v.union([v.literal(''), id]), ''),
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: withdrawalOrProposal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT', 'STALE_VERSION', ...governedErrors],
  },
} as const satisfies Record<string, Endpoint>;
