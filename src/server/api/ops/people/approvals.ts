import type { opsApprovalEndpoints } from '../../../../contract/ops/people/approvals.ts';
import {
  approveProposal,
  cancelProposal,
  rejectProposal,
} from '../../../staff/approvals/decide.ts';
import { proposeBalance } from '../../../staff/approvals/money-acts.ts';
import { getProposal, listProposals } from '../../../staff/approvals/proposal-rows.ts';
import { proposeRules } from '../../../staff/approvals/propose-rules.ts';
import { viewRules } from '../../../staff/approvals/rules.ts';
import type { Handlers } from '../../handler.ts';

export const opsApprovalHandlers: Pick<Handlers, keyof typeof opsApprovalEndpoints> = {
  proposeGoodwill: (scope, { body }) =>
    proposeBalance(scope, 'GOODWILL', { ...body, direction: 'IN' }),
  proposeAdjustment: (scope, { body }) => proposeBalance(scope, 'ADJUSTMENT', body),
  listProposals: (scope, { query }) => listProposals(scope, query),
  getProposal: (scope, { params }) => getProposal(scope, params.id),
  approveProposal: (scope, { params, body }) => approveProposal(scope, params.id, body),
  rejectProposal: (scope, { params, body }) => rejectProposal(scope, params.id, body),
  cancelProposal: (scope, { params, body }) => cancelProposal(scope, params.id, body),
  getApprovalRules: (scope) => viewRules(scope),
  proposeApprovalRules: (scope, { body }) => proposeRules(scope, body),
};
