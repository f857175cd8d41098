import { beforeEach, describe, expect, it } from 'vitest';
import { lineRow } from '../../../../../src/server/commerce/bank/lines.ts';
import { listOutgoing } from '../../../../../src/server/commerce/bank/outgoing.ts';
import {
  enteredOutcomes,
  settlePayout,
} from '../../../../../src/server/commerce/bank/payouts/payout-results.ts';
import { makePayout, sendPayout } from '../../../../../src/server/commerce/bank/payouts/payouts.ts';
import { takeOutgoing } from '../../../../../src/server/commerce/bank/take-outgoing.ts';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { createWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { approveWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { bankLines } from '../../../../../src/server/db/schema/money/bank.ts';
import { payouts } from '../../../../../src/server/db/schema/money/payouts.ts';
import { newBankAccount } from '../../../support/bank.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { insertRows } from '../../../support/insert-row.ts';
import { openShop, operator, PAY_PASSWORD } from '../../../support/shop.ts';

let staff: Scope;
/** A sent batch of two payments, and the line with which the bank has booked both in one sum. */
let batch: Awaited<ReturnType<typeof sendPayout>>;
const LINE = 'line';
beforeEach(async () => {
  const { db, shopper } = await openShop(await openTestDatabase());
  const withdrawalIds: string[] = [];
  for (const name of ['mia', 'tom']) {
    const payer = await shopper(name);
    staff = { ...operator(payer), staffId: 'li' };
    const topUp = { channelId: 'bank-one', amount: '100', reference: '' };
    await creditDeposit(staff, (await createDeposit(payer, topUp)).id);
    const { id } = await createWithdrawal(payer, {
      channelId: 'bank-one',
      amount: '50',
      accountHolder: name,
      accountNo: '6222021001116245',
      payPassword: PAY_PASSWORD,
    });
    await approveWithdrawal(staff, id);
    withdrawalIds.push(id);
  }
  const { id: accountId, currency } = await newBankAccount(staff);
  const made = await makePayout(staff, { accountId, withdrawalIds });
  batch = await sendPayout(staff, made.id);
  const own = { tenant_id: 'one', account_id: accountId };
  const words = { name: '', account: '', reference: '', hint: '', text: `BULK ${batch.payoutNo}` };
  const amount_minor = Math.round(Number(batch.sum) * -100);
  const day = new Date(staff.now).toISOString().slice(0, 10);
  const line = { id: LINE, file_id: 'file', identity: '1', day, currency, amount_minor };
  const place = { sort_at: Date.parse(day), state: 'OPEN' };
  await insertRows(db, [
    ['bank_files', { ...own, id: 'file', state: 'TAKEN' }],
    ['bank_lines', { ...own, ...words, ...line, ...place }],
  ]);
});

const take = (pair = `${LINE}~BATCH~${batch.id}`) => takeOutgoing(staff, [pair]);
const settle = (confirmed: string[], failed: { itemId: string; reason: string }[] = []) =>
  settlePayout(staff, batch.id, enteredOutcomes({ confirmed, failed }));
const suggested = async () =>
  (await listOutgoing(staff, { accountId: '', sure: true })).suggestions.map(({ pair }) => pair);

describe('a batch that the bank books in one sum', () => {
  it('is suggested by its number, and taking it confirms its payments and marks the line', async () => {
    expect(await suggested()).toEqual([`${LINE}~BATCH~${batch.id}`]);
    expect(await take()).toMatchObject({ taken: 1, failed: 0 });
    expect(await lineRow(staff, LINE)).toMatchObject({ mark: 'PAYOUT', note: batch.payoutNo });
    expect(await suggested()).toEqual([]);
    expect(await take()).toMatchObject({ results: [{ error: 'ILLEGAL_TRANSITION' }] });
    expect(await verifyLedger(staff.db, 'one')).toEqual([]);
  });

  it('is taken to its end after it was cut off, and when all of it is confirmed already', async () => {
    const [first, second] = batch.items.map(({ id }) => id);
    await settle([first ?? '']);
    expect(await suggested()).toHaveLength(1);
    await settle([second ?? '']);
    expect(await take()).toMatchObject({ taken: 1 });
    expect((await lineRow(staff, LINE)).state).toBe('MARKED');
  });

  it('is no longer suggested if one of its payments failed', async () => {
    const [first] = batch.items;
    await settle([], [{ itemId: first?.id ?? '', reason: 'No such account' }]);
    expect(await suggested()).toEqual([]);
    expect(await take()).toMatchObject({ results: [{ error: 'ILLEGAL_TRANSITION' }] });
    expect((await lineRow(staff, LINE)).state).toBe('OPEN');
  });

  it('has no payment that can be confirmed before it is sent', async () => {
    const [item] = batch.items;
    const amountMinor = Math.round(Number(item?.amount) * -100);
    await staff.db.update(bankLines).set({ amountMinor });
    await staff.db.update(payouts).set({ state: 'OPEN' });
    const early = await take(`${LINE}~PAYMENT~${item?.id}`);
    expect(early).toMatchObject({ results: [{ error: 'ILLEGAL_TRANSITION' }] });
    await staff.db.update(payouts).set({ state: 'SENT' });
    expect(await take(`${LINE}~PAYMENT~${item?.id}`)).toMatchObject({ taken: 1 });
  });

  it('confirmed by two people at once is confirmed once', async () => {
    const both = await Promise.all([take(), take()]);
    expect(both.reduce((sum, { taken }) => sum + taken, 0)).toBeLessThan(2);
    await take();
    expect((await lineRow(staff, LINE)).state).toBe('MARKED');
    expect(await verifyLedger(staff.db, 'one')).toEqual([]);
  });

  it('is not what a line of another sum, kind or tenant is', async () => {
    const [item] = batch.items;
    for (const pair of [`${LINE}~PAYMENT~${item?.id}`, `${LINE}~OTHER~`, `${LINE}~BATCH~none`]) {
      expect(await take(pair)).toMatchObject({ taken: 0, failed: 1 });
    }
    const other = await takeOutgoing({ ...staff, tenantId: 'two' }, [`${LINE}~CHARGE~`]);
    expect(other.results).toMatchObject([{ error: 'NOT_FOUND' }]);
  });
});
