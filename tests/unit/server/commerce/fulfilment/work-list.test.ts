import { describe, expect, it } from 'vitest';
import { WORK_KINDS, type WorkKind } from '../../../../../src/contract/ops/work.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { simulate } from '../../../../../src/server/commerce/fulfilment/simulator.ts';
import { listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { updateDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { tickets } from '../../../../../src/server/db/schema/tickets.ts';
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

describe('an operator’s work list', () => {
  it('is empty if nothing waits', async () => {
    const scope = await open();
    for (const kind of WORK_KINDS) {
      expect(await listWork(scope, { kind, ...page })).toMatchObject({ total: 0, records: [] });
    }
  });

  it('shows an order under each kind of work in turn', async () => {
    const scope = await open();
    const { at } = await openTimers(scope);
    const { id, orderNo } = await paidOrder(scope);
    const since = (seconds: number) => new Date(NOW + seconds * SECOND).toISOString();
    const order = { id, number: orderNo, userId: scope.userId };
    expect(await work(scope, 'ORDERS_TO_ACCEPT')).toEqual([
      { ...order, status: 'PAID', since: since(0) },
    ]);
    await simulate(at(NOW + 3 * SECOND));
    expect(await work(scope, 'ORDERS_TO_ACCEPT')).toEqual([]);
    expect(await work(scope, 'ORDERS_TO_BUY')).toEqual([
      { ...order, status: 'PURCHASING', since: since(3) },
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

  it('never shows parcels for a shopper’s own warehouse as parcels to check', async () => {
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

  it('shows transit orders to pack, to ship, and on the way', async () => {
    const scope = await open();
    const { id } = await forwarded(scope);
    expect(await work(scope, 'TRANSIT_TO_PACK')).toMatchObject([{ id }]);
    const paid = await paidFor(scope);
    expect(await work(scope, 'TRANSIT_TO_SHIP')).toMatchObject([{ id: paid }]);
    const shipped = await sent(scope);
    expect(await work(scope, 'TRANSIT_ON_THE_WAY')).toMatchObject([{ id: shipped }]);
  });

  it('is paged, oldest first, and never shows another tenant’s work', async () => {
    const scope = await open();
    const submitDeposit = async (seconds: number) => {
      const laterScope = later(scope, seconds * SECOND);
      const deposit = await createDeposit(laterScope, {
        channelId: 'bank-one',
        amount: '100',
        reference: '',
      });
      await updateDeposit(laterScope, { depositId: deposit.id, action: 'SUBMIT', reference: '' });
      return deposit.depositNo;
    };
    const [second, first, third] = [
      await submitDeposit(2),
      await submitDeposit(1),
      await submitDeposit(3),
    ];
    const read = async (pageNo: number) => {
      const { total, records } = await listWork(scope, { kind: 'DEPOSITS', pageNo, pageSize: 2 });
      return [total, ...records.map(({ number }) => number)];
    };
    expect(await read(1)).toEqual([3, first, second]);
    expect(await read(2)).toEqual([3, third]);
    const otherTenant = { ...scope, tenantId: 'two' };
    expect(await listWork(otherTenant, { kind: 'DEPOSITS', ...page })).toMatchObject({ total: 0 });
  });

  it('shows tickets that wait for a reply', async () => {
    const scope = await open();
    const { db, tenantId, userId } = scope;
    const question = {
      tenantId,
      userId,
      kind: 'QUESTION' as const,
      subjectNo: 'P1',
      createdAt: NOW,
    };
    await db.insert(tickets).values([
      { ...question, id: 'a', state: 'OPEN', dueAt: NOW },
      { ...question, id: 'b', state: 'WAITING_SHOPPER', dueAt: NOW - 1 },
    ]);
    expect(await work(scope, 'FEEDBACK')).toMatchObject([
      { id: 'a', number: 'P1', status: 'QUESTION' },
    ]);
  });
});
