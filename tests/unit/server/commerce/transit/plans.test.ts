import { expect, it, vi } from 'vitest';
import { payTransitOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { completeTransitOrder } from '../../../../../src/server/commerce/transit/complete.ts';
import { completeDelivered } from '../../../../../src/server/commerce/transit/complete-delivered.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import {
  getTransitOrder,
  listTransitOrders,
} from '../../../../../src/server/commerce/transit/orders.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  transitException,
} from '../../../../../src/server/commerce/transit/outbound.ts';
import { closeOverdueTransits } from '../../../../../src/server/commerce/transit/overdue-transits.ts';
import { getTransitQuote } from '../../../../../src/server/commerce/transit/quote.ts';
import { traceTransit } from '../../../../../src/server/commerce/transit/trace.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import {
  BOX,
  forwarded,
  forwarder,
  operator,
  sent,
  stocked,
  wishFor,
} from '../../../support/forwarding.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, later, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

const all = { tab: 'all', keyword: '', pageNo: 1, pageSize: 20 } as const;
const traceEvent = (scope: { now: number }, status: 'CUSTOMS' | 'DELIVERED') => ({
  events: [{ at: new Date(scope.now).toISOString(), status, code: '', text: status, location: '' }],
});

it('every SQL statement of a transit order’s life uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  const prepaying = {
    ...scope,
    tenant: { ...scope.tenant, transitChargeMode: 'PREPAID_ESTIMATE' } as const,
  };
  const ops = operator(scope);
  await fund(scope, 5_000_00);
  const [first, second] = [await stocked(scope), await stocked(scope)];
  const wish = await wishFor(scope, [first, second]);
  const another = await wishFor(scope, [await stocked(scope)]);
  statements.clear();

  const { purchaseParcelIds } = wish;
  await getTransitQuote(scope, {
    purchaseParcelIds,
    country: 'kz',
    insured: true,
    packing: 'STANDARD',
  });
  const { id } = await createTransitOrder(scope, wish);
  await packTransit(ops, id);
  await weighTransit(ops, id, BOX);
  await payTransitOrder(scope, id, PAY_PASSWORD);
  await handOver(ops, id, { carrier: 'EMS', trackingNo: 'EA123456785CN' });
  await traceTransit(ops, id, traceEvent(scope, 'CUSTOMS'));
  await arriveLocally(ops, id);
  await deliverLocally(ops, id, { localTrackingNo: 'L-1' });
  await completeTransitOrder(scope, id);

  const prepaid = await createTransitOrder(prepaying, another);
  await payTransitOrder(scope, prepaid.orderNo, PAY_PASSWORD);
  await closeTransitOrder(scope, prepaid.id);
  const settled = await createTransitOrder(prepaying, another);
  await payTransitOrder(scope, settled.id, PAY_PASSWORD);
  await packTransit(ops, settled.id);
  await weighTransit(ops, settled.id, { ...BOX, weightG: 500 });
  for (const tab of ['all', 'unpaid', 'closed'] as const) {
    await listTransitOrders(scope, { ...all, tab, keyword: 'ea1', dateStart: '2026-11-01' });
  }
  await getTransitOrder(scope, id);

  expect(statements.size).toBeGreaterThan(40);
  await expectSeeks();
});

it('every SQL statement of the transit timers and of final statuses uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db), { chargeMode: 'PREPAID_ESTIMATE' });
  const weighed = {
    ...scope,
    tenant: { ...scope.tenant, transitChargeMode: 'AFTER_WEIGHING' } as const,
  };
  const ops = operator(scope);
  await fund(scope, 5_000_00);
  await forwarded(scope);
  const [delivered, lost] = [await sent(weighed), await sent(weighed)];
  statements.clear();

  await transitException(ops, lost, { exception: 'LOST', note: 'gone' });
  await traceTransit(ops, delivered, traceEvent(scope, 'DELIVERED'));
  expect(await closeOverdueTransits({ db, now: scope.now + 10 * DAY })).toBe(1);
  expect(await completeDelivered({ db, now: scope.now + 14 * DAY })).toBe(1);
  await forwarded(scope);
  await listTransitOrders(later(scope, 10 * DAY), all);

  await expectSeeks();
});

it('the list takes as many queries for many orders as for one', async () => {
  const { db, statements } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  const queries = vi.spyOn(statements, 'set');
  const queriesOfList = async () => {
    queries.mockClear();
    const { records } = await listTransitOrders(scope, all);
    return { orders: records.length, queries: queries.mock.calls.length };
  };
  await forwarded(scope);
  const one = await queriesOfList();
  for (let i = 0; i < 5; i++) await forwarded(scope);
  expect(await queriesOfList()).toEqual({ orders: 6, queries: one.queries });
  expect(one.queries).toBeLessThan(8);
});
