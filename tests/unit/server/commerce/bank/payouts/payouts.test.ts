import { beforeEach, describe, expect, it } from 'vitest';
import { getPayout } from '../../../../../../src/server/commerce/bank/payouts/payout-records.ts';
import {
  enteredOutcomes,
  settlePayout,
} from '../../../../../../src/server/commerce/bank/payouts/payout-results.ts';
import {
  cancelPayout,
  makePayout,
  payoutFile,
  sendPayout,
} from '../../../../../../src/server/commerce/bank/payouts/payouts.ts';
import type { OwnerScope, Scope } from '../../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../../src/server/commerce/deposit/deposits.ts';
import { verifyLedger } from '../../../../../../src/server/commerce/ledger/ledger-check.ts';
import { creditDeposit } from '../../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { getAccount } from '../../../../../../src/server/commerce/wallet/account.ts';
import { createWithdrawal } from '../../../../../../src/server/commerce/withdrawal/withdraw.ts';
import {
  approveWithdrawal,
  getOpsWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
} from '../../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { newBankAccount } from '../../../../support/bank.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { failureCode } from '../../../../support/identity-scope.ts';
import { openShop, operator, PAY_PASSWORD } from '../../../../support/shop.ts';

let mia: OwnerScope;
let staff: Scope;
let accountId: string;
/** An approved withdrawal of 50.00. */
let id: string;
beforeEach(async () => {
  const shop = await openShop(await openTestDatabase());
  mia = await shop.shopper();
  staff = { ...operator(mia), staffId: 'li' };
  const deposit = await createDeposit(mia, { channelId: 'bank-one', amount: '100', reference: '' });
  await creditDeposit(staff, deposit.id);
  const withdrawal = await createWithdrawal(mia, {
    channelId: 'bank-one',
    amount: '50',
    accountHolder: 'Mia Tan',
    accountNo: '6222021001116245',
    payPassword: PAY_PASSWORD,
  });
  id = withdrawal.id;
  await approveWithdrawal(staff, id);
  const account = await newBankAccount(staff);
  accountId = account.id;
});

const batch = () => makePayout(staff, { accountId, withdrawalIds: [id] });
const reject = () => rejectWithdrawal(staff, id, { reason: 'No' });
const statusOf = async () => (await getOpsWithdrawal(staff, id)).status;
const available = async () => (await getAccount(mia)).available;

describe('a withdrawal in a batch', () => {
  it('is neither rejected nor paid by hand, before and after its file was downloaded', async () => {
    const { id: payoutId } = await batch();
    for (const next of [() => payoutFile(staff, payoutId, 'CSV'), async () => undefined]) {
      expect((await getOpsWithdrawal(staff, id)).acts).toEqual([]);
      expect(await failureCode(reject())).toBe('ILLEGAL_TRANSITION');
      expect(await failureCode(payWithdrawal(staff, id))).toBe('ILLEGAL_TRANSITION');
      expect(await available()).toBe('50.00');
      await next();
    }
    expect(await verifyLedger(mia.db, 'one')).toEqual([]);
  });

  it('is decided by hand again when the batch is cancelled', async () => {
    const { id: payoutId } = await batch();
    await cancelPayout(staff, payoutId);
    expect((await getOpsWithdrawal(staff, id)).acts).toEqual(['pay', 'reject']);
    await reject();
    expect(await available()).toBe('100.00');
  });

  it('can be in no batch if it is rejected at the same time', async () => {
    const results = await Promise.allSettled([batch(), reject()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf()).toBe(results[0]?.status === 'fulfilled' ? 'APPROVED' : 'REJECTED');
  });
});

describe('the file of a batch', () => {
  it('once downloaded, is the only one for its withdrawals', async () => {
    const { id: payoutId, version } = await batch();
    const first = await payoutFile(staff, payoutId, 'CSV');
    expect(await statusOf()).toBe('PAYING');
    expect(await failureCode(cancelPayout(staff, payoutId))).toBe('ILLEGAL_TRANSITION');
    expect(await failureCode(batch())).toBe('ILLEGAL_TRANSITION');
    // A page that was opened before the download can still say that the bank has the file.
    expect((await getPayout(staff, payoutId)).version).toBe(version);
    expect(await payoutFile(staff, payoutId, 'CSV')).toEqual(first);
  });

  it('is sent and settled after the download, but not settled before it was sent', async () => {
    const { id: payoutId, items } = await batch();
    await payoutFile(staff, payoutId, 'PAIN_09');
    const paid = enteredOutcomes({ confirmed: items.map((item) => item.id), failed: [] });
    expect(await failureCode(settlePayout(staff, payoutId, paid))).toBe('ILLEGAL_TRANSITION');
    expect(await sendPayout(staff, payoutId)).toMatchObject({ state: 'SENT' });
    expect(await settlePayout(staff, payoutId, paid)).toMatchObject({ state: 'DONE' });
    expect(await statusOf()).toBe('PAID');
    expect(await verifyLedger(mia.db, 'one')).toEqual([]);
  });

  it('is not given out again once a payment is decided, nor of a cancelled batch', async () => {
    const { id: payoutId, items } = await batch();
    await sendPayout(staff, payoutId);
    await payoutFile(staff, payoutId, 'CSV');
    const paid = enteredOutcomes({ confirmed: items.map((item) => item.id), failed: [] });
    await settlePayout(staff, payoutId, paid);
    expect(await failureCode(payoutFile(staff, payoutId, 'CSV'))).toBe('ILLEGAL_TRANSITION');
  });

  it('is either downloaded or cancelled, of both at the same time', async () => {
    const { id: payoutId } = await batch();
    const results = await Promise.allSettled([
      payoutFile(staff, payoutId, 'CSV'),
      cancelPayout(staff, payoutId),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
