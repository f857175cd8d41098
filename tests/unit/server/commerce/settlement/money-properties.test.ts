import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import {
  trialBalance,
  verifyLedger,
} from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import {
  acceptOrder,
  markBought,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { listRefunds } from '../../../../../src/server/commerce/refund/list.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import {
  approveRefund,
  refundOrder,
  rejectRefund,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import {
  payWithdrawal,
  rejectWithdrawal,
} from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { ledgerAccounts, ledgerLines } from '../../../../../src/server/db/schema/ledger.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders.ts';
import { payments } from '../../../../../src/server/db/schema/payments.ts';
import { refunds } from '../../../../../src/server/db/schema/refunds.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

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
  'approve',
  'approve part',
  'reject',
  'withdraw',
  'cancel withdrawal',
  'pay withdrawal',
  'reject withdrawal',
] as const;
/** The first steps: each shopper gets money, a paid order and an unpaid one. */
const FIRST_STEPS = ([0, 1] as const).flatMap((who) =>
  (['deposit', 'deposit', 'order', 'pay', 'order'] as const).map((kind) => ({
    kind,
    who,
    which: 1,
    fen: 4000,
  })),
);
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(1),
  which: fc.nat(5),
  fen: fc.integer({ min: 1, max: 4000 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Orders = { id: string; orderNo: string }[];

/** Failures that shoppers and operators may get; any other failure is a bug. */
const REFUSALS = [
  'INSUFFICIENT_BALANCE',
  'ILLEGAL_TRANSITION',
  'NOTHING_TO_REFUND',
  'REFUND_OPEN',
  'WITHDRAWAL_OPEN',
  'NOT_FOUND',
];

async function takeStep(scope: OwnerScope, orders: Orders, one: Step): Promise<unknown> {
  const ops = operator(scope);
  const amount = (one.fen / 100).toFixed(2);
  const pick = <T>(list: readonly T[]): T | undefined => list[one.which % list.length];
  const placed = pick(orders) ?? { id: 'none', orderNo: 'NONE' };
  const { orderNo } = placed;
  const open = async () => pick((await listRefunds(scope, { tab: 'open', ...page })).records)?.id;
  const held = async () => pick((await listWithdrawals(scope, page)).records)?.id;
  switch (one.kind) {
    case 'deposit': {
      const more = {
        channelId: 'bank-one',
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
    case 'approve':
      return approveRefund(ops, (await open()) ?? 'none', {});
    case 'approve part':
      return approveRefund(ops, (await open()) ?? 'none', { amount });
    case 'reject':
      return rejectRefund(ops, (await open()) ?? 'none', { reason: 'no' });
    case 'withdraw':
      return createWithdrawal(scope, {
        channelId: 'bank-one',
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

/** Expects what is true of a wallet at any time. */
async function checkWallet(scope: OwnerScope): Promise<void> {
  const { available, frozen } = await getAccount(scope);
  expect([available, frozen].filter((amount) => amount.startsWith('-'))).toEqual([]);
  const { records } = await listTransactions(scope, page);
  expect(records[0]?.balanceAfter ?? '0.00').toBe(available);
  for (const [index, { balanceAfter, amount }] of records.entries()) {
    const before = Number(records[index + 1]?.balanceAfter ?? 0);
    expect(Number(balanceAfter)).toBeCloseTo(before + Number(amount), 6);
  }
}

/** Expects what is true of the tenant's accounts at any time, whatever shoppers and operators did. */
async function checkTenantAccounts(db: Database): Promise<void> {
  expect(await trialBalance(db, 'one')).toBe(0);
  expect(await verifyLedger(db, 'one')).toEqual([]);
  const [paid, paidBack, orders, lines, accounts] = await Promise.all([
    db.select().from(payments),
    db.select().from(refunds),
    db.select().from(purchaseOrders),
    db.select().from(ledgerLines),
    db.select().from(ledgerAccounts),
  ]);
  for (const { id, refundStatus, status } of orders) {
    const mine = paid.filter((payment) => payment.orderId === id && payment.paidAt !== null);
    const done = paidBack.filter((one) => one.orderId === id && one.status === 'SUCCEEDED');
    const paidFen = sum(mine.map(({ amountFen }) => amountFen));
    const refundedFen = sum(mine.map((payment) => payment.refundedFen));
    expect(sum(done.map(({ amountFen }) => amountFen))).toBe(refundedFen);
    expect(refundedFen).toBeLessThanOrEqual(paidFen);
    expect(refundStatus === 'FULL').toBe(paidFen > 0 && refundedFen === paidFen);
    if (status !== 'CLOSED') expect(paidFen === 0 || refundedFen < paidFen).toBe(true);
  }
  // Revenue is the payments less their refunds, and the fees of withdrawals.
  const earned = (kind: string) =>
    sum(accounts.flatMap((row) => (row.kind === kind ? row.balanceFen : [])));
  const fees = lines.filter(({ type, amountFen }) => type === 'WITHDRAWAL_FEE' && amountFen > 0);
  const kept = sum(paid.flatMap((one) => (one.paidAt ? one.amountFen - one.refundedFen : [])));
  expect(earned('PURCHASE_REVENUE') + earned('SERVICE_FEE')).toBe(
    kept + sum(fees.map(({ amountFen }) => amountFen)),
  );
  expect(earned('PURCHASE_REVENUE')).toBeGreaterThanOrEqual(0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('whatever shoppers and operators do', () => {
  it('no wallet falls below zero, nothing is refunded twice, and the ledger balances to the fen', async () => {
    const { db, shopper } = await openShop(await openTestDatabase());
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        run++;
        const shoppers = await Promise.all(['a', 'b'].map((name) => shopper(`${name}${run}`)));
        const orders: Orders[] = [[], []];
        for (const [index, one] of [...FIRST_STEPS, ...steps].entries()) {
          const [scope, placed] = [shoppers[one.who], orders[one.who]];
          if (!scope || !placed) throw new RangeError('nobody');
          await takeStep(later(scope, index), placed, one).catch((error: { code?: string }) => {
            if (!error.code) throw error;
            expect(REFUSALS).toContain(error.code);
          });
        }
        for (const scope of shoppers) await checkWallet(scope);
        await checkTenantAccounts(db);
      }),
      { numRuns: 30 },
    );
  });

  it('the same is true when they act at the same time', async () => {
    const { db, shopper } = await openShop(await openTestDatabase());
    const scope = await shopper('mia');
    const orders: Orders = [];
    const at = (kind: Step['kind'], which = 0, fen = 4000) =>
      takeStep(scope, orders, { kind, who: 0, which, fen });
    for (const kind of ['deposit', 'deposit', 'deposit', 'order', 'order', 'pay', 'pay'] as const) {
      await at(kind);
    }
    await at('accept', 0);
    await at('buy', 0);
    const rush = [0, 1].flatMap((which) =>
      (['refund', 'close', 'request', 'accept', 'withdraw', 'pay'] as const).flatMap((kind) => [
        at(kind, which, 700),
        at(kind, which, 700),
      ]),
    );
    const codes = (await Promise.allSettled(rush)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code] : [],
    );
    for (const code of codes) expect([...REFUSALS, 'CONFLICT']).toContain(code);
    await at('approve', 0);
    await checkWallet(scope);
    await checkTenantAccounts(db);
  });
});
