import type { EndpointName, endpoints, Handled, Output } from '../../contract/endpoints.ts';
import type { OwnerScope } from '../commerce/base/scope.ts';
import { getDeposit } from '../commerce/deposit/deposits.ts';
import { getParcel } from '../commerce/parcel/list.ts';
import { getPlacedOrders } from '../commerce/purchase/checkout.ts';
import { getClonedOrder } from '../commerce/purchase/clone-order.ts';
import { getPaid, getPaidTotal } from '../commerce/settlement/pay.ts';
import { getRefund } from '../commerce/settlement/request-refund.ts';
import { getTransitOrder } from '../commerce/transit/orders.ts';
import { getAsked } from '../commerce/warehouse/ask-service.ts';
import { getWithdrawal } from '../commerce/withdrawal/withdraw.ts';
import { recallCreditLine, takeSuggestions } from '../staff/approvals/bank-acts.ts';
import { getProposal } from '../staff/approvals/proposal-rows.ts';
import {
  recallApproval,
  recallCredit,
  recallPayerRefund,
  recallPayout,
  recallRefund,
} from '../staff/approvals/recall-acts.ts';
import type { StaffScope } from '../staff/staff-scope.ts';

/** The names of the calls that accept an idempotency key. */
export type KeyedName = {
  [N in EndpointName]: (typeof endpoints)[N] extends { idempotent: true } ? N : never;
}[EndpointName];

/** `madeIds` are the ids of the rows that the call made or paid. */
type Recall<N extends EndpointName> = (
  scope: (typeof endpoints)[N]['auth'] extends 'operator' ? OwnerScope & StaffScope : OwnerScope,
  madeIds: readonly string[],
  input: Handled<N>,
) => Promise<Output<N>>;

/**
 * How to repeat the output of a call that was committed, but whose output was lost because its process
 * died: it is read again from the rows that the call made or paid (see `madeStatements`).
 */
export const recalls: { [N in KeyedName]: Recall<N> } = {
  createPurchaseOrders: getPlacedOrders,
  askParcelService: getAsked,
  askOrderService: getAsked,
  clonePurchaseOrder: (scope, madeIds, { params }) => getClonedOrder(scope, madeIds, params.id),
  payPurchaseOrder: getPaid,
  payTransitOrder: getPaid,
  payPayment: getPaid,
  batchPay: getPaidTotal,
  createPayCode: (scope, [id = '']) => getDeposit(scope, id),
  matchBankLines: (scope, _, { body }) => recallCredit(scope, body.depositId),
  takeSuggestions: (scope, _, { body }) => takeSuggestions(scope, body.pairs),
  undoBankMatch: async () => ({ ok: true }),
  creditBankLine: (scope, _, { params }) => recallCreditLine(scope, params.id),
  reverseDeposit: (scope, _, { params }) => recallCredit(scope, params.id),
  bounceWithdrawal: (scope, _, { params }) => recallPayout(scope, params.id),
  approveWithdrawal: (scope, _, { params }) => recallPayout(scope, params.id),
  createDeposit: (scope, [id = '']) => getDeposit(scope, id),
  announceParcel: (scope, [id = '']) => getParcel(scope, id),
  createTransitOrder: (scope, [id = '']) => getTransitOrder(scope, id),
  createWithdrawal: (scope, [id = '']) => getWithdrawal(scope, id),
  requestRefund: (scope, [id = '']) => getRefund(scope, id),
  creditDeposit: (scope, _, { params }) => recallCredit(scope, params.id),
  payWithdrawal: (scope, _, { params }) => recallPayout(scope, params.id),
  approveRefund: (scope, _, { params }) => recallApproval(scope, params.id),
  refundOrder: (scope, [id = ''], { body }) => recallRefund(scope, id, body),
  proposeGoodwill: (scope, [id = '']) => getProposal(scope, id),
  proposeAdjustment: (scope, [id = '']) => getProposal(scope, id),
  proposeApprovalRules: (scope, [id = '']) => getProposal(scope, id),
  proposeChannel: (scope, [id = '']) => getProposal(scope, id),
  proposeRate: (scope, [id = '']) => getProposal(scope, id),
  proposeMargin: (scope, [id = '']) => getProposal(scope, id),
  proposeRateFile: (scope, [id = '']) => getProposal(scope, id),
  proposeShopCharges: (scope, [id = '']) => getProposal(scope, id),
  proposeEarlierShopCharges: (scope, [id = '']) => getProposal(scope, id),
  refundToPayer: (scope, _, { params }) => recallPayerRefund(scope, params.id),
  approveProposal: (scope, _, { params }) => getProposal(scope, params.id),
};
