import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  changeDeposit,
  createDeposit,
  getDeposit,
} from '../../../../../src/server/commerce/deposit/deposits.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { endPayment, handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { reconcileChannel } from '../../../../../src/server/commerce/payin/reconcile.ts';
import { refundToPayer } from '../../../../../src/server/commerce/payin/refund-to-payer.ts';
import { reversalsOf } from '../../../../../src/server/commerce/payin/reversals.ts';
import { declineRefund } from '../../../../../src/server/commerce/payin/send-refund.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  providerAccounts,
  providerEvents,
} from '../../../../../src/server/db/schema/money/providers.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  accountAt,
  begin,
  begun,
  channelAt,
  deliver,
  deliverAll,
  FAKES,
  openPayin,
  paymentOf,
} from '../../../support/payin.ts';
import { fillCart, later, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

const available = async (scope: OwnerScope) => (await getAccount(scope)).available;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

describe.each(Object.keys(FAKES) as (keyof typeof FAKES)[])('a top-up through %s', (name) => {
  async function open() {
    const db = await openTestDatabase();
    const { fake, shopper } = await openPayin(db, name);
    return { db, fake, shopper, scope: await shopper() };
  }

  it('opens the provider’s page for exactly the amount, and the same page again', async () => {
    const { scope, fake } = await open();
    const { deposit, url, reference } = await begun(scope);
    expect(deposit).toMatchObject({ payCurrency: 'AUD', takesProof: false, isInstant: true });
    expect(deposit.redirectUrl).toMatch(/^\/api\/pay\/\w+\?signature=[\da-f]{32}$/);
    expect(url).toContain(fake.origin);
    expect(await begin(scope, deposit.id)).toBe(url);
    expect((await paymentOf(scope, deposit.id)).reference).toBe(reference);
    expect(await codeOf(begin({ ...scope, tenantId: 'two' }, deposit.id))).toBe('NOT_FOUND');
  });

  it('opens one page for many tabs at once', async () => {
    const { scope } = await open();
    const deposit = await createDeposit(scope, {
      channelId: channelAt('one'),
      amount: '50',
      reference: '',
    });
    const pages = await Promise.all([1, 2, 3, 4].map(() => begin(scope, deposit.id)));
    expect(new Set(pages).size).toBe(1);
  });

  it('asks with the same words if the answer was lost, so that the provider knows its key again', async () => {
    const { scope, fake } = await open();
    const deposit = await createDeposit(scope, {
      channelId: channelAt('one'),
      amount: '50',
      reference: '',
    });
    fake.gateway.loseAnswer(/checkout\/(sessions|orders)$/);
    expect(await codeOf(begin(scope, deposit.id))).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    expect((await paymentOf(scope, deposit.id)).asked).toMatchObject({ language: 'en' });
    const pageLater = await begin({ ...scope, locale: 'fr' }, deposit.id);
    expect(pageLater).toContain(fake.origin);
    expect(await paymentOf(scope, deposit.id)).toMatchObject({ state: 'BEGUN', asked: null });
  });

  it('is credited when the shopper comes back, without a webhook', async () => {
    const { scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    expect((await getDeposit(scope, deposit.id)).status).toBe('SUCCEEDED');
    expect(await available(scope)).toBe('200.00');
    expect(await begin(scope, deposit.id)).toBeUndefined();
  });

  it('is credited by the webhook if the shopper never comes back, once however often it is sent', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await deliverAll(scope, fake);
    await deliverAll(scope, fake);
    expect((await getDeposit(scope, deposit.id)).status).toBe('SUCCEEDED');
    expect(await available(scope)).toBe('200.00');
    const events = await db.select().from(providerEvents);
    expect(new Set(events.map(({ outcome }) => outcome))).toEqual(new Set(['APPLIED']));
    expect(events[0]?.times).toBe(2);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is found by reconciliation if neither tells', async () => {
    const { scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    const found = await reconcileChannel(scope, await accountAt(scope), { everything: true });
    expect(found).toMatchObject({ lookedUp: 1, changed: 1 });
    expect((await getDeposit(scope, deposit.id)).status).toBe('SUCCEEDED');
    const again = async () => reconcileChannel(scope, await accountAt(scope), { everything: true });
    expect(await again()).toMatchObject({ lookedUp: 0, changed: 0 });
    // Money that went back is found in the same way.
    fake.refundThere(reference, '1.00');
    expect(await again()).toMatchObject({ lookedUp: 1 });
    expect(Number(await available(scope))).toBeLessThan(200);
  });

  it('refuses a webhook that is changed, of another account, unsigned or for another channel', async () => {
    const { db, scope, shopper, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    const [event] = fake.events(scope.now);
    if (!event) throw new Error('no event');
    const forged = [
      { ...event, body: `${event.body} ` },
      { ...event, body: event.body.replace(reference, `${reference}x`) },
      { ...event, headers: {} },
      {
        ...event,
        headers: {
          ...event.headers,
          'paypal-transmission-id': 'other',
          'stripe-signature': 't=1,v1=00',
        },
      },
    ];
    for (const one of forged)
      expect(await codeOf(deliver(scope, fake, one))).toBe('UNAUTHENTICATED');
    expect(await codeOf(deliver(scope, fake, event, 'bank-one'))).toBe('NOT_FOUND');
    const [account] = await db
      .select()
      .from(providerAccounts)
      .where(eq(providerAccounts.tenantId, 'one'));
    expect(account?.lastRefusedAt).toBe(scope.now);
    // One account serves both tenants: the other one hears of this payment too, and ignores it.
    const other = await shopper('lee', 'two');
    expect(await deliver(other, fake, event)).toBe('UNKNOWN');
    expect(await available(other)).toBe('0.00');
    expect((await getDeposit(scope, deposit.id)).status).toBe('PENDING_PAYMENT');
    expect(await deliver(scope, fake, event)).toBe('APPLIED');
  });

  it('asks about thirty forged webhooks of a network, then hears only others', async () => {
    const { db, scope, fake } = await open();
    const { reference } = await begun(scope);
    fake.pay(reference);
    const [event] = fake.events(scope.now);
    if (!event) throw new Error('no event');
    const forger = { ...scope, clientAddress: '203.0.113.9' };
    const forge = (now = scope.now) =>
      codeOf(deliver({ ...forger, now }, fake, { ...event, body: `${event.body} ` }));
    for (let time = 0; time < 30; time++)
      expect(await forge(scope.now + time)).toBe('UNAUTHENTICATED');
    const calls = fake.gateway.calls.length;
    expect(await forge()).toBe('TOO_MANY_REQUESTS');
    expect(fake.gateway.calls).toHaveLength(calls);
    // Noted once a minute.
    const [account] = await db
      .select()
      .from(providerAccounts)
      .where(eq(providerAccounts.tenantId, 'one'));
    expect(account?.lastRefusedAt).toBe(scope.now);
    expect(await deliver(scope, fake, event)).toBe('APPLIED');
    expect(await forge(scope.now + 600_000)).toBe('UNAUTHENTICATED');
  });

  it('keeps another amount for a look, and credits what a person says', async () => {
    const { scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference, { amount: '5.00' });
    await handleReturn(scope, deposit.id);
    await deliverAll(scope, fake);
    expect((await getDeposit(scope, deposit.id)).status).toBe('PENDING_REVIEW');
    expect(await available(scope)).toBe('0.00');
    expect(await paymentOf(scope, deposit.id)).toMatchObject({
      state: 'REVIEW',
      paidAmount: '5.00',
    });
    await creditDeposit(operator(scope), deposit.id, { amount: '23.00' });
    expect(await available(scope)).toBe('23.00');
    expect((await paymentOf(scope, deposit.id)).state).toBe('CREDITED');
    await reconcileChannel(scope, await accountAt(scope), { everything: true });
    expect(await available(scope)).toBe('23.00');
  });

  it('waits while a bank decides, and is rejected if the bank says no', async () => {
    const { scope, fake } = await open();
    const [good, bad] = [await begun(scope), await begun(scope)];
    for (const one of [good, bad]) {
      fake.pay(one.reference, { slowly: true });
      await handleReturn(scope, one.deposit.id);
      expect((await getDeposit(scope, one.deposit.id)).status).toBe('PENDING_REVIEW');
    }
    fake.decide(good.reference, 'PAID');
    fake.decide(bad.reference, 'FAILED');
    await deliverAll(scope, fake);
    expect((await getDeposit(scope, good.deposit.id)).status).toBe('SUCCEEDED');
    expect((await getDeposit(scope, bad.deposit.id)).status).toBe('REJECTED');
    expect(await available(scope)).toBe('200.00');
  });

  it('can be paid again on a new page after the first one has ended', async () => {
    const { scope, fake } = await open();
    const { deposit, url, reference } = await begun(scope);
    fake.expire(reference);
    const again = await begin(later(scope, 60_000), deposit.id);
    expect(again).not.toBe(url);
    fake.pay((await paymentOf(scope, deposit.id)).reference ?? '');
    await handleReturn(scope, deposit.id);
    expect(await available(scope)).toBe('200.00');
  });

  it('takes a dispute from the balance, owes the rest, and blocks orders until it is paid', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    const placed = await order(scope);
    await payOrder(scope, placed.orderNo, PAY_PASSWORD);
    const spent = 200 - Number(await available(scope));
    const dispute = fake.dispute(reference);
    await deliverAll(scope, fake);
    expect(await getAccount(scope)).toMatchObject({ available: '0.00', owed: spent.toFixed(2) });
    const checkout = async () =>
      createPurchaseOrders(scope, { cartItemIds: await fillCart(scope), message: '' });
    expect(await codeOf(checkout())).toBe('BALANCE_OWED');
    // The next top-up pays what is owed first.
    const next = await begun(scope, '50');
    fake.pay(next.reference);
    await handleReturn(scope, next.deposit.id);
    expect(await getAccount(scope)).toMatchObject({ available: (50 - spent).toFixed(2) });
    expect((await getAccount(scope)).owed).toBeUndefined();
    expect(await codeOf(checkout())).toBe('done');
    fake.settle(dispute, 'WON');
    await deliverAll(scope, fake);
    await deliverAll(scope, fake);
    expect(await available(scope)).toBe((250 - spent).toFixed(2));
    // The shopper is told of each once, however often the provider says it.
    const told = (await db.select().from(notifications)).flatMap(({ type, parameters }) =>
      type === 'DEPOSIT_REVERSED' || type === 'DEPOSIT_RETURNED' ? [{ type, ...parameters }] : [],
    );
    const { depositNo } = deposit;
    expect(told).toEqual([
      { type: 'DEPOSIT_REVERSED', depositNo, amount: '200.00', kind: 'DISPUTE' },
      { type: 'DEPOSIT_RETURNED', depositNo, amount: '200.00' },
    ]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is ours again, to be looked at, when a dispute from before the credit is won', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference, { slowly: true });
    await handleReturn(scope, deposit.id);
    fake.decide(reference, 'PAID');
    const dispute = fake.dispute(reference);
    await handleReturn(scope, deposit.id);
    expect((await paymentOf(scope, deposit.id)).state).toBe('REVERSED');
    fake.settle(dispute, 'WON');
    await deliverAll(scope, fake);
    expect((await paymentOf(scope, deposit.id)).state).toBe('REVIEW');
    await creditDeposit(operator(scope), deposit.id, { amount: '200.00' });
    expect(await available(scope)).toBe('200.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is captured when the shopper opens the link again instead of coming back', async () => {
    const { scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    expect(await begin(scope, deposit.id)).toBeUndefined();
    expect((await getDeposit(scope, deposit.id)).status).toBe('SUCCEEDED');
    expect(await available(scope)).toBe('200.00');
  });

  it('pays what is owed with money that a declined refund held', async () => {
    const { db, scope, fake } = await open();
    const [one, other] = [await begun(scope, '100'), await begun(scope, '100')];
    for (const { deposit, reference } of [one, other]) {
      fake.pay(reference);
      await handleReturn(scope, deposit.id);
    }
    const payment = await paymentOf(scope, one.deposit.id);
    fake.gateway.failCalls(/refund/, 'breaks down');
    await refundToPayer(operator(scope), payment.id, { reason: 'Asked for it' });
    fake.gateway.reset();
    const placed = await order(scope);
    await payOrder(scope, placed.orderNo, PAY_PASSWORD);
    fake.dispute(other.reference);
    await handleReturn(scope, other.deposit.id);
    await deliverAll(scope, fake);
    const { owed } = await getAccount(scope);
    expect(Number(owed)).toBeGreaterThan(0);
    const row = (await reversalsOf(scope, payment.id))[0];
    if (!row) throw new Error('no refund');
    await declineRefund(scope, row, 'declined');
    expect(await getAccount(scope)).toMatchObject({
      available: (100 - Number(owed)).toFixed(2),
      frozen: '0.00',
    });
    expect((await getAccount(scope)).owed).toBeUndefined();
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('takes parts that go back so that all of them together are what was credited', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope, '100');
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    const whole = Number(deposit.payAmount);
    const third = (Math.floor((whole * 100) / 3) / 100).toFixed(2);
    const rest = (whole - 2 * Number(third)).toFixed(2);
    for (const part of [third, third, rest]) fake.refundThere(reference, part);
    await deliverAll(scope, fake);
    expect(await available(scope)).toBe('0.00');
    expect((await getAccount(scope)).owed).toBeUndefined();
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is refunded to its payer: held at once, and gone when the provider has confirmed', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    const payment = await paymentOf(scope, deposit.id);
    const staff = operator(scope);
    fake.gateway.failCalls(/refund/, 'breaks down');
    const waiting = await refundToPayer(staff, payment.id, { reason: 'Asked for it' });
    expect(waiting.state).toBe('REQUESTED');
    expect(await getAccount(scope)).toMatchObject({ available: '0.00', frozen: '200.00' });
    expect(await codeOf(refundToPayer(staff, payment.id, { reason: 'Again' }))).toBe(
      'NOTHING_TO_REFUND',
    );
    fake.gateway.reset();
    await reconcileChannel(later(scope, 60_000), await accountAt(scope), { everything: true });
    expect(fake.refunds()).toEqual([deposit.payAmount]);
    expect((await reversalsOf(scope, payment.id)).map(({ state }) => state)).toEqual(['TAKEN']);
    expect(await getAccount(scope)).toMatchObject({ available: '0.00', frozen: '0.00' });
    await deliverAll(scope, fake);
    await reconcileChannel(scope, await accountAt(scope), { everything: true });
    expect(fake.refunds()).toHaveLength(1);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that the provider does not refund gives the held money back', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    fake.refundThere(reference, '1.00');
    const payment = await paymentOf(scope, deposit.id);
    const declined = await refundToPayer(operator(scope), payment.id, { reason: 'All of it' });
    expect(declined.state).toBe('DECLINED');
    expect(declined.error).not.toBe('');
    await deliverAll(scope, fake);
    expect(Number(await available(scope))).toBeGreaterThan(190);
    expect((await getAccount(scope)).frozen).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that came too late is refunded without ever being credited', async () => {
    const { db, scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    const fourDays = later(scope, 4 * 86_400_000);
    expect((await getDeposit(fourDays, deposit.id)).status).toBe('EXPIRED');
    fake.pay(reference);
    await reconcileChannel(fourDays, await accountAt(scope), { everything: true });
    const payment = await paymentOf(scope, deposit.id);
    // With a provider where only we capture, the payer keeps money that is not needed any more.
    expect(payment.state).toBe(name === 'paypal' ? 'FAILED' : 'REVIEW');
    if (name === 'paypal') return;
    await refundToPayer({ ...fourDays, actor: 'OPERATOR' }, payment.id, { reason: 'Too late' });
    expect((await paymentOf(scope, deposit.id)).state).toBe('REVERSED');
    expect(await available(scope)).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('takes no money after its shopper has cancelled it', async () => {
    const { scope, fake } = await open();
    const { deposit, reference } = await begun(scope);
    await changeDeposit(scope, { depositId: deposit.id, action: 'CANCEL', reference: '' });
    await endPayment(scope, deposit.id);
    fake.pay(reference);
    await reconcileChannel(scope, await accountAt(scope), { everything: true });
    expect((await paymentOf(scope, deposit.id)).state).toBe('FAILED');
    expect(await available(scope)).toBe('0.00');
  });

  it('is not begun while the provider is down, or refuses the keys', async () => {
    const { db, scope, fake } = await open();
    const deposit = await createDeposit(scope, {
      channelId: channelAt('one'),
      amount: '50',
      reference: '',
    });
    fake.gateway.failCalls(/./, 'breaks down');
    expect(await codeOf(begin(scope, deposit.id))).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    fake.gateway.respondWith(/./, { error: { message: 'Invalid API Key' } }, { status: 401 });
    expect(await codeOf(begin(scope, deposit.id))).toBe('PAYMENT_KEYS_REFUSED');
    fake.gateway.reset();
    expect(await begin(scope, deposit.id)).toContain(fake.origin);
    await db.update(providerAccounts).set({ enabled: false });
    expect(await codeOf(begin(scope, deposit.id))).toBe('NOT_FOUND');
  });
});
