import * as v from 'valibot';
import { deposit } from '../../calls/deposits.ts';
import { refund } from '../../calls/refunds.ts';
import { withdrawal } from '../../calls/withdrawals.ts';
import type { Endpoint } from '../../endpoint.ts';
import {
  day,
  documentNo,
  id,
  optionalLine,
  optionalText,
  text,
  typedAmount,
} from '../../values/fields.ts';
import { cny } from '../../values/money/money.ts';
import { REFUND_REASONS, REFUND_WAITS } from '../../values/money/refund-statuses.ts';
import { ORDER_TYPES } from '../../values/orders/order-statuses.ts';
import { waitingProposal } from '../people/approvals.ts';

const params = v.object({ id });
const errors = ['NOT_FOUND', 'ILLEGAL_TRANSITION'] as const;
/**
 * The answer of a call that may need a second person: the object as it is, and with status 202 the
 * proposal that now waits.
 */
const orProposal = <E extends v.ObjectEntries>(object: v.ObjectSchema<E, undefined>) =>
  v.object({ ...object.entries, proposal: v.optional(waitingProposal) });
export const refundOrProposal = orProposal(refund);
export const depositOrProposal = orProposal(deposit);
export const withdrawalOrProposal = orProposal(withdrawal);
/** What the staff see of a shopper's money besides what the shopper sees. */
const versionAndShopper = { version: v.number(), shopper: v.object({ id, name: v.string() }) };
export const opsDeposit = v.object({
  ...deposit.entries,
  ...versionAndShopper,
  acts: v.array(v.picklist(['credit', 'reject', 'reverse'])),
});
export type OpsDeposit = v.InferOutput<typeof opsDeposit>;
export const opsWithdrawal = v.object({
  ...withdrawal.entries,
  ...versionAndShopper,
  acts: v.array(v.picklist(['pay', 'reject', 'bounce'])),
});
export type OpsWithdrawal = v.InferOutput<typeof opsWithdrawal>;
export const opsRefund = v.object({
  ...refund.entries,
  ...versionAndShopper,
  acts: v.array(v.picklist(['agree', 'approve', 'reject', 'answer'])),
  /** What `approveRefund` pays without an amount, if it can be called: for a request to cancel, all that was paid. */
  payable: v.optional(cny),
});
export type OpsRefund = v.InferOutput<typeof opsRefund>;
const governed = { idempotent: true, governed: true } as const;
const governedErrors = ['PROPOSAL_OPEN', 'NO_APPROVER', 'LIMIT_EXCEEDED'] as const;
const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;

/** The operator calls of the cashier. */
export const opsMoneyEndpoints = {
  getOpsDeposit: {
    ...common,
    method: 'GET',
    path: '/ops/deposits/{id}',
    right: 'money.see',
    summary:
      'A top-up (by id or number) with the path of its certificate, a file that the operator token may fetch',
    params,
    output: opsDeposit,
    errors: ['NOT_FOUND'],
  },
  creditDeposit: {
    ...common,
    path: '/ops/deposits/{id}/credit',
    right: 'money.act',
    subject: 'DEPOSIT',
    summary:
      'Confirm a transfer: credit the top-up to the shopper’s balance, or propose that if the rules need a second person',
    ...governed,
    params,
    body: v.object({
      /** The received amount in CNY, if it differs from that of the top-up. */
      amount: v.optional(typedAmount),
      /** Why, for the second person, if the rules need one. */
      reason: optionalText(300),
      evidence: optionalLine(200),
    }),
    output: depositOrProposal,
    errors: [...errors, ...governedErrors],
  },
  rejectDeposit: {
    ...common,
    path: '/ops/deposits/{id}/reject',
    right: 'money.act',
    subject: 'DEPOSIT',
    summary: 'Reject a top-up whose transfer has not arrived',
    params,
    body: v.object({ reason: text(200) }),
    output: deposit,
    errors,
  },
  getOpsWithdrawal: {
    ...common,
    method: 'GET',
    path: '/ops/withdrawals/{id}',
    right: 'money.see',
    summary: 'A withdrawal (by id or number) with its full account number',
    params,
    output: opsWithdrawal,
    errors: ['NOT_FOUND'],
  },
  payWithdrawal: {
    ...common,
    path: '/ops/withdrawals/{id}/pay',
    right: 'money.act',
    subject: 'WITHDRAWAL',
    summary:
      'Confirm that a withdrawal was paid, or propose that if the rules need a second person',
    ...governed,
    params,
    body: v.object({ reason: optionalText(300), evidence: optionalLine(200) }),
    output: withdrawalOrProposal,
    errors: [...errors, ...governedErrors],
  },
  rejectWithdrawal: {
    ...common,
    path: '/ops/withdrawals/{id}/reject',
    right: 'money.act',
    subject: 'WITHDRAWAL',
    summary: 'Reject a withdrawal; the frozen amount is released',
    params,
    body: v.object({ reason: text(200) }),
    output: withdrawal,
    errors,
  },
  refundOrder: {
    ...common,
    path: '/ops/refunds',
    right: 'money.act',
    summary:
      'Refund part or all of what was paid for an order. If the rules need a second person, the refund is only proposed, and the answer is the refund as it will be',
    body: v.object({
      orderType: v.optional(v.picklist(ORDER_TYPES), 'PURCHASE_ORDER'),
      orderNo: documentNo,
      amount: typedAmount,
      reason: v.picklist(REFUND_REASONS),
      note: optionalText(300),
    }),
    output: refundOrProposal,
    errors: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'CONFLICT', ...governedErrors],
    ...governed,
  },
  getOpsRefund: {
    ...common,
    method: 'GET',
    path: '/ops/refunds/{id}',
    right: 'money.see',
    summary: 'A refund request (by id or number) with its reason',
    params,
    output: opsRefund,
    errors: ['NOT_FOUND'],
  },
  agreeRefund: {
    ...common,
    path: '/ops/refunds/{id}/agree',
    right: 'money.act',
    subject: 'REFUND',
    summary:
      'Agree to a refund request before it is paid, or change what was agreed; the shopper is told. No money moves',
    params,
    body: v.object({
      /** CNY; without it, what the refund is for now. */
      amount: v.optional(v.union([v.literal(''), typedAmount])),
      /** Who has to do something before it is paid. */
      waitsFor: v.optional(v.picklist(REFUND_WAITS), 'NOBODY'),
      /** The day of the tenant by which the shop expects to pay. */
      payBy: v.optional(v.union([v.literal(''), day])),
      /** What is to be done, for the shopper. */
      text: optionalText(300),
    }),
    output: refund,
    errors: [...errors, 'NOTHING_TO_REFUND'],
  },
  approveRefund: {
    ...common,
    path: '/ops/refunds/{id}/approve',
    right: 'money.act',
    subject: 'REFUND',
    summary:
      'Pay a refund that was agreed, or less, to the balance; or grant a request to cancel an order that is not bought yet',
    params,
    ...governed,
    body: v.object({
      amount: v.optional(typedAmount),
      reason: optionalText(300),
      evidence: optionalLine(200),
    }),
    output: refundOrProposal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'NOTHING_TO_REFUND', ...governedErrors],
  },
  answerRefund: {
    ...common,
    path: '/ops/refunds/{id}/answer',
    right: 'money.act',
    subject: 'REFUND',
    summary: 'Tell the shopper something about a refund request without changing what was decided',
    params,
    body: v.object({ text: text(300) }),
    output: refund,
    errors,
  },
  rejectRefund: {
    ...common,
    path: '/ops/refunds/{id}/reject',
    right: 'money.act',
    subject: 'REFUND',
    summary: 'Reject a refund request, with a reason for the shopper',
    params,
    body: v.object({ reason: text(300) }),
    output: refund,
    errors,
  },
} as const satisfies Record<string, Endpoint>;
