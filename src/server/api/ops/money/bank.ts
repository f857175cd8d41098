import type { opsBankEndpoints } from '../../../../contract/ops/money/bank.ts';
import { listLines, markLine, unmarkLine } from '../../../commerce/bank/lines.ts';
import { listSuggestions } from '../../../commerce/bank/suggestions/suggestions.ts';
import { undoMatch } from '../../../commerce/bank/take-back.ts';
import {
  creditLineOrPropose,
  lineForStaff,
  matchOrPropose,
  takeSuggestions,
} from '../../../staff/approvals/bank-acts.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';

export const opsBankHandlers: Pick<Handlers, keyof typeof opsBankEndpoints> = {
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
};
