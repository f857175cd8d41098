import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit } from '../../src/server/commerce/atomically.ts';
import { listUnpaid, payPayment } from '../../src/server/commerce/payment/payments.ts';
import { closePurchaseOrder } from '../../src/server/commerce/purchase/close-order.ts';
import type { OwnerScope } from '../../src/server/commerce/scope.ts';
import { getAccount, listTransactions } from '../../src/server/commerce/wallet/account.ts';
import { creditDeposit } from '../../src/server/commerce/wallet/credit-deposit.ts';
import { createDeposit, updateDeposit } from '../../src/server/commerce/wallet/deposits.ts';
import { transferStatements, walletOf } from '../../src/server/commerce/wallet/ledger.ts';
import { trialBalance, verifyLedger } from '../../src/server/commerce/wallet/ledger-check.ts';
import { ledgerAccounts, ledgerLines } from '../../src/server/db/schema/ledger.ts';
import { openTestDatabase } from './support/database.ts';
import { fund, openShop, order, PAY_PASSWORD } from './support/shop.ts';

const page = { pageNo: 1, pageSize: 1000 };

describe('a transfer', () => {
  const at = 1;
  const transfer = (postings: Parameters<typeof transferStatements>[1]['postings'], key = 'k') => ({
    tenantId: 'one',
    key,
    type: 'ADJUSTMENT_IN' as const,
    reference: 'R',
    at,
    postings,
  });

  it('is refused unless its integers sum to zero over different accounts', async () => {
    const db = await openTestDatabase();
    for (const postings of [
      [{ userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 }],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 },
        { userId: '', kind: 'CLEARING' as const, amountFen: -2 },
      ],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 0.5 },
        { userId: '', kind: 'CLEARING' as const, amountFen: -0.5 },
      ],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 },
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: -1 },
      ],
    ]) {
      expect(() => transferStatements(db, transfer(postings))).toThrow(RangeError);
    }
  });

  it('is posted once a key and tenant', async () => {
    const db = await openTestDatabase();
    const post = (tenantId: string) =>
      commit(
        db,
        transferStatements(db, {
          ...transfer([
            { userId: 'u', kind: 'AVAILABLE', amountFen: 500 },
            { userId: '', kind: 'CLEARING', amountFen: -500 },
          ]),
          tenantId,
        }),
      );
    expect(await post('one')).toBeUndefined();
    expect(await post('one')).toBe('TRANSFER_EXISTS');
    expect(await post('two')).toBeUndefined();
    const owner = { tenantId: 'one', userId: 'u' };
    expect(await walletOf(db, owner)).toEqual({ availableFen: 500, frozenFen: 0 });
  });

  it('can’t bring a wallet below zero, and then leaves no trace', async () => {
    const db = await openTestDatabase();
    const refused = await commit(
      db,
      transferStatements(
        db,
        transfer([
          { userId: '', kind: 'PURCHASE_REVENUE', amountFen: 1 },
          { userId: 'u', kind: 'AVAILABLE', amountFen: -1 },
        ]),
      ),
    );
    expect(refused).toBe('OVERDRAFT');
    expect(await db.select().from(ledgerAccounts)).toEqual([]);
    expect(await db.select().from(ledgerLines)).toEqual([]);
  });
});

describe('the nightly check', () => {
  it('finds a balance that its lines do not explain', async () => {
    const { db, shopper } = await openShop(await openTestDatabase());
    await fund(await shopper(), 10_00);
    expect(await verifyLedger(db, 'one')).toEqual([]);
    await db
      .update(ledgerAccounts)
      .set({ balanceFen: 999 })
      .where(eq(ledgerAccounts.kind, 'AVAILABLE'));
    expect(await verifyLedger(db, 'one')).toEqual([
      'trial balance is -1',
      'AVAILABLE:one-mia: 999 is not what its lines say',
    ]);
  });
});

/** What a shopper can do to money, each ignoring a refusal as a person would. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), fen: fc.integer({ min: 1000, max: 9000 }) }),
  fc.record({ kind: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('pay' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('close' as const), which: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(scope: OwnerScope, orders: string[], one: Step): Promise<void> {
  switch (one.kind) {
    case 'deposit': {
      const amount = (one.fen / 100).toFixed(2);
      const { id } = await createDeposit(scope, { channelId: 'bank-one', amount, reference: '' });
      await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: '' });
      await creditDeposit(scope, id);
      return;
    }
    case 'order': {
      orders.push((await order(scope, { quantity: one.quantity })).id);
      return;
    }
    case 'pay': {
      const { payments } = await listUnpaid(scope, {});
      const payment = payments[one.which % payments.length];
      if (payment) await payPayment(scope, payment.id, PAY_PASSWORD);
      return;
    }
    case 'close': {
      const id = orders[one.which % orders.length];
      if (id) await closePurchaseOrder(scope, id);
    }
  }
}

describe('whatever a shopper does', () => {
  it('the wallet stays at zero or above and the ledger balanced, line by line', async () => {
    const { db, shopper } = await openShop(await openTestDatabase());
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const scope = await shopper(`s${++run}`);
        const orders: string[] = [];
        for (const one of steps) {
          await take(scope, orders, one).catch((error: { code?: string }) => {
            expect(['INSUFFICIENT_BALANCE', 'ILLEGAL_TRANSITION']).toContain(error.code);
          });
          const { available } = await getAccount(scope);
          expect(available.startsWith('-')).toBe(false);
        }
        const { records } = await listTransactions(scope, page);
        const { available } = await getAccount(scope);
        expect(records[0]?.balanceAfter ?? '0.00').toBe(available);
        for (const [index, { balanceAfter, amount }] of records.entries()) {
          const before = Number(records[index + 1]?.balanceAfter ?? 0);
          expect(Number(balanceAfter)).toBeCloseTo(before + Number(amount), 6);
        }
        expect(await trialBalance(db, 'one')).toBe(0);
        expect(await verifyLedger(db, 'one')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
