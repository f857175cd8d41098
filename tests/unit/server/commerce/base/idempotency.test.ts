import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import { runOnce } from '../../../../../src/server/commerce/base/idempotency.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  clonePurchaseOrder,
  getClonedOrder,
} from '../../../../../src/server/commerce/purchase/clone-order.ts';
import {
  getOpsRefund,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { idempotencyKeys } from '../../../../../src/server/db/schema/money/ledger.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode } from '../../../support/identity-scope.ts';
import { fund, later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const call = (key: string, request: unknown = { a: 1 }) => ({
  key,
  endpoint: 'payPayment',
  request,
});

const nothingMade = () => Promise.reject(new Error('nothing was made'));

/** Runs work that makes nothing under a key. */
const once = <T>(scope: OwnerScope, which: ReturnType<typeof call>, run: () => Promise<T>) =>
  runOnce(scope, which, { run, recall: nothingMade });

const SECOND = 1000;

/** A process that dies after `work`: the call never ends. Resolves once the work is done. */
function dieAfter(scope: OwnerScope, key: string, work: (scope: OwnerScope) => Promise<unknown>) {
  return new Promise<void>((resolve, reject) => {
    const run = async (claimed: OwnerScope): Promise<never> => {
      await work(claimed).then(() => resolve(), reject);
      return new Promise(() => {});
    };
    void runOnce(scope, call(key), { run, recall: nothingMade });
  });
}

describe('an idempotency key', () => {
  it('runs a call once and repeats its first answer, also a failure', async () => {
    const { scope } = await open();
    await fund(scope, 100_00);
    const { orderNo } = await order(scope);
    let runs = 0;
    const pay = () =>
      once(scope, call('k1'), () => {
        runs++;
        return payOrder(scope, orderNo, PAY_PASSWORD);
      });
    const first = await pay();
    expect(await pay()).toEqual(JSON.parse(JSON.stringify(first)));
    expect(runs).toBe(1);
    const wrong = () =>
      once(scope, call('k2'), () => {
        runs++;
        return payOrder(scope, 'P0000000000000', PAY_PASSWORD);
      });
    expect(await failureCode(wrong())).toBe('NOT_FOUND');
    expect(await failureCode(wrong())).toBe('NOT_FOUND');
    expect(runs).toBe(2);
  });

  it('makes concurrent calls wait for the first one', async () => {
    const { scope } = await open();
    let runs = 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        once(scope, call('k'), async () => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          return { run: ++runs };
        }),
      ),
    );
    expect(answers).toEqual(Array(10).fill({ run: 1 }));
  });

  it('is refused with another request or endpoint, and is separate for each shopper', async () => {
    const { scope, shopper } = await open();
    const run = async () => ({ ok: true });
    await once(scope, call('k'), run);
    expect(await failureCode(once(scope, call('k', { a: 2 }), run))).toBe('IDEMPOTENCY_MISMATCH');
    const elsewhere = { ...call('k'), endpoint: 'batchPay' };
    expect(await failureCode(once(scope, elsewhere, run))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await once(await shopper('noa'), call('k', { a: 2 }), run)).toEqual({ ok: true });
  });

  it('can be used again after an unexpected error and after a day', async () => {
    const { scope } = await open();
    const boom = () => Promise.reject(new Error('boom'));
    await expect(once(scope, call('k'), boom)).rejects.toThrow('boom');
    expect(await once(scope, call('k'), async () => 1)).toBe(1);
    expect(await once(later(scope, DAY), call('k'), async () => 2)).toBe(1);
    expect(await once(later(scope, DAY + 1), call('k', { a: 3 }), async () => 2)).toBe(2);
  });

  it.each(['PAY_PASSWORD_LOCKED', 'TOO_MANY_REQUESTS', 'CONFLICT'] as const)(
    'can be used again after %s, which passes by itself',
    async (code) => {
      const { scope } = await open();
      const refused = () => Promise.reject(new Failure(code));
      expect(await failureCode(once(scope, call('k'), refused))).toBe(code);
      expect(await once(scope, call('k'), async () => 1)).toBe(1);
    },
  );
});

describe('an idempotency key whose process died', () => {
  it('runs the call again after five seconds if nothing was committed', async () => {
    const { scope } = await open();
    await dieAfter(scope, 'k', async () => undefined);
    expect(await once(later(scope, 6 * SECOND), call('k'), async () => 3)).toBe(3);
  });

  it('answers at once from the refund that an operator had made', async () => {
    const { db, scope } = await open();
    await fund(scope, 1000_00);
    const { orderNo } = await order(scope);
    await payOrder(scope, orderNo, PAY_PASSWORD);
    const staff: OwnerScope = { ...operator(scope), userId: '', sessionId: '' };
    const request = {
      orderType: 'PURCHASE_ORDER',
      orderNo,
      amount: '1.00',
      reason: 'OTHER',
      note: '',
    } as const;
    await dieAfter(staff, 'k', (claimed) => refundOrder(claimed, request));
    const answer = await runOnce(staff, call('k'), {
      run: (claimed) => refundOrder(claimed, request),
      recall: ([id = '']) => getOpsRefund(staff, id),
    });
    const made = await db.select().from(refunds);
    expect(made).toHaveLength(1);
    expect(answer).toMatchObject({ id: made[0]?.id, amount: '1.00', status: 'SUCCEEDED' });
    expect(await verifyLedger(db, scope.tenantId)).toEqual([]);
  });

  it('names the order that a clone had made', async () => {
    const { db, scope } = await open();
    const { orderNo } = await order(scope);
    await dieAfter(scope, 'k', (claimed) => clonePurchaseOrder(claimed, orderNo));
    const answer = await runOnce(scope, call('k'), {
      run: (claimed) => clonePurchaseOrder(claimed, orderNo),
      recall: (made) => getClonedOrder(scope, made, orderNo),
    });
    const orders = await db.select().from(purchaseOrders);
    expect(orders).toHaveLength(2);
    expect(answer.order?.orderNo).toBe(orders.find((one) => one.orderNo !== orderNo)?.orderNo);
  });
});

describe('a call that is slow to commit', () => {
  it('commits nothing after another one took its key over, and repeats its answer', async () => {
    const { db, scope } = await open();
    const { orderNo } = await order(scope);
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const began = Promise.withResolvers<void>();
    const slow = runOnce(scope, call('k'), {
      run: async (claimed) => {
        began.resolve();
        await paused;
        return clonePurchaseOrder(claimed, orderNo);
      },
      recall: nothingMade,
    });
    await began.promise;
    const second = await runOnce(later(scope, 6 * SECOND), call('k'), {
      run: (claimed) => clonePurchaseOrder(claimed, orderNo),
      recall: nothingMade,
    });
    goOn();
    expect(await slow).toEqual(JSON.parse(JSON.stringify(second)));
    expect(await db.select().from(purchaseOrders)).toHaveLength(2);
    const [key] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'k'));
    expect(key).toMatchObject({ status: 200, made: [second.order?.id] });
  });
});
