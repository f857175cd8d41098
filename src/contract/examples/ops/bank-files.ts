import type {
  BankAccount,
  BankColumns,
  BankFile,
  opsBankFileEndpoints,
} from '../../ops/money/bank-files.ts';
import { deposit } from '../deposits.ts';
import type { Examples } from '../example.ts';
import { uploadToken } from '../uploads.ts';

const AT = '2026-11-27T08:30:00.000Z';
const FILE_KEY = 'bank-file/01KB3D5F7H9K1M3P5R7T9V1X3Z-0a1b2c3d4e5f60718293a4b5.csv';

const columns: BankColumns = {
  headingRow: 1,
  columns: ['DAY', 'AMOUNT', 'BALANCE', 'NAME', 'TEXT'],
  dayOrder: 'DMY',
  decimalMark: '.',
  encoding: 'utf-8',
};
/** An account in the examples. */
export const account: BankAccount = {
  id: '01KB2Z4X6V8T0R2P4M6K8H0F2D',
  version: 1,
  name: 'DBS, current account',
  currency: 'SGD',
  holder: 'Sampan Trading Pte Ltd',
  bic: 'DBSSSGSG',
  number: '••••4471',
  channelIds: [deposit.channelId],
  useReferences: true,
  opening: '1200.00',
  balance: '1540.50',
  lastDay: '2026-11-26',
  closed: false,
  open: 1,
  columns,
};
const file: BankFile = {
  id: '01KB3D5F7H9K1M3P5R7T9V1X3Z',
  version: 1,
  accountId: account.id,
  accountName: account.name,
  currency: 'SGD',
  name: 'November, 26th',
  format: 'CSV',
  state: 'TAKEN',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  bytes: 1840,
  fromDay: '2026-11-26',
  toDay: '2026-11-26',
  opening: '1200.00',
  closing: '1540.50',
  lines: 2,
  newLines: 2,
  addedBy: 'Li Na',
  addedAt: AT,
  takenAt: AT,
};
const accountParams = { id: account.id };
const fileParams = { id: file.id };
const terms = {
  name: account.name,
  holder: account.holder,
  bic: account.bic,
  channelIds: account.channelIds,
  useReferences: true,
};
const fresh: BankFile = { ...file, version: 0, state: 'NEW', lines: 0, newLines: 0 };
const { takenAt: _, ...unread } = fresh;

export const opsBankFileExamples: Examples<typeof opsBankFileEndpoints> = {
  listBankAccounts: { answer: [account] },
  makeBankAccount: {
    input: {
      body: { ...terms, currency: 'SGD', accountNo: '0720014471', opening: '1200' },
    },
    answer: { ...account, balance: '1200.00', lastDay: '', open: 0 },
  },
  changeBankAccount: {
    input: {
      params: accountParams,
      body: { ...terms, name: 'The second account', accountNo: '', closed: false },
    },
    answer: account,
  },
  getBankUploadToken: {
    input: { query: { ext: 'csv' } },
    answer: { ...uploadToken, key: FILE_KEY },
  },
  addBankFile: {
    input: { body: { accountId: account.id, file: FILE_KEY, name: file.name } },
    answer: unread,
  },
  listBankFiles: {
    input: { query: { accountId: account.id } },
    answer: { records: [file], total: 1 },
  },
  getBankFile: {
    input: { params: fileParams },
    answer: {
      ...unread,
      lines: 2,
      newLines: 2,
      problems: [{ row: 3, problem: 'AMOUNT', value: '18,9O' }],
      saysClosing: true,
      balance: '1200.00',
      columns,
      sample: [{ row: 1, cells: ['Date', 'Amount', 'Balance', 'Name', 'Details'] }],
    },
  },
  setBankColumns: { input: { params: fileParams, body: columns }, answer: { ok: true } },
  takeBankFile: { input: { params: fileParams, body: { closing: '' } }, answer: file },
  dropBankFile: { input: { params: fileParams }, answer: { ...unread, state: 'DROPPED' } },
  readBankFile: {
    input: { params: fileParams },
    answer: { name: file.name, sha256: file.sha256, base64: 'RGF0ZSxBbW91bnQ=' },
  },
};
