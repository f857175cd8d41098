import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/contract/errors.ts';
import { overAll } from '../support/hostile.ts';
import {
  checkedBalanceFen,
  fen,
  newOrder,
  newPayment,
  openPayment,
  pay,
  yuan,
} from '../support/shopping.ts';
import { demoChannel, newPayer, PAY_PASSWORD, target, topUp } from '../support/world.ts';

const HOST = 'la.localhost';
/** Argon2 takes ten times as long in workerd. */
const PAYMENTS = target === 'node' ? 200 : 40;

/** The result of each call: `PAID`, or the code of its refusal. */
async function resultsOf(calls: Promise<{ status: string }>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        ({ status }) => status,
        (error: unknown) => {
          if (error instanceof ApiError) return error.code;
          throw error;
        },
      ),
    ),
  );
}

const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

describe('money moves once', () => {
  test('when one order is paid several times at once, by every kind of call', async () => {
    const shopper = await newPayer('2000', HOST);
    const { order, payment } = await newPayment(shopper);
    const ended = await resultsOf([
      pay(shopper, payment.id),
      pay(shopper, payment.id),
      shopper.call('payPurchaseOrder', {
        params: { id: order.id },
        body: { payPassword: PAY_PASSWORD },
      }),
      shopper
        .call('batchPay', { body: { paymentNos: [payment.paymentNo], payPassword: PAY_PASSWORD } })
        .then(({ payments: [paid] }) => paid ?? { status: 'nothing' }),
    ]);
    expect(ended).toEqual(['PAID', 'PAID', 'PAID', 'PAID']);
    expect(await checkedBalanceFen(shopper)).toBe(200_000n - fen(payment.amount));
  });

  test('when an order is paid and closed at once: paid and refunded, or never paid', async () => {
    const shopper = await newPayer('2000', HOST);
    for (let round = 0; round < 5; round++) {
      const { order, payment } = await newPayment(shopper);
      await resultsOf([
        pay(shopper, payment.id),
        shopper.call('closePurchaseOrder', { params: { id: order.id } }),
      ]);
      const { status } = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
      if (status !== 'CLOSED') {
        expect(status).toBe('PAID');
        await shopper.call('closePurchaseOrder', { params: { id: order.id } });
      }
      expect(await checkedBalanceFen(shopper)).toBe(200_000n);
    }
  });

  test('when a paid order is closed several times at once', async () => {
    const shopper = await newPayer('2000', HOST);
    const { order, payment } = await newPayment(shopper);
    await pay(shopper, payment.id);
    const close = () => shopper.call('closePurchaseOrder', { params: { id: order.id } });
    const ended = await resultsOf([close(), close(), close(), close()]);
    expect(count(ended, 'CLOSED')).toBe(1);
    expect(count(ended, 'ILLEGAL_TRANSITION')).toBe(3);
    expect(await checkedBalanceFen(shopper)).toBe(200_000n);
  });

  test('when a top-up is submitted several times at once', async () => {
    const shopper = await newPayer('2000', HOST);
    const { id: channelId } = await demoChannel(shopper);
    const { id: depositId } = await shopper.call('createDeposit', {
      body: { channelId, amount: '70' },
    });
    const submit = () => shopper.call('updateDeposit', { body: { depositId, action: 'SUBMIT' } });
    const ended = await resultsOf([submit(), submit(), submit(), submit()]);
    expect(count(ended, 'SUCCEEDED')).toBe(1);
    expect(await checkedBalanceFen(shopper)).toBe(207_000n);
  });
});

test(`${PAYMENTS} payments at once from a balance that covers only some: it never falls below zero, and all sums match`, async () => {
  const shopper = await newPayer('1', HOST);
  const { order } = await newOrder(shopper);
  const orderNos = [order.orderNo];
  await overAll(Array.from({ length: PAYMENTS - 1 }), async () => {
    const clone = await shopper.call('clonePurchaseOrder', { params: { id: order.id } });
    if (clone.order) orderNos.push(clone.order.orderNo);
  });
  const { payments } = await shopper.call('listUnpaid');
  expect(payments).toHaveLength(PAYMENTS);
  const each = fen((await openPayment(shopper, order.orderNo)).amount);
  const reachesFor = BigInt(PAYMENTS) / 4n;
  await topUp(shopper, yuan(each * reachesFor + each / 2n));
  const before = await checkedBalanceFen(shopper);

  const ended = await resultsOf(payments.map(({ id }) => pay(shopper, id)));
  expect(count(ended, 'PAID')).toBe(Number(before / each));
  expect(count(ended, 'INSUFFICIENT_BALANCE')).toBe(PAYMENTS - Number(before / each));
  expect(await checkedBalanceFen(shopper)).toBe(before % each);
  const { counts } = await shopper.call('listPurchaseOrders');
  expect(counts.processing).toBe(count(ended, 'PAID'));
});
