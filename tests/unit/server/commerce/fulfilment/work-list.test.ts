import { describe, expect, it } from 'vitest';
import { WORK_KINDS, type WorkKind } from '../../../../../src/contract/ops/work.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { simulate } from '../../../../../src/server/commerce/fulfilment/simulator.ts';
import { listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { updateDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { feedback } from '../../../../../src/server/db/schema/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarded, forwarder, paidFor, sent } from '../../../support/forwarding.ts';
import { ownWarehouse, paidOrder } from '../../../support/fulfilment.ts';
import { NOW, SECOND } from '../../../support/identity-scope.ts';
import { fund, later, openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

async function open() {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  await fund(scope, 10_000_00);
  return scope;
}
const page = { pageNo: 1, pageSize: 20 };
const work = async (scope: Awaited<ReturnType<typeof open>>, kind: WorkKind) =>
  (await listWork(scope, { kind, ...page })).records;

describe('an operator’s work', () => {
  it('is nothing where nothing waits', async () => {
    const scope = await open();
    for (const kind of WORK_KINDS) {
      expect(await listWork(scope, { kind, ...page })).toMatchObject({ total: 0, records: [] });
    }
  });

  it('is what a kind’s status says, step by step', async () => {
    const scope = await open();
    const { at } = await openTimers(scope);
    const { id, orderNo } = await paidOrder(scope);
    const since = (seconds: number) => new Date(NOW + seconds * SECOND).toISOString();
    const here = { id, number: orderNo, userId: scope.userId };
    expect(await work(scope, 'ORDERS_TO_ACCEPT')).toEqual([
      { ...here, status: 'PAID', since: since(0) },
    ]);
    await simulate(at(NOW + 3 * SECOND));
    expect(await work(scope, 'ORDERS_TO_ACCEPT')).toEqual([]);
    expect(await work(scope, 'ORDERS_TO_BUY')).toEqual([
      { ...here, status: 'PURCHASING', since: since(3) },
    ]);
    await simulate(at(NOW + 9 * SECOND));
    expect(await work(scope, 'ORDERS_TO_SHIP')).toMatchObject([{ number: orderNo }]);
    await simulate(at(NOW + 14 * SECOND));
    expect(await work(scope, 'PARCELS_COMING')).toHaveLength(2);
    await simulate(at(NOW + 31 * SECOND));
    expect(await work(scope, 'PARCELS_TO_CHECK')).toMatchObject([
      { status: 'INBOUND_CHECKING', since: since(31) },
      { status: 'INBOUND_CHECKING', since: since(31) },
    ]);
  });

  it('is not to check what a shopper’s own warehouse has', async () => {
    const scope = await open();
    const { at } = await openTimers(scope);
    await paidOrder(scope, { userWarehouseId: await ownWarehouse(scope) });
    await simulate(at(NOW + 14 * SECOND));
    expect(await work(scope, 'PARCELS_COMING')).toHaveLength(2);
    await simulate(at(NOW + 60 * SECOND));
    for (const kind of ['PARCELS_COMING', 'PARCELS_TO_CHECK'] as const) {
      expect(await work(scope, kind)).toEqual([]);
    }
  });

  it('is packing, shipping and following parcels', async () => {
    const scope = await open();
    const { id } = await forwarded(scope);
    expect(await work(scope, 'TRANSIT_TO_PACK')).toMatchObject([{ id }]);
    const paid = await paidFor(scope);
    expect(await work(scope, 'TRANSIT_TO_SHIP')).toMatchObject([{ id: paid }]);
    const gone = await sent(scope);
    expect(await work(scope, 'TRANSIT_ON_THE_WAY')).toMatchObject([{ id: gone }]);
  });

  it('comes oldest first, in pages, and never of another tenant', async () => {
    const scope = await open();
    const announced = async (seconds: number) => {
      const then = later(scope, seconds * SECOND);
      const deposit = await createDeposit(then, {
        channelId: 'bank-one',
        amount: '100',
        reference: '',
      });
      await updateDeposit(then, { depositId: deposit.id, action: 'SUBMIT', reference: '' });
      return deposit.depositNo;
    };
    const [second, first, third] = [await announced(2), await announced(1), await announced(3)];
    const read = async (pageNo: number) => {
      const { total, records } = await listWork(scope, { kind: 'DEPOSITS', pageNo, pageSize: 2 });
      return [total, ...records.map(({ number }) => number)];
    };
    expect(await read(1)).toEqual([3, first, second]);
    expect(await read(2)).toEqual([3, third]);
    const elsewhere = { ...scope, tenantId: 'two' };
    expect(await listWork(elsewhere, { kind: 'DEPOSITS', ...page })).toMatchObject({ total: 0 });
  });

  it('is feedback without an answer', async () => {
    const scope = await open();
    const { db, tenantId, userId } = scope;
    const told = { tenantId, userId, kind: 'QUESTION' as const, text: 'When?', orderNo: 'P1' };
    await db.insert(feedback).values([
      { ...told, id: 'a', createdAt: NOW },
      { ...told, id: 'b', createdAt: NOW - 1, answer: 'Now', answeredAt: NOW },
    ]);
    expect(await work(scope, 'FEEDBACK')).toMatchObject([
      { id: 'a', number: 'P1', status: 'QUESTION' },
    ]);
  });
});
