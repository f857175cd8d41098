import * as v from 'valibot';
import { uploadToken } from '../../calls/uploads.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, ok, optionalLine, uploadKey } from '../../values/fields.ts';
import {
  BANK_COLUMNS,
  BANK_ENCODINGS,
  BANK_FILE_FORMATS,
  BANK_FILE_STATES,
  BANK_PROBLEMS,
  DAY_ORDERS,
  DECIMAL_MARKS,
} from '../../values/money/bank.ts';
import { decimal } from '../../values/money/money.ts';

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
  /** Only for a CSV file: how it is read, and its first rows. */
  columns: v.optional(bankColumns),
  sample: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
});
export type BankFileDetail = v.InferOutput<typeof bankFileDetail>;

const params = v.object({ id });
const common = { auth: 'operator', group: 'ops' } as const;
const get = { ...common, method: 'GET', right: 'money.see' } as const;
const post = { ...common, method: 'POST', right: 'money.act' } as const;
const accountTerms = {
  name: line(80),
  holder: line(70),
  bic,
  channelIds: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  useReferences: v.optional(v.boolean(), false),
};

/** The calls about bank accounts and the files of their statements. */
export const opsBankFileEndpoints = {
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
      'Add an uploaded statement (CSV or camt.053). Nothing is taken yet. If the same file was added before, answers with that file',
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
    summary: 'A file with everything that is wrong with its rows, and how its columns are read',
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
} as const satisfies Record<string, Endpoint>;
