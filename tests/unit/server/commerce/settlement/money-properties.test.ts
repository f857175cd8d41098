import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  trialBalance,
  verifyLedger,
} from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { ledgerAccounts, ledgerLines } from '../../../../../src/server/db/schema/money/ledger.ts';
import { payments } from '../../../../../src/server/db/schema/money/payments.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  FIRST_STEPS,
  type Orders,
  REFUSALS,
  type Step,
  step,
  takeStep,
} from '../../../support/money-steps.ts';
import { later, openShop } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 1000 };

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
    // A request to cancel is granted without an agreement, which is then refused.
    await Promise.allSettled([at('agree', 0)]);
    await at('approve', 0);
    await checkWallet(scope);
    await checkTenantAccounts(db);
  });
});
