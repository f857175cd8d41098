import type { opsBankFileEndpoints } from '../../../../contract/ops/money/bank-files.ts';
import { changeAccount, listAccounts, makeAccount } from '../../../commerce/bank/accounts.ts';
import {
  addFile,
  dropFile,
  getFile,
  listFiles,
  readFile,
  setColumns,
} from '../../../commerce/bank/files.ts';
import { takeFile } from '../../../commerce/bank/take-file.ts';
import { getBankUploadToken } from '../../../commerce/upload/uploads.ts';
import type { Handlers } from '../../handler.ts';

export const opsBankFileHandlers: Pick<Handlers, keyof typeof opsBankFileEndpoints> = {
  listBankAccounts: (scope) => listAccounts(scope),
  makeBankAccount: (scope, { body }) => makeAccount(scope, body),
  changeBankAccount: (scope, { params, body }) => changeAccount(scope, params.id, body),
  getBankUploadToken: (scope, { query }) => getBankUploadToken(scope, query.ext),
  addBankFile: (scope, { body }) => addFile(scope, body),
  listBankFiles: (scope, { query }) => listFiles(scope, query),
  getBankFile: (scope, { params }) => getFile(scope, params.id),
  setBankColumns: async (scope, { params, body }) => {
    await setColumns(scope, params.id, body);
    return { ok: true };
  },
  takeBankFile: (scope, { params, body }) => takeFile(scope, params.id, body),
  dropBankFile: (scope, { params }) => dropFile(scope, params.id),
  readBankFile: (scope, { params }) => readFile(scope, params.id),
};
