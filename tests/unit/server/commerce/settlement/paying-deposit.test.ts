import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFen } from '../../../../../src/contract/values/money/money.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  creditDeposit,
  updateDeposit,
} from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { batchPay } from '../../../../../src/server/commerce/settlement/pay.ts';
import { createPayingDeposit } from '../../../../../src/server/commerce/settlement/paying-deposit.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf } from '../../../support/identity-scope.ts';
import {
  fund,
  later,
  OTHER_PAY_PASSWORD,
  openShop,
  order,
  PAY_PASSWORD,
} from '../../../support/shop.ts';

/** A shopper with a balance, and an order of ¥18.00 that is to be paid. */
async function open(balanceFen = 0) {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  if (balanceFen > 0) await fund(scope, balanceFen);
  await order(scope);
  const { payments } = await listUnpaid(scope, {});
  const paymentNos = payments.map(({ paymentNo }) => paymentNo);
  return { ...shop, scope, paymentNos };
}

const bank = { channelId: 'bank-one', reference: '' };
const left = async (scope: Parameters<typeof listUnpaid>[0]) =>
  (await listUnpaid(scope, {})).payments.length;

describe('a top-up that pays', () => {
  it('settles what is due as soon as it is credited, without the pay password if it covers all', async () => {
    const { db, scope, paymentNos } = await open();
    const made = await createPayingDeposit(scope, { ...bank, amount: '18.00', paymentNos });
    expect(made).toMatchObject({ status: 'PENDING_PAYMENT', amount: '18.00', paymentNos });
    expect(await left(scope)).toBe(1);
    await creditDeposit({ ...later(scope, 5), actor: 'OPERATOR' }, made.id);
    expect(await left(scope)).toBe(0);
    expect((await getAccount(scope)).available).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('takes the rest from the balance only with the pay password', async () => {
    const { scope, paymentNos } = await open(5_00);
    const request = { ...bank, amount: '13.00', paymentNos };
    expect(await failureOf(createPayingDeposit(scope, request))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'payPassword', code: 'required' }],
    });
    const wrong = { ...request, payPassword: OTHER_PAY_PASSWORD };
    expect(await failureCode(createPayingDeposit(scope, wrong))).toBe('WRONG_PAY_PASSWORD');
    const { id } = await createPayingDeposit(scope, { ...request, payPassword: PAY_PASSWORD });
    await creditDeposit(scope, id);
    expect(await left(scope)).toBe(0);
    expect((await getAccount(scope)).available).toBe('0.00');
  });

  it('is refused if the balance lacks the rest, or a payment is not open or another shopper’s', async () => {
    const { scope, shopper, paymentNos } = await open(5_00);
    const short = { ...bank, amount: '12.99', paymentNos, payPassword: PAY_PASSWORD };
    expect(await failureOf(createPayingDeposit(scope, short))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { missing: '0.01' },
    });
    const stranger = await shopper('noa');
    const whole = { ...bank, amount: '18.00', paymentNos };
    expect(await failureCode(createPayingDeposit(stranger, whole))).toBe('NOT_FOUND');
    await fund(scope, 13_00);
    await batchPay(scope, paymentNos, PAY_PASSWORD);
    expect(await failureCode(createPayingDeposit(scope, whole))).toBe('PAYMENT_CLOSED');
  });

  it('is raised to the channel’s minimum, and what is too much stays on the balance', async () => {
    const { scope, paymentNos } = await open(17_00);
    const request = { ...bank, amount: '1.00', paymentNos, payPassword: PAY_PASSWORD };
    const made = await createPayingDeposit(scope, request);
    expect(made.amount).toBe('10.00');
    await creditDeposit(scope, made.id);
    expect(await left(scope)).toBe(0);
    expect((await getAccount(scope)).available).toBe('9.00');
  });

  it('is only credited if the balance was spent, too little came, or the order has ended meanwhile', async () => {
    const spent = await open(5_00);
    const { paymentNos } = spent;
    const request = { ...bank, amount: '13.00', payPassword: PAY_PASSWORD, paymentNos };
    const { id } = await createPayingDeposit(spent.scope, request);
    await creditDeposit(spent.scope, id, { amount: '12.99' });
    expect(await left(spent.scope)).toBe(1);
    expect((await getAccount(spent.scope)).available).toBe('17.99');

    const late = await open();
    const whole = { ...bank, amount: '18.00', paymentNos: late.paymentNos };
    const second = await createPayingDeposit(late.scope, whole);
    const after = later(late.scope, 4 * DAY);
    await creditDeposit(after, second.id);
    expect(await left(after)).toBe(0);
    expect((await getAccount(after)).available).toBe('18.00');
  });

  it('through an instant channel pays at the press of the button', async () => {
    const { scope, paymentNos } = await open();
    const request = { channelId: 'demo-one', reference: '', amount: '18.00', paymentNos };
    const { id } = await createPayingDeposit(scope, request);
    await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: '' });
    expect(await left(scope)).toBe(0);
  });

  it('never spends more of the balance than was allowed, whatever came and was there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 20_00 }),
        fc.integer({ min: 10_00, max: 20_00 }),
        fc.integer({ min: 1, max: 25_00 }),
        async (balanceFen, amountFen, cameFen) => {
          const { db, scope, paymentNos } = await open(balanceFen);
          const request = {
            ...bank,
            amount: fromFen(amountFen),
            paymentNos,
            payPassword: PAY_PASSWORD,
          };
          const made = await createPayingDeposit(scope, request).catch(() => undefined);
          const allowedFen = Math.max(18_00 - amountFen, 0);
          expect(made !== undefined).toBe(allowedFen <= balanceFen);
          if (!made) return;
          await creditDeposit(scope, made.id, { amount: fromFen(cameFen) });
          const isPaid = (await left(scope)) === 0;
          expect(isPaid).toBe(cameFen + allowedFen >= 18_00);
          const rest = balanceFen + cameFen - (isPaid ? 18_00 : 0);
          expect((await getAccount(scope)).available).toBe(fromFen(rest));
          expect(await verifyLedger(db, 'one')).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });
});
