import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPayable } from '../../../../../src/server/commerce/bank/payouts/payouts.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { accountOf, openAccount } from '../../../../../src/server/commerce/channel/accounts.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  listProviderPayable,
  listProviderPayouts,
  payoutNamed,
} from '../../../../../src/server/commerce/payout/records.ts';
import {
  continuePayout,
  sendProviderPayouts,
} from '../../../../../src/server/commerce/payout/send-payouts.ts';
import { payoutTimers } from '../../../../../src/server/commerce/payout/timers.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { createWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { getWithdrawalTerms } from '../../../../../src/server/commerce/withdrawal/withdrawal-terms.ts';
import {
  approveWithdrawal,
  getOpsWithdrawal,
} from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { providerAccounts } from '../../../../../src/server/db/schema/money/providers.ts';
import type { FakeProvider } from '../../../../support/gateways/provider.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { begun, channelAt, deliver, deliverAll, openPayin } from '../../../support/payin.ts';
import { operator, PAY_PASSWORD } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

const HOUR = 3_600_000;
const isPost = ({ method }: { method: string }) => method === 'POST';

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

async function setUp() {
  const opened = await openPayin(await openTestDatabase(), 'paypal');
  fake = opened.fake;
  mia = await opened.shopper();
  staff = { ...operator(mia), staffId: 'li' };
  fake.pay((await begun(mia)).reference);
  await deliverAll(mia, fake);
  id = (await request('mia@example.org')).id;
  await approveWithdrawal(staff, id);
}
beforeEach(setUp);

const refuse = (status: number, api = /payments\/payouts$/) =>
  fake.gateway.respondWith(api, { name: 'INSUFFICIENT_FUNDS' }, { status });
const send = () => sendProviderPayouts(staff, [id]);
const statusOf = async () => (await getOpsWithdrawal(staff, id)).status;
const available = async () => (await getAccount(mia)).available;
const rows = async () => (await listProviderPayouts(staff, { pageSize: 9 })).records;

/** Runs the timer for due payouts at a time that many hours later. */
async function lookAgain(hours = 0) {
  const scope = { ...staff, now: staff.now + hours * HOUR };
  const [one] = await rows();
  const row = await payoutNamed(staff, one?.id ?? '');
  const account = await accountOf(scope, channelAt('one'));
  const opened = account && (await openAccount(scope, account));
  if (!row || !opened?.payout) throw new Error('nothing to look at');
  await continuePayout(scope, opened.payout, row);
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
      await lookAgain(7);
      await expectPaidOnce();
    },
  );

  describe('that is declined after an attempt without an answer', () => {
    /** Sent without an answer, which PayPal carried out or not, and then declined. */
    async function declined({ isCarriedOut }: { isCarriedOut: boolean }) {
      if (isCarriedOut) fake.gateway.loseAnswer(/payments\/payouts$/);
      else refuse(500);
      await send();
      fake.gateway.reset();
      refuse(422);
      await lookAgain();
      expect(await statusOf()).toBe('PAYING');
    }
    const posts = () => fake.gateway.callsOf('payments/payouts').filter(isPost);

    it('goes back to the balance once PayPal lists no such money, however many look at once', async () => {
      await declined({ isCarriedOut: false });
      await lookAgain(5);
      expect(await statusOf()).toBe('PAYING');
      await Promise.all([lookAgain(6), lookAgain(6), lookAgain(7)]);
      expect(await statusOf()).toBe('FAILED');
      expect(await available()).toBe('200.00');
      expect((await rows())[0]?.error).toContain('INSUFFICIENT_FUNDS');
      fake.gateway.reset();
      await lookAgain(8);
      expect(posts()).toEqual([]);
      expect(fake.payouts?.()).toEqual([]);
      expect(await verifyLedger(staff.db, 'one')).toEqual([]);
    });

    it('is sent again with its key if PayPal lists such money, and is there once', async () => {
      await declined({ isCarriedOut: true });
      fake.gateway.reset();
      fake.decidePayouts?.('PAID');
      await Promise.all([lookAgain(6), lookAgain(6)]);
      await lookAgain(7);
      await expectPaidOnce();
    });

    it('waits on if it is declined again, because PayPal lists the money of another', async () => {
      fake.gateway.loseAnswer(/payments\/payouts$/);
      await send();
      refuse(422);
      await lookAgain();
      for (const hours of [6, 12, 18]) {
        await lookAgain(hours);
        expect(await statusOf()).toBe('PAYING');
      }
      expect(await rows()).toMatchObject([{ state: 'REQUESTED' }]);
    });

    it('is settled at once if a webhook tells of it', async () => {
      await declined({ isCarriedOut: true });
      fake.gateway.reset();
      fake.decidePayouts?.('PAID');
      await deliverAll(mia, fake);
      await expectPaidOnce();
    });

    it('waits if PayPal does not let the app read its transactions', async () => {
      await declined({ isCarriedOut: false });
      refuse(403, /reporting\/transactions/);
      await lookAgain(6);
      expect(await statusOf()).toBe('PAYING');
      fake.gateway.reset();
      await lookAgain(12);
      expect(await statusOf()).toBe('FAILED');
      expect(await available()).toBe('200.00');
    });
  });

  it('that has no answer for 29 days is not sent again, and given back if no money left', async () => {
    refuse(500);
    await send();
    const [last, day] = [29 * 24, 24];
    await lookAgain(last);
    fake.gateway.reset();
    await lookAgain(last + 1);
    expect(fake.payouts?.()).toEqual([]);
    expect(await statusOf()).toBe('PAYING');
    await lookAgain(last + day);
    expect(await statusOf()).toBe('FAILED');
    expect(await available()).toBe('200.00');
  });

  it('is paid or given back, never both, whatever PayPal answers to each attempt', async () => {
    const attempt = fc.constantFrom('lost', 'failed', 'declined', 'answered', 'told');
    const prepare = (kind: string) => {
      fake.gateway.reset();
      if (kind === 'lost') fake.gateway.loseAnswer(/payments\/payouts$/);
      if (kind === 'failed') refuse(500);
      if (kind === 'declined') refuse(422);
      if (kind === 'told') fake.decidePayouts?.('PAID');
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(attempt, fc.constantFrom(0, 1, 6, 7)), { minLength: 1, maxLength: 7 }),
        async (story) => {
          await setUp();
          let hours = 0;
          const [[first] = ['answered'], ...rest] = story;
          prepare(first);
          await send();
          for (const [kind, wait] of rest) {
            hours += wait;
            prepare(kind);
            if (kind === 'told') await deliverAll(mia, fake);
            await Promise.all([lookAgain(hours), lookAgain(hours)]);
          }
          for (const wait of [0, 7, 7, 7]) {
            hours += wait;
            prepare('told');
            await lookAgain(hours);
          }
          const isPaid = fake.payouts?.().length === 1;
          expect(await statusOf()).toBe(isPaid ? 'PAID' : 'FAILED');
          expect(await available()).toBe(isPaid ? '150.00' : '200.00');
          expect(await verifyLedger(staff.db, 'one')).toEqual([]);
          await fake.stop();
        },
      ),
      { numRuns: process.env.TEST_FULL ? 60 : 8 },
    );
  });

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

  it('needs an e-mail as its account, and the terms say so', async () => {
    const { channels } = await getWithdrawalTerms(mia);
    expect(channels).toMatchObject([{ payeeBy: 'EMAIL' }]);
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
