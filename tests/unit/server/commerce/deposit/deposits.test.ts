import { describe, expect, it } from 'vitest';
import { rejectDeposit } from '../../../../../src/server/commerce/deposit/decide-deposit.ts';
import { listDepositChannels } from '../../../../../src/server/commerce/deposit/deposit-channels.ts';
import {
  createDeposit,
  listDeposits,
} from '../../../../../src/server/commerce/deposit/deposits.ts';
import { expireOverdueDeposits } from '../../../../../src/server/commerce/deposit/overdue-deposits.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  creditDeposit,
  updateDeposit,
} from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { events } from '../../../../../src/server/db/schema/orders/events.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import { fund, later, openShop, order, PAY_PASSWORD } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const newDeposit = { channelId: 'bank-one', amount: '200', reference: '' };

describe('a top-up', () => {
  it('is requested in CNY and paid in the channel’s currency, plus the fee, at a frozen rate', async () => {
    const { db, scope } = await open();
    const deposit = await createDeposit(scope, newDeposit);
    // 200.00 CNY and 1.5 % are 203.00 CNY, at 0.2134 that is 43.3202 AUD.
    expect(deposit).toMatchObject({
      channelName: 'Bank transfer',
      channelType: 'BANK_TRANSFER',
      status: 'PENDING_PAYMENT',
      amount: '200.00',
      fee: '3.00',
      payAmount: '43.32',
      payCurrency: 'AUD',
      rate: '0.2134',
      expiresAt: new Date(NOW + 3 * DAY).toISOString(),
    });
    expect(deposit).toMatchObject({ payCode: undefined, redirectUrl: undefined, certificate: '' });
    expect(deposit.depositNo).toMatch(/^D261121/);
    await changeRates(db, { raw: '9' });
    expect((await listDeposits(scope, page)).records).toEqual([deposit]);
  });

  it('is refused while twenty others wait to be paid', async () => {
    const { scope } = await open();
    const { id } = await createDeposit(scope, newDeposit);
    for (let i = 1; i < 20; i++) await createDeposit(scope, newDeposit);
    expect(await failureCode(createDeposit(scope, newDeposit))).toBe('TOO_MANY_REQUESTS');
    await updateDeposit(scope, { depositId: id, action: 'CANCEL', reference: '' });
    await createDeposit(scope, newDeposit);
  });

  it('waits for an operator, who credits it once', async () => {
    const { db, scope } = await open();
    const { id, depositNo } = await createDeposit(scope, newDeposit);
    const submit = { depositId: id, action: 'SUBMIT' as const, reference: 'TX 99' };
    expect(await updateDeposit(scope, submit)).toMatchObject({
      status: 'PENDING_REVIEW',
      reference: 'TX 99',
    });
    expect((await getAccount(scope)).available).toBe('0.00');
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => creditDeposit(later(scope, 5), id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureCode(creditDeposit(scope, id))).toBe('ILLEGAL_TRANSITION');
    expect((await getAccount(scope)).available).toBe('200.00');
    expect((await listDeposits(scope, page)).records[0]).toMatchObject({
      status: 'SUCCEEDED',
      creditedAt: new Date(NOW + 5).toISOString(),
    });
    expect(await db.select().from(notifications)).toMatchObject([
      {
        type: 'DEPOSIT_CREDITED',
        parameters: { depositNo, amount: '200.00' },
        link: `/my/balance/deposit/${depositNo}`,
      },
    ]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('through an instant channel is credited as soon as the shopper reports it paid', async () => {
    const { scope } = await open();
    const { id } = await createDeposit(scope, { ...newDeposit, channelId: 'demo-one' });
    const submit = { depositId: id, action: 'SUBMIT' as const, reference: '' };
    expect(await updateDeposit(scope, submit)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await failureCode(updateDeposit(scope, submit))).toBe('ILLEGAL_TRANSITION');
    expect((await getAccount(scope)).available).toBe('200.00');
  });

  it('through an instant channel is refused outside demo mode', async () => {
    const { scope } = await open();
    const { id } = await createDeposit(scope, { ...newDeposit, channelId: 'demo-one' });
    const real = { ...scope, demo: false };
    expect((await listDepositChannels(real)).map((channel) => channel.id)).toEqual(['bank-one']);
    const call = createDeposit(real, { ...newDeposit, channelId: 'demo-one' });
    expect(await failureCode(call)).toBe('NOT_FOUND');
    const submit = { depositId: id, action: 'SUBMIT' as const, reference: '' };
    expect(await updateDeposit(real, submit)).toMatchObject({ status: 'PENDING_REVIEW' });
    expect((await getAccount(real)).available).toBe('0.00');
  });

  it('expires after 72 hours, because its rate is frozen, unless the shopper reported it paid', async () => {
    const { scope } = await open();
    const [unpaid, paid] = [
      await createDeposit(scope, newDeposit),
      await createDeposit(scope, newDeposit),
    ];
    await updateDeposit(scope, { depositId: paid.id, action: 'SUBMIT', reference: '' });
    const late = later(scope, 3 * DAY);
    const submit = { depositId: unpaid.id, action: 'SUBMIT' as const, reference: '' };
    expect(await failureCode(updateDeposit(late, submit))).toBe('ILLEGAL_TRANSITION');
    const { records } = await listDeposits(late, page);
    expect(new Map(records.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [unpaid.id, 'EXPIRED'],
        [paid.id, 'PENDING_REVIEW'],
      ]),
    );
  });

  it('that arrives after it expired is credited with the amount that the operator enters', async () => {
    const { db, scope } = await open();
    const { id } = await createDeposit(scope, newDeposit);
    expect(await expireOverdueDeposits({ db, now: NOW + 3 * DAY })).toBe(1);
    const late = later(scope, 4 * DAY);
    expect(await creditDeposit(late, id, { amount: '190.00' })).toMatchObject({
      status: 'SUCCEEDED',
      amount: '190.00',
    });
    expect(await failureCode(creditDeposit(late, id))).toBe('ILLEGAL_TRANSITION');
    expect((await getAccount(late)).available).toBe('190.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('can be rejected with a reason or cancelled, and then can’t be credited', async () => {
    const { db, scope } = await open();
    const rejected = await createDeposit(scope, newDeposit);
    const reason = 'Nothing arrived';
    expect(await rejectDeposit(scope, rejected.id, { reason })).toMatchObject({
      status: 'REJECTED',
      reason,
    });
    expect(await db.select().from(notifications)).toMatchObject([
      { type: 'DEPOSIT_REJECTED', parameters: { reason, amount: '200.00' } },
    ]);
    const cancelled = await createDeposit(scope, newDeposit);
    const cancel = { depositId: cancelled.id, action: 'CANCEL' as const, reference: '' };
    expect(await updateDeposit(scope, cancel)).toMatchObject({ status: 'CANCELLED' });
    for (const { id } of [rejected, cancelled]) {
      expect(await failureCode(creditDeposit(scope, id))).toBe('ILLEGAL_TRANSITION');
    }
  });

  it.each([
    ['9.99', 'too_small'],
    ['0', 'too_small'],
    ['10000.01', 'too_large'],
  ])('of %s is outside the channel’s limits: %s', async (amount, code) => {
    const { scope } = await open();
    expect(await failureOf(createDeposit(scope, { ...newDeposit, amount }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'amount', code }],
    });
  });

  it('is refused with another tenant’s channel or an old rate, and changed only by its owner or an operator of its tenant', async () => {
    const { scope, shopper } = await open();
    const otherTenants = { ...newDeposit, channelId: 'bank-two' };
    expect(await failureCode(createDeposit(scope, otherTenants))).toBe('NOT_FOUND');
    expect(await failureCode(createDeposit(later(scope, 3 * DAY), newDeposit))).toBe(
      'RATE_TOO_OLD',
    );
    const { id } = await createDeposit(scope, newDeposit);
    const [stranger, otherTenant] = [await shopper('noa'), await shopper('mia', 'two')];
    const cancel = { depositId: id, action: 'CANCEL' as const, reference: '' };
    expect(await failureCode(updateDeposit(stranger, cancel))).toBe('NOT_FOUND');
    expect(await failureCode(creditDeposit(otherTenant, id))).toBe('NOT_FOUND');
    expect((await listDeposits(stranger, page)).total).toBe(0);
  });

  it('is found by its number', async () => {
    const { scope } = await open();
    const { depositNo } = await createDeposit(scope, newDeposit);
    await createDeposit(scope, newDeposit);
    const found = await listDeposits(scope, { ...page, depositNo });
    expect(found).toMatchObject({ total: 1, records: [{ depositNo }] });
    expect(await listDeposits(scope, { ...page, depositNo: 'D261121XXXXXXX' })).toMatchObject({
      total: 0,
    });
  });

  it('is credited with the amount that arrived, and its history has both amounts', async () => {
    const { db, scope } = await open();
    const { id, depositNo } = await createDeposit(scope, newDeposit);
    const operator = { ...scope, actor: 'OPERATOR' as const };
    expect(await failureOf(creditDeposit(operator, id, { amount: '0' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'amount', code: 'too_small' }],
    });
    expect(await creditDeposit(operator, depositNo, { amount: '180.5' })).toMatchObject({
      status: 'SUCCEEDED',
      amount: '180.50',
    });
    expect((await getAccount(scope)).available).toBe('180.50');
    expect((await db.select().from(events)).at(-1)).toMatchObject({
      event: 'CREDITED',
      actor: 'OPERATOR',
      details: { amount: '180.50', announced: '200.00' },
    });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('expires by the timer, for all shoppers and tenants', async () => {
    const { db, scope, shopper } = await open();
    const [mine, theirs] = [scope, await shopper('ben', 'two')];
    await createDeposit(mine, newDeposit);
    await createDeposit(theirs, { ...newDeposit, channelId: 'bank-two' });
    const now = NOW + 3 * DAY;
    expect(await expireOverdueDeposits({ db, now: now - 1 })).toBe(0);
    expect(await expireOverdueDeposits({ db, now })).toBe(2);
    expect(await expireOverdueDeposits({ db, now })).toBe(0);
  });
});

describe('the channels', () => {
  it('are the tenant’s, in their order', async () => {
    const { scope } = await open();
    expect(await listDepositChannels(scope)).toMatchObject([
      {
        id: 'bank-one',
        minimum: '10.00',
        maximum: '10000.00',
        instructions: [{ label: 'Account' }],
        rate: '0.2134',
        onePay: false,
        demonstration: false,
        withdrawable: true,
      },
      { id: 'demo-one', demonstration: true },
    ]);
    const [late] = await listDepositChannels(later(scope, 3 * DAY));
    expect(late?.rate).toBeUndefined();
  });
});

describe('the statement', () => {
  it('lists what changed the balance, newest first, and filters by type', async () => {
    const { scope } = await open();
    await fund(scope, 50_00);
    const { id, orderNo } = await order(scope);
    await payOrder(scope, id, PAY_PASSWORD);
    const all = await listTransactions(scope, page);
    expect(all).toMatchObject({
      total: 2,
      records: [
        { type: 'PAYMENT', amount: '-18.00', balanceAfter: '32.00', reference: orderNo },
        { type: 'DEPOSIT', amount: '50.00', balanceAfter: '50.00' },
      ],
    });
    const deposits = await listTransactions(scope, { ...page, type: 'DEPOSIT' });
    expect(deposits.records).toEqual(all.records.slice(1));
  });
});
