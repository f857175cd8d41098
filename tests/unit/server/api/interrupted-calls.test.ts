import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RIGHTS } from '../../../../src/contract/values/people/rights.ts';
import { type KeyedName, recalls } from '../../../../src/server/api/recall.ts';
import { runOnce } from '../../../../src/server/commerce/base/idempotency.ts';
import type { OwnerScope } from '../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../src/server/commerce/deposit/deposits.ts';
import { createPayCode } from '../../../../src/server/commerce/deposit/pay-code.ts';
import { verifyLedger } from '../../../../src/server/commerce/ledger/ledger-check.ts';
import { createPurchaseOrders } from '../../../../src/server/commerce/purchase/checkout.ts';
import { clonePurchaseOrder } from '../../../../src/server/commerce/purchase/clone-order.ts';
import { acceptOrder, markBought } from '../../../../src/server/commerce/purchase/fulfil.ts';
import { creditDeposit } from '../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payOrder, payPayment } from '../../../../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../../../../src/server/commerce/settlement/request-refund.ts';
import { getAccount } from '../../../../src/server/commerce/wallet/account.ts';
import { createWithdrawal } from '../../../../src/server/commerce/withdrawal/withdraw.ts';
import { deposits, withdrawals } from '../../../../src/server/db/schema/money/ledger.ts';
import { payments } from '../../../../src/server/db/schema/money/payments.ts';
import { purchaseOrders } from '../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../src/server/db/schema/orders/refunds.ts';
import { users } from '../../../../src/server/db/schema/people/users.ts';
import { depositChannels } from '../../../../src/server/db/schema/shop/tenants.ts';
import {
  creditOrPropose,
  refundOrPropose,
} from '../../../../src/server/staff/approvals/money-acts.ts';
import type { StaffScope } from '../../../../src/server/staff/staff-scope.ts';
import { type Interruption, openInterruptible } from '../../support/interruptible.ts';
import {
  fillCart,
  fund,
  later,
  openShop,
  operator,
  order,
  PAY_PASSWORD,
} from '../../support/shop.ts';

/**
 * A clock that can be moved forward. Then the time is over for which a process remembers an interrupted
 * call, as if another process continued.
 */
function openClock() {
  const realNow = Date.now;
  let aheadMs = 0;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => realNow.call(Date) + aheadMs);
  onTestFinished(() => spy.mockRestore());
  return { putForward: (ms: number) => (aheadMs += ms) };
}

/** A call, ready to be made. */
type Call = {
  name: string;
  run: (scope: OwnerScope) => Promise<unknown>;
  recall: (scope: OwnerScope, made: readonly string[]) => Promise<unknown>;
  /** How often it was done. */
  times: () => Promise<number>;
  available: string;
};

type Prepare = (scope: OwnerScope) => Promise<Call>;

const FUNDS = 1000_00;
/** More than the time after which a key is taken over. */
const SIX_SECONDS = 6000;
const A_MINUTE = 60_000;

type Keyed = Omit<Call, 'name' | 'recall'> & {
  name: KeyedName;
  params?: { id: string };
  body?: object;
};

/**
 * A call that accepts a key. To answer from the rows that it made, only `params` and `body` of its request
 * are needed.
 */
function keyed({ params, body, ...rest }: Keyed): Call {
  const recall = recalls[rest.name] as (...args: unknown[]) => Promise<unknown>;
  return { ...rest, recall: (scope, made) => recall(scope, made, { params, body }) };
}

/** Counts a shopper's rows of a table. */
const rowsOf =
  (
    { db, userId }: OwnerScope,
    table: typeof purchaseOrders | typeof deposits | typeof refunds | typeof withdrawals,
    before = 0,
  ) =>
  async () =>
    (await db.$count(table, eq(table.userId, userId))) - before;

const paidOnes =
  ({ db }: OwnerScope, paymentNo: string) =>
  async () => {
    const [row] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
    return row?.status === 'PAID' ? 1 : 0;
  };

/** The tenant's operator, who has no account, with the environment's key. */
const staffOf = (scope: OwnerScope): OwnerScope & StaffScope => ({
  ...scope,
  ...operator(scope),
  userId: '',
  sessionId: '',
  t: scope.t as StaffScope['t'],
  deskOrigin: '',
  identity: {
    kind: 'ENVIRONMENT',
    id: 'environment',
    name: 'OPERATOR_TOKEN',
    sessionId: '',
    secondFactorAt: null,
    hasSecondFactor: false,
    grants: [{ tenantId: '*', rights: RIGHTS }],
  },
});

async function newPaidOrder(scope: OwnerScope) {
  const placed = await order(scope);
  await payOrder(scope, placed.orderNo, PAY_PASSWORD);
  return placed;
}

const CALLS: Record<string, Prepare> = {
  'a payment': async (scope) => {
    await order(scope);
    const [payment] = (await listUnpaid(scope, {})).payments;
    const { id = '', paymentNo = '' } = payment ?? {};
    return keyed({
      name: 'payPayment',
      run: (claimed) => payPayment(claimed, id, PAY_PASSWORD),
      times: paidOnes(scope, paymentNo),
      available: '982.00',
    });
  },
  'a checkout': async (scope) => {
    const request = { cartItemIds: await fillCart(scope), message: '' };
    return keyed({
      name: 'createPurchaseOrders',
      run: (claimed) => createPurchaseOrders(claimed, request),
      // The cart has products of two shops.
      times: async () => (await rowsOf(scope, purchaseOrders)()) / 2,
      available: '1000.00',
    });
  },
  'a clone': async (scope) => {
    const { orderNo } = await order(scope);
    return keyed({
      name: 'clonePurchaseOrder',
      params: { id: orderNo },
      run: (claimed) => clonePurchaseOrder(claimed, orderNo),
      times: rowsOf(scope, purchaseOrders, 1),
      available: '1000.00',
    });
  },
  'a top-up': async (scope) => {
    const body = { channelId: 'bank-one', amount: '200', reference: '' };
    return keyed({
      name: 'createDeposit',
      run: (claimed) => createDeposit(claimed, body),
      times: rowsOf(scope, deposits),
      available: '1000.00',
    });
  },
  'a refund request': async (scope) => {
    const { orderNo } = await newPaidOrder(scope);
    await acceptOrder(operator(scope), orderNo);
    await markBought(operator(scope), orderNo, { upstreamOrderNo: '' });
    const body = { orderType: 'PURCHASE_ORDER', orderNo, reason: 'DAMAGED', note: '' } as const;
    return keyed({
      name: 'requestRefund',
      run: (claimed) => requestRefund(claimed, body),
      times: rowsOf(scope, refunds),
      available: '982.00',
    });
  },
  'a refund': async (scope) => {
    const { orderNo } = await newPaidOrder(scope);
    const order = { orderType: 'PURCHASE_ORDER', orderNo } as const;
    const body = { ...order, amount: '1.00', reason: 'OTHER', note: '' } as const;
    return keyed({
      name: 'refundOrder',
      body,
      run: (claimed) => refundOrPropose(staffOf(claimed), body),
      times: rowsOf(scope, refunds),
      available: '983.00',
    });
  },
  'a withdrawal': async (scope) => {
    const bank = { channelId: 'bank-one', amount: '100' };
    const { id } = await createDeposit(scope, { ...bank, reference: '' });
    await creditDeposit(operator(scope), id);
    const payee = { accountHolder: 'Mia', accountNo: '12345678', payPassword: PAY_PASSWORD };
    const body = { ...bank, ...payee };
    return keyed({
      name: 'createWithdrawal',
      run: (claimed) => createWithdrawal(claimed, body),
      times: rowsOf(scope, withdrawals),
      available: '1000.00',
    });
  },
  'the credit of a pay code': async (scope) => {
    const { paymentNo = '' } = await order(scope);
    const shop = { ...scope, tenant: { ...scope.tenant, homeCountry: 'au' as const } };
    const { id } = await createPayCode(shop, { orderPay: paymentNo, orderAmount: '18.00' });
    const given = { reason: '', evidence: '' };
    return keyed({
      name: 'creditDeposit',
      params: { id },
      run: (claimed) => creditOrPropose(staffOf(claimed), id, given),
      times: paidOnes(scope, paymentNo),
      available: '1000.00',
    });
  },
};

/** A shop with an operator, and shoppers with money. */
async function open() {
  const { db, interruptedAt } = await openInterruptible();
  const shop = await openShop(db);
  await db.insert(depositChannels).values({
    ...{ id: 'qr', tenantId: 'one', position: 5, type: 'QR_PAY_CODE', provider: 'qr-code' },
    name: { en: 'QR code' },
    ...{ instructions: [], currency: 'AUD', feeBasisPoints: 0, instant: false },
    ...{ minimumFen: 1_00, maximumFen: 5_000_00 },
    merchant: { scheme: 'au.test', merchantId: 'M1', city: 'Sydney', onePay: true },
  });
  let shoppers = 0;
  return {
    db,
    interruptedAt,
    newShopper: async () => {
      const scope = await shop.shopper(`shopper${++shoppers}`);
      await fund(scope, FUNDS);
      return scope;
    },
  };
}

/** Makes a call with its key. A call without one is made, and may be refused because it was done. */
function make({ name, run, recall }: Call, scope: OwnerScope): Promise<unknown> {
  return name in recalls
    ? runOnce(
        scope,
        { key: 'key', endpoint: name, request: name },
        { run, recall: (made) => recall(scope, made) },
      )
    : run(scope).catch((error) => `${error.code}`);
}

describe.each(['ends', 'loses the answer'] satisfies Interruption[])(
  'after each of its calls to the database a process %s, and',
  (how) => {
    it.each(Object.keys(CALLS))('%s is done once when it is made again', async (kind) => {
      const { db, interruptedAt, newShopper } = await open();
      const clock = openClock();
      let wasInterrupted = true;
      for (let at = 1; wasInterrupted; at++) {
        const scope = await newShopper();
        const call = await CALLS[kind]?.(scope);
        if (!call) throw new Error(`${kind} is unknown`);
        const dying = interruptedAt(at, how);
        const first = make(call, { ...scope, db: dying.db });
        const isDone = first.then(
          () => undefined,
          () => undefined,
        );
        await Promise.race([dying.interrupted, isDone]);
        wasInterrupted = dying.wasInterrupted();
        if (!wasInterrupted) await first;
        else if (how === 'loses the answer') await isDone;
        clock.putForward(A_MINUTE);

        const again = later(scope, SIX_SECONDS);
        const answer = await make(call, again);
        const about = `${kind}, interrupted at call ${at}`;
        expect(await call.times(), about).toBe(1);
        expect((await getAccount(scope)).available, about).toBe(call.available);
        if (call.name in recalls) expect(await make(call, again), about).toEqual(plain(answer));
        const [user] = await db.select().from(users).where(eq(users.id, scope.userId));
        expect([user?.payPasswordFailures, user?.payPasswordLockedUntil], about).toEqual([0, 0]);
      }
      expect(await verifyLedger(db, 'one')).toEqual([]);
    });
  },
);

/** An answer as it is stored. */
const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
