import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { toRequest } from '../../../src/contract/client.ts';
import { ApiError } from '../../../src/contract/errors.ts';
import { fromFen, toFen } from '../../../src/contract/values/money/money.ts';
import { refusal } from '../../support/refusal.ts';
import { operate, paidOrder } from '../support/fulfilment.ts';
import { checkedBalanceFen, fen, inCart, newOrder, newPayment, pay } from '../support/shopping.ts';
import {
  demoChannel,
  newPayer,
  newShopper,
  onNode,
  PASSWORD,
  PAY_PASSWORD,
  port,
  requestCode,
  type Shopper,
} from '../support/world.ts';

const HOST = 'kz.localhost';
const WRONG = '581472';

describe('paying several at once', () => {
  test('pays all of them', async () => {
    const shopper = await newPayer('2000', HOST);
    const [a, b] = [await newPayment(shopper), await newPayment(shopper, 2)];
    const paymentNos = [a.payment.paymentNo, b.payment.paymentNo];
    const before = await checkedBalanceFen(shopper);
    const paid = await shopper.call('batchPay', {
      body: { paymentNos, payPassword: PAY_PASSWORD },
    });
    expect(paid.payments.map(({ status }) => status)).toEqual(['PAID', 'PAID']);
    expect(fen(paid.total)).toBe(fen(a.payment.amount) + fen(b.payment.amount));
    expect(await checkedBalanceFen(shopper)).toBe(before - fen(paid.total));
    await expect(shopper.call('listUnpaid')).resolves.toMatchObject({ payments: [] });
  });

  test('pays none of them if one is unknown or closed, or if the balance is too low', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    const closed = await newPayment(shopper);
    await shopper.call('closePurchaseOrder', { params: { id: closed.order.id } });
    const before = await checkedBalanceFen(shopper);
    const batch = (other: string) =>
      shopper.call('batchPay', {
        body: { paymentNos: [payment.paymentNo, other], payPassword: PAY_PASSWORD },
      });
    expect(await refusal(batch('Y000000NONE'))).toBe('NOT_FOUND');
    expect(await refusal(batch(closed.payment.paymentNo))).toBe('PAYMENT_CLOSED');

    const poor = await newPayer('1', HOST);
    const both = [await newPayment(poor), await newPayment(poor)];
    const body = {
      paymentNos: both.map((one) => one.payment.paymentNo),
      payPassword: PAY_PASSWORD,
    };
    expect(await refusal(poor.call('batchPay', { body }))).toBe('INSUFFICIENT_BALANCE');
    expect((await poor.call('listUnpaid')).payments).toHaveLength(2);
    expect(await checkedBalanceFen(poor)).toBe(100n);

    expect(await checkedBalanceFen(shopper)).toBe(before);
    const { payments } = await shopper.call('listUnpaid');
    expect(payments.map(({ paymentNo }) => paymentNo)).toEqual([payment.paymentNo]);
  });

  onNode('pays a payment once if its number is given twice', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    const before = await checkedBalanceFen(shopper);
    const paymentNos = [payment.paymentNo, payment.paymentNo];
    await shopper.call('batchPay', { body: { paymentNos, payPassword: PAY_PASSWORD } });
    expect(await checkedBalanceFen(shopper)).toBe(before - fen(payment.amount));
  });
});

describe('the pay password', () => {
  onNode(
    'locks payments after five wrong attempts, even for the right one, until it is reset',
    async () => {
      const shopper = await newPayer('2000', HOST);
      const { payment } = await newPayment(shopper);
      for (const remaining of [4, 3, 2, 1, 0]) {
        const error = await pay(shopper, payment.id, WRONG).catch((reason: unknown) => reason);
        if (!(error instanceof ApiError)) throw error;
        expect(error.body).toMatchObject({ code: 'WRONG_PAY_PASSWORD', details: { remaining } });
      }
      expect(await refusal(pay(shopper, payment.id))).toBe('PAY_PASSWORD_LOCKED');
      const { payPasswordLockedUntil } = await shopper.call('getAccount');
      expect(Date.parse(payPasswordLockedUntil ?? '')).toBeGreaterThan(Date.now());
      expect(await checkedBalanceFen(shopper)).toBe(200_000n);

      const verificationCode = await requestCode(shopper.email, HOST);
      const newPayPassword = '918273';
      await shopper.call('resetPayPassword', {
        body: { verificationCode, loginPassword: PASSWORD, newPayPassword },
      });
      await expect(pay(shopper, payment.id, newPayPassword)).resolves.toMatchObject({
        status: 'PAID',
      });
    },
  );

  onNode('resets the count of wrong attempts when it is right', async () => {
    const shopper = await newPayer('2000', HOST);
    for (let round = 0; round < 2; round++) {
      const { payment } = await newPayment(shopper);
      for (let i = 0; i < 3; i++) {
        expect(await refusal(pay(shopper, payment.id, WRONG))).toBe('WRONG_PAY_PASSWORD');
      }
      await pay(shopper, payment.id);
    }
  });

  test('counts concurrent guesses like sequential ones', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    const guesses = [
      '111112',
      '121213',
      '258147',
      '369258',
      '147369',
      '951753',
      '357159',
      '852456',
    ];
    const codes = await Promise.all(
      guesses.map((guess) => refusal(pay(shopper, payment.id, guess))),
    );
    expect(codes.filter((code) => code === 'WRONG_PAY_PASSWORD').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === 'PAY_PASSWORD_LOCKED').length).toBeGreaterThanOrEqual(3);
    expect(await refusal(pay(shopper, payment.id))).toBe('PAY_PASSWORD_LOCKED');
  });

  onNode('is changed with the old one, and must be hard to guess', async () => {
    const shopper = await newPayer('2000', HOST);
    const change = (oldPayPassword: string, newPayPassword: string) =>
      shopper.call('changePayPassword', { body: { oldPayPassword, newPayPassword } });
    expect(await refusal(change(PAY_PASSWORD, '123456'))).toBe('WEAK_PAY_PASSWORD');
    expect(await refusal(change(WRONG, '918273'))).toBe('WRONG_PAY_PASSWORD');
    await change(PAY_PASSWORD, '918273');
    const { payment } = await newPayment(shopper);
    expect(await refusal(pay(shopper, payment.id))).toBe('WRONG_PAY_PASSWORD');
    await pay(shopper, payment.id, '918273');
  });
});

/** Sends a payment and closes the connection as soon as the response begins, without reading it. */
function dropAnswer(shopper: Shopper, paymentId: string, idempotencyKey: string): Promise<void> {
  const { path, init } = toRequest('payPayment', {
    params: { id: paymentId },
    body: { payPassword: PAY_PASSWORD },
  });
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST' }, (response) => {
      response.destroy();
      resolve();
    });
    sent.on('error', reject);
    sent.setHeader('host', `${shopper.host}:${port}`);
    sent.setHeader('content-type', 'application/json');
    sent.setHeader('authorization', `Bearer ${shopper.token}`);
    sent.setHeader('idempotency-key', idempotencyKey);
    sent.end(init.body);
  });
}

describe('an idempotency key', () => {
  const key = () => crypto.randomUUID();

  test('repeats the first response, also if it was lost', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    const sameKey = key();
    await dropAnswer(shopper, payment.id, sameKey);
    const first = await pay(shopper, payment.id, PAY_PASSWORD, sameKey);
    const second = await pay(shopper, payment.id, PAY_PASSWORD, sameKey);
    expect(first).toMatchObject({ status: 'PAID' });
    expect(second).toEqual(first);
    expect(await checkedBalanceFen(shopper)).toBe(200_000n - fen(payment.amount));
  });

  onNode('also repeats a refusal: a wrong pay password is counted once', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    const sameKey = key();
    for (let i = 0; i < 6; i++) {
      expect(await refusal(pay(shopper, payment.id, WRONG, sameKey))).toBe('WRONG_PAY_PASSWORD');
    }
    await expect(pay(shopper, payment.id)).resolves.toMatchObject({ status: 'PAID' });
  });

  onNode('is valid for one request: another body or call is refused', async () => {
    const shopper = await newPayer('2000', HOST);
    const [a, b] = [await newPayment(shopper), await newPayment(shopper)];
    const sameKey = key();
    await pay(shopper, a.payment.id, PAY_PASSWORD, sameKey);
    expect(await refusal(pay(shopper, a.payment.id, WRONG, sameKey))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await refusal(pay(shopper, b.payment.id, PAY_PASSWORD, sameKey))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    const body = { paymentNos: [b.payment.paymentNo], payPassword: PAY_PASSWORD };
    const batch = shopper.call('batchPay', { body }, { idempotencyKey: sameKey });
    expect(await refusal(batch)).toBe('IDEMPOTENCY_MISMATCH');
    expect(await checkedBalanceFen(shopper)).toBe(200_000n - fen(a.payment.amount));
  });

  onNode('of one shopper is independent of another’s', async () => {
    const shoppers = [await newPayer('2000', HOST), await newPayer('2000', HOST)];
    const sameKey = key();
    for (const shopper of shoppers) {
      const { payment } = await newPayment(shopper);
      await expect(pay(shopper, payment.id, PAY_PASSWORD, sameKey)).resolves.toMatchObject({
        id: payment.id,
      });
    }
  });

  test('makes an order, a clone and a top-up happen once', async () => {
    const shopper = await newPayer('2000', HOST);
    const item = await inCart(shopper);
    const [placing, cloning, depositing] = [key(), key(), key()];
    const place = () =>
      shopper.call(
        'createPurchaseOrders',
        { body: { cartItemIds: [item.id] } },
        { idempotencyKey: placing },
      );
    const placed = await place();
    expect(await place()).toEqual(placed);
    const id = placed.orders[0]?.id ?? '';
    const clone = () =>
      shopper.call('clonePurchaseOrder', { params: { id } }, { idempotencyKey: cloning });
    expect(await clone()).toEqual(await clone());
    const { id: channelId } = await demoChannel(shopper);
    const deposit = () =>
      shopper.call(
        'createDeposit',
        { body: { channelId, amount: '50' } },
        { idempotencyKey: depositing },
      );
    expect(await deposit()).toEqual(await deposit());
    await expect(shopper.call('listPurchaseOrders')).resolves.toMatchObject({ total: 2 });
    // One was made by `newPayer`.
    await expect(shopper.call('listDeposits')).resolves.toMatchObject({ total: 2 });
  });

  test('makes several concurrent calls have one effect', async () => {
    const shopper = await newPayer('2000', HOST);
    const { order } = await newOrder(shopper);
    const sameKey = key();
    const clone = () =>
      shopper.call('clonePurchaseOrder', { params: { id: order.id } }, { idempotencyKey: sameKey });
    const clones = await Promise.all([clone(), clone(), clone(), clone(), clone()]);
    expect(new Set(clones.map((one) => one.order?.id)).size).toBe(1);
    await expect(shopper.call('listPurchaseOrders')).resolves.toMatchObject({ total: 2 });
  });

  onNode('prevents an operator’s second refund', async () => {
    const shopper = await newPayer('2000', HOST);
    const { orderNo } = await paidOrder(shopper);
    const before = await checkedBalanceFen(shopper);
    const sameKey = key();
    const body = { orderNo, amount: '1.00', reason: 'COMPENSATION' } as const;
    const payBack = () => operate(shopper, 'refundOrder', { body }, { idempotencyKey: sameKey });
    expect(await payBack()).toEqual(await payBack());
    expect(await checkedBalanceFen(shopper)).toBe(before + 100n);
  });

  onNode('longer than 255 characters is refused', async () => {
    const shopper = await newPayer('2000', HOST);
    const { payment } = await newPayment(shopper);
    expect(await refusal(pay(shopper, payment.id, PAY_PASSWORD, 'k'.repeat(256)))).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('a top-up that names payments', () => {
  test('pays an order and its services without a pay password, and the warehouse gets them', async () => {
    const shopper = await newShopper(HOST);
    const item = await inCart(shopper, 2);
    const { services = [], total } = await shopper.call('refreshCart', {
      body: { cartItemIds: [item.id] },
    });
    const [service] = services;
    if (!service) throw new Error('the demonstration offers no service for orders');
    const order = (price: string) =>
      shopper.call('createPurchaseOrders', {
        body: { cartItemIds: [item.id], services: [`${service.code} ${price}`] },
      });
    expect(await refusal(order('0.01'))).toBe('PRICE_CHANGED');
    const placed = await order(service.amount);
    expect(toFen(placed.total)).toBe(toFen(total) + toFen(service.amount));
    const { id: channelId } = await demoChannel(shopper);
    const body = { channelId, amount: placed.total, paymentNos: placed.paymentNos };
    const deposit = await shopper.call('createDeposit', { body });
    expect(deposit.paymentNos).toHaveLength(2);
    await shopper.call('updateDeposit', { body: { depositId: deposit.id, action: 'SUBMIT' } });
    const id = placed.orders[0]?.id ?? '';
    const paid = await shopper.call('getPurchaseOrder', { params: { id } });
    expect(paid).toMatchObject({ status: 'PAID', serviceRequests: [{ state: 'WAITING' }] });
    await expect(shopper.call('getAccount')).resolves.toMatchObject({ available: '0.00' });
    const pile = { pile: 'SERVICES_TO_DO', pageSize: 100 } as const;
    const { records } = await operate(shopper, 'listWork', { query: pile });
    expect(records.map(({ number }) => number)).toContain(paid.orderNo);
  });

  test('takes no part from the balance without the pay password', async () => {
    const shopper = await newPayer('1.00', HOST);
    const { paymentNo, order } = await newOrder(shopper);
    const { id: channelId } = await demoChannel(shopper);
    const body = { channelId, amount: fromFen(toFen(order.total) - 100), paymentNos: [paymentNo] };
    const call = (payPassword?: string) =>
      shopper.call('createDeposit', { body: { ...body, ...(payPassword && { payPassword }) } });
    expect(await refusal(call())).toBe('VALIDATION_FAILED');
    expect(await refusal(call('135792'))).toBe('WRONG_PAY_PASSWORD');
    expect(await call(PAY_PASSWORD)).toMatchObject({ paymentNos: [paymentNo] });
  });
});

test('the first pay password needs no other proof right after signing up', async () => {
  const shopper = await newShopper(HOST);
  await expect(shopper.call('getAccount')).resolves.toMatchObject({ setsPayPasswordAlone: true });
  await shopper.call('setFirstPayPassword', { body: { payPassword: PAY_PASSWORD } });
  await expect(shopper.call('getAccount')).resolves.toMatchObject({ hasPayPassword: true });
});
