import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openAccount } from '../../../../../src/server/commerce/channel/accounts.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { lookUp } from '../../../../../src/server/commerce/payin/look-up.ts';
import { refundToPayer } from '../../../../../src/server/commerce/payin/refund-to-payer.ts';
import { reversalsOf } from '../../../../../src/server/commerce/payin/reversals.ts';
import { payinTimers } from '../../../../../src/server/commerce/payin/timers.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  providerAccounts,
  providerPayments,
} from '../../../../../src/server/db/schema/money/providers.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { NOW } from '../../../support/identity-scope.ts';
import {
  accountAt,
  begun,
  channelAt,
  type FAKES,
  openPayin,
  paymentOf,
} from '../../../support/payin.ts';
import { operator } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function open(name: keyof typeof FAKES = 'stripe') {
  const db = await openTestDatabase();
  const { fake, shopper } = await openPayin(db, name);
  const scope = await shopper();
  const { at } = await openTimers(scope);
  const lookUpDue = async (now: number) => payinTimers.providerPayments?.(at(now));
  const list = async (now: number) => payinTimers.providerListings?.(at(now));
  return { db, fake, scope, lookUpDue, list };
}

it('a payment whose look fails is due later, and keeps no other one waiting', async () => {
  const { db, fake, scope, lookUpDue } = await open();
  const failing = await begun(scope);
  fake.gateway.failCalls(/./, 'breaks down');
  await lookUpDue(NOW + 3 * MINUTE);
  const next = async () => (await paymentOf(scope, failing.deposit.id)).nextCheckAt ?? 0;
  expect(await next()).toBe(NOW + 8 * MINUTE);
  await lookUpDue(NOW + 8 * MINUTE);
  expect(await next()).toBe(NOW + 23 * MINUTE);
  // However often it fails, it is never given up, and found when the provider answers again.
  for (let round = 0; round < 20; round++) await lookUpDue(await next());
  fake.gateway.reset();
  fake.pay(failing.reference);
  await lookUpDue(await next());
  const [row] = await db.select().from(providerPayments);
  expect(row).toMatchObject({ state: 'CREDITED', nextCheckAt: null });
});

it('only the timer’s looks count before an unpaid payment is given up', async () => {
  const { scope } = await open();
  const { deposit } = await begun(scope);
  for (let visit = 0; visit < 20; visit++) await handleReturn(scope, deposit.id);
  expect(await paymentOf(scope, deposit.id)).toMatchObject({ checks: 0, state: 'BEGUN' });
});

it('a channel that fails or can’t be opened is tried once an hour, after the others', async () => {
  const { db, fake, scope, list } = await open();
  const [channel] = await db
    .select()
    .from(depositChannels)
    .where(eq(depositChannels.id, channelAt('one')));
  if (!channel) throw new Error('no channel');
  // Five more accounts of the tenant, whose secrets can't be opened.
  for (let broken = 0; broken < 5; broken++) {
    const id = `broken-${broken}`;
    await db.insert(depositChannels).values({ ...channel, id, position: 20 + broken });
    await db.insert(providerAccounts).values({
      tenantId: 'one',
      channelId: id,
      enabled: true,
      settings: {},
      secrets: '',
      changedAt: 0,
      changedBy: 'staff',
    });
  }
  await db
    .update(providerAccounts)
    .set({ listTriedAt: 1 })
    .where(eq(providerAccounts.channelId, channelAt('one')));
  const { deposit, reference } = await begun(scope);
  fake.pay(reference);
  await db.update(providerPayments).set({ nextCheckAt: null });
  await list(NOW + MINUTE);
  await list(NOW + 2 * MINUTE);
  expect((await paymentOf(scope, deposit.id)).state).toBe('CREDITED');
  const calls = fake.gateway.calls.length;
  fake.gateway.failCalls(/./, 'breaks down');
  await list(NOW + 3 * MINUTE);
  expect(fake.gateway.calls).toHaveLength(calls);
});

it('what is too much for one list is listed in parts, the latest payment too', async () => {
  const { db, fake, scope, list } = await open();
  const { deposit, reference } = await begun(scope);
  fake.payElsewhere?.(6000, NOW - 7 * DAY, NOW);
  fake.pay(reference);
  await list(NOW + MINUTE);
  expect((await paymentOf(scope, deposit.id)).state).toBe('CREDITED');
  const [account] = await db
    .select()
    .from(providerAccounts)
    .where(eq(providerAccounts.channelId, channelAt('one')));
  expect(account?.listedAt).toBe(NOW + MINUTE);
  const ids = fake.gateway
    .callsOf('checkout/sessions?')
    .flatMap(({ path }) => new URL(path, fake.origin).searchParams.get('created[lte]') ?? []);
  expect(new Set(ids).size).toBe(1);
});

it('a refund without an answer is finished although a payment of the channel fails', async () => {
  const { db, fake, scope, list } = await open();
  const paid = await begun(scope);
  fake.pay(paid.reference);
  await handleReturn(scope, paid.deposit.id);
  const { id } = await paymentOf(scope, paid.deposit.id);
  fake.gateway.failCalls(/refund/, 'breaks down');
  await refundToPayer(operator(scope), id, { reason: 'Asked for it' });
  await begun(scope);
  fake.gateway.respondWith(/sessions\/cs_/, { id: 5 }, { times: 1 });
  await list(NOW + MINUTE);
  expect((await reversalsOf(scope, id)).map(({ state }) => state)).toEqual(['TAKEN']);
  expect(await verifyLedger(db, 'one')).toEqual([]);
});

it('a refund without an answer is finished although its channel is switched off', async () => {
  const { db, fake, scope, lookUpDue } = await open();
  const paid = await begun(scope);
  fake.pay(paid.reference);
  await handleReturn(scope, paid.deposit.id);
  const { id } = await paymentOf(scope, paid.deposit.id);
  fake.gateway.failCalls(/refund/, 'breaks down');
  await refundToPayer(operator(scope), id, { reason: 'Asked for it' });
  await db.update(providerAccounts).set({ enabled: false });
  fake.gateway.reset();
  await lookUpDue(NOW + 3 * MINUTE);
  expect((await reversalsOf(scope, id)).map(({ state }) => state)).toEqual(['TAKEN']);
});

it('a dispute that is won is found without a webhook, also of a switched-off channel', async () => {
  const { db, fake, scope, lookUpDue } = await open();
  const { deposit, reference } = await begun(scope);
  fake.pay(reference);
  await handleReturn(scope, deposit.id);
  const dispute = fake.dispute(reference);
  await db.update(providerPayments).set({ nextCheckAt: NOW });
  await lookUpDue(NOW + MINUTE);
  expect((await getAccount(scope)).available).toBe('0.00');
  await db.update(providerAccounts).set({ enabled: false });
  expect((await paymentOf(scope, deposit.id)).nextCheckAt).toBe(NOW + MINUTE + HOUR);
  fake.settle(dispute, 'WON');
  await lookUpDue(NOW + 3 * HOUR);
  expect((await getAccount(scope)).available).toBe('200.00');
  expect((await paymentOf(scope, deposit.id)).nextCheckAt).toBeNull();
});

it('a lost dispute is looked at for half a year, and daily after a week', async () => {
  const { db, fake, scope, lookUpDue } = await open();
  const { deposit, reference } = await begun(scope);
  fake.pay(reference);
  fake.settle(fake.dispute(reference), 'LOST');
  await handleReturn(scope, deposit.id);
  const next = async () => (await paymentOf(scope, deposit.id)).nextCheckAt;
  await lookUpDue(NOW + 8 * DAY);
  expect(await next()).toBe(NOW + 9 * DAY);
  await lookUpDue(NOW + 181 * DAY);
  expect(await next()).toBeNull();
  expect(await verifyLedger(db, 'one')).toEqual([]);
});

it('a refund without an answer ends after a week, and is taken if the provider made it all the same', async () => {
  const { db, fake, scope, lookUpDue } = await open();
  const { deposit, reference } = await begun(scope);
  fake.pay(reference);
  await handleReturn(scope, deposit.id);
  const { id } = await paymentOf(scope, deposit.id);
  fake.gateway.failCalls(/refund/, 'breaks down');
  const { id: refundId } = await refundToPayer(operator(scope), id, { reason: 'Asked for it' });
  await lookUpDue(NOW + 3 * MINUTE);
  expect((await getAccount(scope)).frozen).toBe('200.00');
  await lookUpDue(NOW + 8 * DAY);
  const states = async () => (await reversalsOf(scope, id)).map(({ state }) => state);
  expect(await states()).toEqual(['DECLINED']);
  expect(await getAccount(scope)).toMatchObject({ available: '200.00', frozen: '0.00' });
  const refund = {
    id: 're_late',
    status: 'succeeded',
    amount: Math.round(Number(deposit.payAmount) * 100),
    currency: 'aud',
    metadata: { refund: refundId },
    payment_intent: 'pi',
    created: 1,
  };
  fake.gateway.respondWith(/v1.refunds/, { data: [refund], has_more: false });
  const account = await openAccount(scope, await accountAt(scope));
  if (!account) throw new Error('no account');
  await lookUp(scope, account, await paymentOf(scope, deposit.id));
  expect(await states()).toEqual(['TAKEN']);
  expect(await getAccount(scope)).toMatchObject({ available: '0.00', frozen: '0.00' });
  expect(await verifyLedger(db, 'one')).toEqual([]);
});
