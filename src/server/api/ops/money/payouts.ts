import type { opsPayoutEndpoints } from '../../../../contract/ops/money/payouts.ts';
import { listPayouts } from '../../../commerce/bank/payouts/payout-records.ts';
import { enteredOutcomes } from '../../../commerce/bank/payouts/payout-results.ts';
import {
  cancelPayout,
  listPayable,
  makePayout,
  payoutFile,
  sendPayout,
} from '../../../commerce/bank/payouts/payouts.ts';
import { approveWithdrawalOrPropose } from '../../../staff/approvals/money-acts.ts';
import {
  payoutForStaff,
  settleOrPropose,
  takeStatusOrPropose,
} from '../../../staff/approvals/payout-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsPayoutHandlers: Pick<Handlers, keyof typeof opsPayoutEndpoints> = {
  approveWithdrawal: (scope, { params, body }) =>
    approveWithdrawalOrPropose(scope, params.id, body),
  listPayable: (scope) => listPayable(scope),
  listPayouts: (scope, { query }) => listPayouts(scope, query),
  makePayout: (scope, { body }) => makePayout(scope, body),
  getPayout: (scope, { params }) => payoutForStaff(scope, params.id),
  getPayoutFile: (scope, { params, query }) => payoutFile(scope, params.id, query.format),
  sendPayout: (scope, { params }) => sendPayout(scope, params.id),
  cancelPayout: (scope, { params }) => cancelPayout(scope, params.id),
  settlePayout: (scope, { params, body }) =>
    settleOrPropose(scope, params.id, enteredOutcomes(body)),
  takePayoutStatus: (scope, { params, body }) => takeStatusOrPropose(scope, params.id, body.text),
};
