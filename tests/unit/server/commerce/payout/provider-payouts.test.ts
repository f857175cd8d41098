import { beforeEach, describe, expect, it } from 'vitest';
import { listPayable } from '../../../../../src/server/commerce/bank/payouts.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { accountOf, openAccount } from '../../../../../src/server/commerce/channel/accounts.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  listProviderPayable,
  listProviderPayouts,
  payoutNamed,
} from '../../../../../src/server/commerce/payout/records.ts';
import {
  pursue,
  sendProviderPayouts,
} from '../../../../../src/server/commerce/payout/send-payouts.ts';
import { payoutTimers } from '../../../../../src/server/commerce/payout/timers.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { createWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import {
  approveWithdrawal,
  getOpsWithdrawal,
} from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { providerAccounts } from '../../../../../src/server/db/schema/providers.ts';
import type { FakeProvider } from '../../../../support/gateways/provider.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { begun, channelAt, deliver, deliverAll, openPayin } from '../../../support/payin.ts';
import { operator, PAY_PASSWORD } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

let mia: OwnerScope;
let staff: Scope;
let fake: FakeProvider;
/** An approved withdrawal of 50.00 to a PayPal account. */
let id: string;

const request = (accountNo: string) =>
  createWithdrawal(mia, {
    channelId: channelAt('one'),
    amount: '50',
    accountHolder: 'Mia',
    accountNo,
    payPassword: PAY_PASSWORD,
  });

beforeEach(async () => {
  const opened = await openPayin(await openTestDatabase(), 'paypal');
  fake = opened.fake;
  mia = await opened.shopper();
  staff = { ...operator(mia), staffId: 'li' };
  fake.pay((await begun(mia)).reference);
  await deliverAll(mia, fake);
  id = (await request('mia@example.org')).id;
  await approveWithdrawal(staff, id);
});

const refuse = (status: number, api = /payments\/payouts$/) =>
  fake.gateway.respondWith(api, { name: 'INSUFFICIENT_FUNDS' }, { status });
const send = () => sendProviderPayouts(staff, [id]);
const statusOf = async () => (await getOpsWithdrawal(staff, id)).status;
const available = async () => (await getAccount(mia)).available;
const rows = async () => (await listProviderPayouts(staff, { pageSize: 9 })).records;

/** What the timer does with a payout that is due. */
async function lookAgain() {
  const [one] = await rows();
  const row = await payoutNamed(staff, one?.id ?? '');
  const account = await accountOf(staff, channelAt('one'));
  const opened = account && (await openAccount(staff, account));
  if (!row || !opened?.payout) throw new Error('nothing to look at');
  await pursue(staff, opened.payout, row);
}

async function expectPaidOnce() {
  expect(await statusOf()).toBe('PAID');
  expect(fake.payouts?.()).toEqual(['10.24 AUD mia@example.org']);
  expect(await available()).toBe('150.00');
  expect(await verifyLedger(staff.db, 'one')).toEqual([]);
}

describe('a withdrawal to PayPal', () => {
  it('is sent once, and paid when the webhook says so, however often it comes', async () => {
    expect((await listProviderPayable(staff)).map(({ withdrawalId }) => withdrawalId)).toEqual([
      id,
    ]);
    expect(await send()).toMatchObject({ sent: 1, failed: 0 });
    expect(await statusOf()).toBe('PAYING');
    expect(await send()).toMatchObject({ results: [{ error: 'ILLEGAL_TRANSITION' }] });
    fake.decidePayouts?.('PAID');
    await deliverAll(mia, fake);
    await deliverAll(mia, fake);
    await expectPaidOnce();
    expect(await rows()).toMatchObject([{ state: 'PAID', error: '' }]);
  });

  it('is paid without a webhook when the timer looks, also at the same time as one comes', async () => {
    await send();
    fake.decidePayouts?.('PAID');
    const event = fake.events(mia.now).at(-1);
    if (!event) throw new Error('no event');
    await Promise.all([lookAgain(), deliver(mia, fake, event), lookAgain()]);
    await expectPaidOnce();
  });

  it('whose answer was lost is sent again with the same key, and is there once', async () => {
    fake.gateway.loseAnswer(/payments\/payouts$/);
    await send();
    expect(await rows()).toMatchObject([{ state: 'REQUESTED', reference: '' }]);
    expect(await statusOf()).toBe('PAYING');
    await lookAgain();
    expect(await rows()).toMatchObject([{ state: 'PENDING' }]);
    fake.decidePayouts?.('PAID');
    await lookAgain();
    await expectPaidOnce();
  });

  it('that PayPal could not pay goes back to the balance, once', async () => {
    await send();
    fake.decidePayouts?.('FAILED');
    await deliverAll(mia, fake);
    await lookAgain();
    expect(await statusOf()).toBe('FAILED');
    expect(await available()).toBe('200.00');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'FAILED' });
    expect(row?.error).toContain('RECEIVER_UNREGISTERED');
    expect(await verifyLedger(staff.db, 'one')).toEqual([]);
  });

  it('that PayPal declines at once goes back to the balance, without its words to the shopper', async () => {
    refuse(422);
    await send();
    expect(await statusOf()).toBe('FAILED');
    expect(await available()).toBe('200.00');
    expect((await rows())[0]?.error).toContain('INSUFFICIENT_FUNDS');
    expect((await getOpsWithdrawal(staff, id)).reason).toBe('');
  });

  it.each([401, 403, 422])(
    'that may be paid is not given back after a refusal (%i)',
    async (status) => {
      fake.gateway.loseAnswer(/payments\/payouts$/);
      await send();
      refuse(status);
      await lookAgain();
      expect(await rows()).toMatchObject([{ state: 'REQUESTED' }]);
      expect((await rows())[0]?.error).toContain('INSUFFICIENT_FUNDS');
      expect(await statusOf()).toBe('PAYING');
      fake.gateway.reset();
      fake.decidePayouts?.('PAID');
      await lookAgain();
      await expectPaidOnce();
    },
  );

  it.each([401, 422])(
    'that PayPal took is not given back if its state is refused (%i)',
    async (status) => {
      refuse(status, /payments\/payouts\/\w+$/);
      await send();
      expect(await rows()).toMatchObject([{ state: 'PENDING' }]);
      expect(await statusOf()).toBe('PAYING');
    },
  );

  it('waits while the keys of the channel are refused', async () => {
    refuse(401);
    await send();
    expect(await statusOf()).toBe('PAYING');
    fake.gateway.reset();
    await lookAgain();
    fake.decidePayouts?.('PAID');
    await lookAgain();
    await expectPaidOnce();
  });

  it('that can not be looked up is due later, with the reason', async () => {
    fake.gateway.loseAnswer(/payments\/payouts$/);
    await send();
    await staff.db.update(providerAccounts).set({ secrets: 'lost' });
    const now = staff.now + 3_600_000;
    await payoutTimers.providerPayouts?.((await openTimers(mia)).at(now));
    const [row] = await rows();
    expect(row?.error).toContain('settings');
    expect((await payoutNamed(staff, row?.id ?? ''))?.nextCheckAt).toBeGreaterThan(now);
  });

  it('is sent once by two people at once', async () => {
    const both = await Promise.all([send(), send()]);
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(fake.payouts?.()).toHaveLength(1);
  });

  it('is in no batch of a bank, and another tenant can not send it', async () => {
    expect(await listPayable(staff)).toEqual([]);
    const foreign = await sendProviderPayouts({ ...staff, tenantId: 'two' }, [id]);
    expect(foreign.results).toMatchObject([{ error: 'NOT_FOUND' }]);
    expect(fake.payouts?.()).toEqual([]);
  });

  it('needs an e-mail as its account', async () => {
    expect(await failureCode(request('6222021001116245'))).toBe('VALIDATION_FAILED');
  });

  it('is not decided by a webhook that PayPal did not sign', async () => {
    await send();
    fake.decidePayouts?.('PAID');
    const event = fake.events(mia.now).at(-1);
    if (!event) throw new Error('no event');
    const forged = { ...event, body: `${event.body} ` };
    expect(await failureCode(deliver(mia, fake, forged))).toBe('UNAUTHENTICATED');
    expect(await statusOf()).toBe('PAYING');
  });
});
