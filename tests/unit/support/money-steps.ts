import fc from 'fast-check';
import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../src/server/commerce/deposit/deposits.ts';
import { closePurchaseOrder } from '../../../src/server/commerce/purchase/close-order.ts';
import {
  acceptOrder,
  markBought,
  requestSupplement,
} from '../../../src/server/commerce/purchase/fulfil.ts';
import { listRefunds } from '../../../src/server/commerce/refund/list.ts';
import {
  agreeRefund,
  rejectRefund,
} from '../../../src/server/commerce/settlement/answer-refund.ts';
import { creditDeposit } from '../../../src/server/commerce/settlement/credit-deposit.ts';
import {
  approveRefund,
  refundOrder,
} from '../../../src/server/commerce/settlement/decide-refund.ts';
import { listUnpaid } from '../../../src/server/commerce/settlement/list-unpaid.ts';
import { payPayment } from '../../../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../../../src/server/commerce/settlement/request-refund.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../../src/server/commerce/withdrawal/withdraw.ts';
import {
  payWithdrawal,
  rejectWithdrawal,
} from '../../../src/server/commerce/withdrawal/withdrawals.ts';
import { operator, order, PAY_PASSWORD } from './shop.ts';

const page = { pageNo: 1, pageSize: 1000 };

/** The kinds of steps. In a step, `which` picks one of the existing rows, and `fen` is the amount if one is entered. */
const KINDS = [
  'deposit',
  'order',
  'pay',
  'pay',
  'close',
  'accept',
  'supplement',
  'buy',
  'request',
  'refund',
  'agree',
  'agree part',
  'approve',
  'approve part',
  'reject',
  'withdraw',
  'cancel withdrawal',
  'pay withdrawal',
  'reject withdrawal',
] as const;
/** The first steps: each shopper gets money, a paid order and an unpaid one. */
export const FIRST_STEPS = ([0, 1] as const).flatMap((who) =>
  (['deposit', 'deposit', 'order', 'pay', 'order'] as const).map((kind) => ({
    kind,
    who,
    which: 1,
    fen: 4000,
  })),
);
export const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(1),
  which: fc.nat(5),
  fen: fc.integer({ min: 1, max: 4000 }),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
export type Orders = { id: string; orderNo: string }[];

/** Failures that shoppers and operators may get; any other failure is a bug. */
export const REFUSALS = [
  'INSUFFICIENT_BALANCE',
  'ILLEGAL_TRANSITION',
  'NOTHING_TO_REFUND',
  'REFUND_OPEN',
  // An amount above what is left, or above what was agreed.
  'VALIDATION_FAILED',
  'WITHDRAWAL_OPEN',
  'NOT_FOUND',
];

/** Takes a step for a shopper. Top-ups and withdrawals go through one of the channels. */
export async function takeStep(
  scope: OwnerScope,
  orders: Orders,
  one: Step,
  channelIds: readonly string[] = ['bank-one'],
): Promise<unknown> {
  const ops = operator(scope);
  const amount = (one.fen / 100).toFixed(2);
  const pick = <T>(list: readonly T[]): T | undefined => list[one.which % list.length];
  const placed = pick(orders) ?? { id: 'none', orderNo: 'NONE' };
  const { orderNo } = placed;
  const channel = pick(channelIds) ?? 'bank-one';
  const open = async () => pick((await listRefunds(scope, { tab: 'open', ...page })).records)?.id;
  const held = async () => pick((await listWithdrawals(scope, page)).records)?.id;
  switch (one.kind) {
    case 'deposit': {
      const more = {
        channelId: channel,
        amount: (10 + one.fen / 100).toFixed(2),
        reference: '',
      };
      return creditDeposit(ops, (await createDeposit(scope, more)).id);
    }
    case 'order':
      return orders.push(await order(scope, { quantity: 1 + one.which }));
    case 'pay': {
      const due = pick((await listUnpaid(scope, {})).payments);
      return due && payPayment(scope, due.id, PAY_PASSWORD);
    }
    case 'close':
      return closePurchaseOrder(scope, placed.id);
    case 'accept':
      return acceptOrder(ops, placed.id);
    case 'supplement':
      return requestSupplement(ops, placed.id, { amount, note: '' });
    case 'buy':
      return markBought(ops, placed.id, { upstreamOrderNo: '' });
    case 'request':
      return requestRefund(scope, {
        orderType: 'PURCHASE_ORDER',
        orderNo,
        reason: 'OTHER',
        note: '',
      });
    case 'refund':
      return refundOrder(ops, {
        orderType: 'PURCHASE_ORDER',
        orderNo,
        amount,
        reason: 'COMPENSATION',
        note: '',
      });
    case 'agree':
      return agreeRefund(ops, (await open()) ?? 'none', { waitsFor: 'NOBODY', text: '' });
    case 'agree part':
      return agreeRefund(ops, (await open()) ?? 'none', { amount, waitsFor: 'SELLER', text: '' });
    case 'approve':
      return approveRefund(ops, (await open()) ?? 'none', {});
    case 'approve part':
      return approveRefund(ops, (await open()) ?? 'none', { amount });
    case 'reject':
      return rejectRefund(ops, (await open()) ?? 'none', { reason: 'no' });
    case 'withdraw':
      return createWithdrawal(scope, {
        channelId: channel,
        amount: (20 + one.fen / 100).toFixed(2),
        accountHolder: 'Mia',
        accountNo: '12345678',
        payPassword: PAY_PASSWORD,
      });
    case 'cancel withdrawal':
      return cancelWithdrawal(scope, (await held()) ?? 'none');
    case 'pay withdrawal':
      return payWithdrawal(ops, (await held()) ?? 'none');
    case 'reject withdrawal':
      return rejectWithdrawal(ops, (await held()) ?? 'none', { reason: 'no' });
  }
}
