import { expect, it } from 'vitest';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import {
  getProviderPayment,
  listOpsChannels,
  listProviderPayments,
  reconcileNow,
} from '../../../../../src/server/commerce/payin/ops-channels.ts';
import { refundToPayer } from '../../../../../src/server/commerce/payin/refund-to-payer.ts';
import { payinTimers } from '../../../../../src/server/commerce/payin/timers.ts';
import { NOW } from '../../../support/identity-scope.ts';
import { begun, channelAt, deliverAll, openPayin, paymentOf } from '../../../support/payin.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { operator } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

it('every SQL statement of payments at providers uses an index, and no list is sorted', async () => {
  const { db, statements, expectSeeks, expectNoSorting } = await openPlannedDatabase();
  const { fake, shopper } = await openPayin(db, 'stripe');
  const scope = await shopper();
  statements.clear();
  const { deposit, reference } = await begun(scope);
  fake.pay(reference);
  await handleReturn(scope, deposit.id);
  await deliverAll(scope, fake);
  const { id } = await paymentOf(scope, deposit.id);
  await reconcileNow(scope, channelAt('one'));
  await refundToPayer(operator(scope), id, { reason: 'Asked for it', amount: '1.00' });
  await getProviderPayment(scope, id);
  fake.dispute(reference, '2.00');
  await deliverAll(scope, fake);
  await listOpsChannels(scope);
  await expectSeeks(/provider_accounts/);
  statements.clear();
  await listProviderPayments(scope, { state: '', pageSize: 20 });
  const { records } = await listProviderPayments(scope, { state: 'CREDITED', pageSize: 20 });
  expect(records.map((one) => one.id)).toEqual([id]);
  await expectNoSorting('from "provider_payments"');
});

it('the timers check payments about which no webhook came', async () => {
  const { db, expectSeeks, statements } = await openPlannedDatabase();
  const { fake, shopper } = await openPayin(db, 'stripe');
  const lines: unknown[] = [];
  const scope = { ...(await shopper()), log: (line: unknown) => void lines.push(line) };
  const [due, listed] = [await begun(scope), await begun(scope)];
  const { at } = await openTimers(scope);
  statements.clear();
  fake.pay(due.reference);
  await payinTimers.providerPayments?.(at(NOW + 3 * 60_000));
  expect((await paymentOf(scope, due.deposit.id)).state).toBe('CREDITED');
  fake.pay(listed.reference);
  await payinTimers.providerListings?.(at(NOW + 4 * 60_000));
  expect((await paymentOf(scope, listed.deposit.id)).state).toBe('CREDITED');
  fake.gateway.failCalls(/./, 'breaks down');
  await payinTimers.providerListings?.(at(NOW + 2 * 3_600_000));
  expect(lines).toContainEqual(expect.objectContaining({ event: 'payment_provider_failed' }));
  await payinTimers.providerEvents?.(at(NOW + 100 * 86_400_000));
  await expectSeeks(/provider_accounts/);
});
