import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../../../src/server/commerce/base/history.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import { listOperations } from '../../../../../src/server/commerce/identity/operations.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  creditDeposit,
  updateDeposit,
} from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  resetPayPassword,
  setFirstPayPassword,
} from '../../../../../src/server/commerce/wallet/pay-password.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { getWithdrawalTerms } from '../../../../../src/server/commerce/withdrawal/withdrawal-terms.ts';
import {
  getOpsWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
} from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import {
  ledgerAccounts,
  ledgerLines,
  withdrawals,
} from '../../../../../src/server/db/schema/money/ledger.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, mailedCode } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import {
  fund,
  LOGIN_PASSWORD,
  later,
  OTHER_PAY_PASSWORD,
  openShop,
  operator,
  PAY_PASSWORD,
} from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };

const request = (amount: string, more: object = {}) => ({
  channelId: 'bank-one',
  amount,
  accountHolder: 'Mia Tan',
  accountNo: '6222 0210 0111 6245',
  payPassword: PAY_PASSWORD,
  ...more,
});

/** A top-up through a channel, credited by the operator. */
async function topUp(scope: OwnerScope, amount: string, channelId = 'bank-one'): Promise<void> {
  const { id } = await createDeposit(scope, { channelId, amount, reference: '' });
  await creditDeposit(operator(scope), id);
}

/** A shopper who topped up 100.00 through the bank. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  await topUp(scope, '100');
  return { ...shop, scope, ops: operator(scope) };
}

/** Why the shopper can't withdraw to a channel. */
const obstacleOf = async (scope: OwnerScope, channelId: string) =>
  (await getWithdrawalTerms(scope)).otherChannels.find(({ id }) => id === channelId)?.obstacle;

describe('the terms of a withdrawal', () => {
  it('list the channels that the shopper has topped up through, and say why not the others', async () => {
    const { db, scope, shopper } = await open();
    const { id } = await createDeposit(scope, {
      channelId: 'demo-one',
      amount: '50',
      reference: '',
    });
    await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: '' });
    expect(await getWithdrawalTerms(scope)).toEqual({
      minimum: '20.00',
      fee: '2.00',
      available: '150.00',
      coolingUntil: undefined,
      channels: [{ id: 'bank-one', name: 'Bank transfer', currency: 'AUD', rate: '0.2134' }],
      otherChannels: expect.arrayContaining([
        { id: 'demo-one', name: expect.any(String), obstacle: 'DEMONSTRATION' },
      ]),
    });
    const noa = await shopper('noa');
    await fund(noa, 100_00);
    await createDeposit(noa, { channelId: 'bank-one', amount: '50', reference: '' });
    expect(await obstacleOf(noa, 'bank-one')).toBe('NOT_USED');
    expect((await getWithdrawalTerms(noa)).channels).toEqual([]);
    await changeRates(db, { fetchedAt: scope.now - 4 * DAY });
    expect((await getWithdrawalTerms(scope)).channels).toEqual([]);
    expect(await obstacleOf(scope, 'bank-one')).toBe('NO_RATE');
    expect(await failureCode(createWithdrawal(scope, request('50')))).toBe('RATE_TOO_OLD');
  });

  it('name a closed channel to those who have topped up through it', async () => {
    const { db, scope, shopper } = await open();
    await db.update(depositChannels).set({ closed: true });
    expect(await obstacleOf(scope, 'bank-one')).toBe('CLOSED');
    expect((await getWithdrawalTerms(await shopper('noa'))).otherChannels).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('freezes its amount at once, the fee included', async () => {
    const { db, scope } = await open();
    const asked = await createWithdrawal(scope, request('50.5'));
    expect(asked).toMatchObject({
      status: 'PENDING_REVIEW',
      channelName: 'Bank transfer',
      amount: '50.50',
      fee: '2.00',
      payAmount: '10.35',
      payCurrency: 'AUD',
      rate: '0.2134',
      accountNo: '••••••••••••6245',
      actions: ['cancel'],
    });
    expect(await getAccount(scope)).toMatchObject({
      balance: '100.00',
      available: '49.50',
      frozen: '50.50',
    });
    const [line] = (await listTransactions(scope, page)).records;
    expect(line).toMatchObject({
      type: 'WITHDRAWAL',
      amount: '-50.50',
      balanceAfter: '49.50',
      reference: asked.withdrawalNo,
    });
    const { records } = await listOperations(scope, page);
    expect(records.map(({ kind }) => kind)).toContain('WITHDRAWAL_REQUESTED');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that is paid takes the frozen amount off the wallet, and the fee is revenue', async () => {
    const { db, scope, ops } = await open();
    const { id, withdrawalNo } = await createWithdrawal(scope, request('50.5'));
    expect(await payWithdrawal(ops, id)).toMatchObject({ status: 'PAID', actions: [] });
    expect(await failureCode(payWithdrawal(ops, withdrawalNo))).toBe('ILLEGAL_TRANSITION');
    expect(await failureCode(cancelWithdrawal(scope, id))).toBe('ILLEGAL_TRANSITION');
    expect(await getAccount(scope)).toMatchObject({ balance: '49.50', frozen: '0.00' });
    const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, ''));
    expect(Object.fromEntries(accounts.map((row) => [row.kind, row.balanceFen]))).toEqual({
      CLEARING: -10_000 + 4850,
      SERVICE_FEE: 200,
    });
    const fees = await db.select().from(ledgerLines).where(eq(ledgerLines.type, 'WITHDRAWAL_FEE'));
    expect(fees.map(({ amountFen }) => amountFen)).toEqual([-200, 200]);
    expect(await timelineOf(scope, 'WITHDRAWAL', id)).toMatchObject([
      { event: 'REQUESTED', to: 'PENDING_REVIEW', actor: 'SHOPPER' },
      { event: 'PAID', from: 'PENDING_REVIEW', to: 'PAID', actor: 'OPERATOR' },
    ]);
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'WITHDRAWAL_DONE'));
    expect(told).toMatchObject([{ parameters: { withdrawalNo, amount: '50.50' } }]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that is cancelled or refused with a reason releases the amount', async () => {
    const { db, scope, ops } = await open();
    const first = await createWithdrawal(scope, request('60'));
    expect(await cancelWithdrawal(scope, first.id)).toMatchObject({ status: 'CANCELLED' });
    const second = await createWithdrawal(later(scope, 1), request('70'));
    expect(await rejectWithdrawal(ops, second.id, { reason: 'The name is another' })).toMatchObject(
      { status: 'REJECTED', reason: 'The name is another' },
    );
    expect(await getAccount(scope)).toMatchObject({ available: '100.00', frozen: '0.00' });
    const { records } = await listTransactions(scope, page);
    expect(records.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
      'WITHDRAWAL_REVERSAL 70.00',
      'WITHDRAWAL -70.00',
      'WITHDRAWAL_REVERSAL 60.00',
      'WITHDRAWAL -60.00',
      'DEPOSIT 100.00',
    ]);
    expect((await listWithdrawals(scope, page)).records.map(({ status }) => status)).toEqual([
      'REJECTED',
      'CANCELLED',
    ]);
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'WITHDRAWAL_REJECTED'));
    expect(told).toMatchObject([{ parameters: { reason: 'The name is another' } }]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is possible one at a time, also if five are requested at once', async () => {
    const { db, scope, ops } = await open();
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => createWithdrawal(scope, request('20'))),
    );
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(codes).toEqual(Array(4).fill('WITHDRAWAL_OPEN'));
    expect(await getAccount(scope)).toMatchObject({ available: '80.00', frozen: '20.00' });
    const [row] = await db.select().from(withdrawals);
    const decided = await Promise.allSettled([
      payWithdrawal(ops, row?.id ?? ''),
      rejectWithdrawal(ops, row?.id ?? '', { reason: 'no' }),
      cancelWithdrawal(scope, row?.id ?? ''),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getAccount(scope)).frozen).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
    await createWithdrawal(scope, request('20'));
  });

  it('needs an amount within its limits, a known channel, enough balance and the pay password', async () => {
    const { db, scope, shopper } = await open();
    expect(await failureOf(createWithdrawal(scope, request('19.99')))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { minimum: '20.00' },
      fields: [{ field: 'amount', code: 'too_small' }],
    });
    expect(await failureOf(createWithdrawal(scope, request('100.01')))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { available: '100.00', missing: '0.01' },
    });
    for (const channelId of ['demo-one', 'bank-two', 'nothing']) {
      expect(await failureOf(createWithdrawal(scope, request('50', { channelId })))).toMatchObject({
        code: 'PAYOUT_CHANNEL_UNAVAILABLE',
        fields: [{ field: 'channelId' }],
      });
    }
    const wrong = request('50', { payPassword: OTHER_PAY_PASSWORD });
    expect(await failureCode(createWithdrawal(scope, wrong))).toBe('WRONG_PAY_PASSWORD');
    expect(await db.select().from(withdrawals)).toEqual([]);
    expect((await createWithdrawal(scope, request('100'))).amount).toBe('100.00');

    const [row] = await db.select().from(withdrawals);
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      expect(await failureCode(cancelWithdrawal(stranger, row?.id ?? ''))).toBe('NOT_FOUND');
      expect((await listWithdrawals(stranger, page)).total).toBe(0);
    }
    const foreign = operator(await shopper('operator', 'two'));
    expect(await failureCode(payWithdrawal(foreign, row?.id ?? ''))).toBe('NOT_FOUND');
    expect(await failureCode(getOpsWithdrawal(foreign, row?.id ?? ''))).toBe('NOT_FOUND');
  });

  it('is refused for a day after the pay password was reset', async () => {
    const { db, scope } = await open();
    await sendEmailCode(scope, 'mia@example.org');
    await resetPayPassword(scope, {
      verificationCode: await mailedCode(db, 'mia@example.org'),
      loginPassword: LOGIN_PASSWORD,
      newPayPassword: OTHER_PAY_PASSWORD,
    });
    const asked = request('50', { payPassword: OTHER_PAY_PASSWORD });
    const until = new Date(scope.now + DAY).toISOString();
    expect((await getWithdrawalTerms(scope)).coolingUntil).toBe(until);
    expect(await failureOf(createWithdrawal(later(scope, DAY - 1), asked))).toMatchObject({
      code: 'WITHDRAWAL_COOLING',
      details: { until },
    });
    expect((await getWithdrawalTerms(later(scope, DAY))).coolingUntil).toBeUndefined();
    await createWithdrawal(later(scope, DAY), asked);
  });

  it('is refused for a day after the first pay password is set if there is money already', async () => {
    const { db, scope } = await open();
    await db.update(users).set({ payPasswordHash: null });
    await setFirstPayPassword(scope, {
      loginPassword: LOGIN_PASSWORD,
      verificationCode: '',
      payPassword: PAY_PASSWORD,
    });
    expect(await failureCode(createWithdrawal(scope, request('50')))).toBe('WITHDRAWAL_COOLING');
    await createWithdrawal(later(scope, DAY), request('50'));
  });

  it('is confirmed to its shopper when it is requested, also by mail', async () => {
    const { db, scope } = await open();
    await createWithdrawal(scope, request('50'));
    const told = await db.select().from(notifications).where(eq(notifications.type, 'SECURITY'));
    expect(told).toMatchObject([
      { parameters: { operation: 'WITHDRAWAL_REQUESTED' }, mail: 'PENDING' },
    ]);
  });

  it('shows its full account number only to the operator who pays it out', async () => {
    const { scope, ops } = await open();
    const short = request('50', { accountNo: '1234' });
    const { id, accountNo } = await createWithdrawal(scope, short);
    expect(accountNo).toBe('••••');
    expect((await getOpsWithdrawal(ops, id)).accountNo).toBe('1234');
  });
});
