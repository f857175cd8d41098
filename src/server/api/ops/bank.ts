import type { opsBankEndpoints } from '../../../contract/ops/bank.ts';
import { changeAccount, listAccounts, makeAccount } from '../../commerce/bank/accounts.ts';
import {
  addFile,
  dropFile,
  getFile,
  listFiles,
  readFile,
  setColumns,
  takeFile,
} from '../../commerce/bank/files.ts';
import { listLines, markLine, unmarkLine } from '../../commerce/bank/lines.ts';
import { listSuggestions } from '../../commerce/bank/suggestions.ts';
import { undoMatch } from '../../commerce/bank/take-back.ts';
import { getBankUploadToken } from '../../commerce/upload/uploads.ts';
import {
  bounceOrPropose,
  creditLineOrPropose,
  lineForStaff,
  matchOrPropose,
  reverseOrPropose,
  takeSuggestions,
} from '../../staff/approvals/bank-acts.ts';
import type { Handlers } from '../handler.ts';

const OK = { ok: true } as const;

export const opsBankHandlers: Pick<Handlers, keyof typeof opsBankEndpoints> = {
  listBankAccounts: (scope) => listAccounts(scope),
  makeBankAccount: (scope, { body }) => makeAccount(scope, body),
  changeBankAccount: (scope, { params, body }) => changeAccount(scope, params.id, body),
  getBankUploadToken: (scope, { query }) => getBankUploadToken(scope, query.ext),
  addBankFile: (scope, { body }) => addFile(scope, body),
  listBankFiles: (scope, { query }) => listFiles(scope, query),
  getBankFile: (scope, { params }) => getFile(scope, params.id),
  setBankColumns: async (scope, { params, body }) => {
    await setColumns(scope, params.id, body);
    return OK;
  },
  takeBankFile: (scope, { params, body }) => takeFile(scope, params.id, body),
  dropBankFile: (scope, { params }) => dropFile(scope, params.id),
  readBankFile: (scope, { params }) => readFile(scope, params.id),
  listBankLines: (scope, { query }) => listLines(scope, query),
  getBankLine: (scope, { params, query }) => lineForStaff(scope, params.id, query.q),
  listBankSuggestions: (scope, { query }) => listSuggestions(scope, query),
  takeSuggestions: (scope, { body }) => takeSuggestions(scope, body.pairs),
  matchBankLines: (scope, { body }) => matchOrPropose(scope, body),
  undoBankMatch: async (scope, { params, body }) => {
    await undoMatch(scope, params.id, body.reason);
    return OK;
  },
  creditBankLine: (scope, { params, body }) => creditLineOrPropose(scope, params.id, body),
  markBankLine: (scope, { params, body }) => markLine(scope, params.id, body),
  unmarkBankLine: (scope, { params }) => unmarkLine(scope, params.id),
  reverseDeposit: (scope, { params, body }) => reverseOrPropose(scope, params.id, body),
  bounceWithdrawal: (scope, { params, body }) => bounceOrPropose(scope, params.id, body),
};
