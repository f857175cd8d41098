import { describe, expect, it } from 'vitest';
import { PILES, type Pile } from '../../../../../src/contract/values/desk/piles.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { simulate } from '../../../../../src/server/commerce/fulfilment/simulator.ts';
import {
  claimWork,
  releaseWork,
  snoozeWork,
} from '../../../../../src/server/commerce/fulfilment/work-claims.ts';
import { countWork, listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { updateDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { tickets } from '../../../../../src/server/db/schema/orders/tickets.ts';
import { workClaims } from '../../../../../src/server/db/schema/people/work.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarded, forwarder, paidFor, sent } from '../../../support/forwarding.ts';
import { ownWarehouse, paidOrder } from '../../../support/fulfilment.ts';
import { DAY, NOW, SECOND } from '../../../support/identity-scope.ts';
import { fund, later, openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

async function open() {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  await fund(scope, 10_000_00);
  return scope;
}
const page = { pageSize: 20 };
const work = async (scope: Awaited<ReturnType<typeof open>>, pile: Pile) =>
  (await listWork(scope, { pile, ...page })).records;

describe('an operator’s work list', () => {
  it('is empty if nothing waits', async () => {
    const scope = await open();
    for (const pile of PILES) {
      expect(await listWork(scope, { pile, ...page })).toEqual({ total: 0, records: [] });
    }
    expect(await countWork(scope)).toEqual(PILES.map((pile) => ({ pile, count: 0 })));
  });

  it('shows an order in each pile in turn', async () => {
    const scope = await open();
    const { at } = await openTimers(scope);
    const { id, orderNo } = await paidOrder(scope);
    const since = (seconds: number) => new Date(NOW + seconds * SECOND).toISOString();
    const order = { id, subject: 'PURCHASE_ORDER', number: orderNo, userId: scope.userId };
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
    expect(await work(scope, 'PARCELS_EXPECTED')).toHaveLength(2);
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
    expect(await work(scope, 'PARCELS_EXPECTED')).toHaveLength(2);
    await simulate(at(NOW + 60 * SECOND));
    for (const pile of ['PARCELS_EXPECTED', 'PARCELS_TO_CHECK'] as const) {
      expect(await work(scope, pile)).toEqual([]);
    }
  });

  it('shows shipments to pack, to hand over, and late on the way', async () => {
    const scope = await open();
    const { id } = await forwarded(scope);
    expect(await work(scope, 'SHIPMENTS_TO_PACK')).toMatchObject([{ id }]);
    const paid = await paidFor(scope);
    expect(await work(scope, 'SHIPMENTS_TO_HAND_OVER')).toMatchObject([{ id: paid }]);
    const shipped = await sent(scope);
    expect(await work(scope, 'SHIPMENTS_LATE')).toEqual([]);
    expect(await work(later(scope, 15 * DAY), 'SHIPMENTS_LATE')).toMatchObject([{ id: shipped }]);
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
    const read = async (cursor?: string) => {
      const list = await listWork(scope, { pile: 'DEPOSITS_TO_CREDIT', pageSize: 2, cursor });
      return { ...list, records: list.records.map(({ number }) => number) };
    };
    const start = await read();
    expect(start).toMatchObject({ total: 3, records: [first, second] });
    expect(await read(start.next)).toEqual({ total: 3, records: [third] });
    expect(await countWork(scope, ['DEPOSITS_TO_CREDIT'])).toEqual([
      { pile: 'DEPOSITS_TO_CREDIT', count: 3, oldest: NOW + SECOND },
    ]);
    const otherTenant = { ...scope, tenantId: 'two' };
    expect(await listWork(otherTenant, { pile: 'DEPOSITS_TO_CREDIT', ...page })).toMatchObject({
      total: 0,
    });
  });

  it('refuses a cursor that no page gave', async () => {
    const scope = await open();
    const list = listWork(scope, { pile: 'REFUNDS', ...page, cursor: 'x' });
    await expect(list).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
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
    expect(await work(scope, 'TICKETS')).toMatchObject([
      { id: 'a', number: 'P1', status: 'QUESTION' },
    ]);
  });
});

describe('a claim', () => {
  const start = async () => {
    const scope = await open();
    const { id } = await paidOrder(scope);
    const object = { subject: 'PURCHASE_ORDER', id, takeOver: false } as const;
    const as = (staffId: string, minutes = 0) => ({
      ...later(scope, minutes * 60 * SECOND),
      staffId,
    });
    const claimant = async (minutes = 0) =>
      (await work(later(scope, minutes * 60 * SECOND), 'ORDERS_TO_ACCEPT'))[0]?.claim?.staffId;
    return { scope, object, as, claimant };
  };

  it('belongs to one person, until they give it back', async () => {
    const { object, as, claimant } = await start();
    await claimWork(as('ann'), object);
    expect(await claimant()).toBe('ann');
    await expect(claimWork(as('bob'), object)).rejects.toMatchObject({ code: 'CLAIMED' });
    await releaseWork(as('bob'), object);
    expect(await claimant()).toBe('ann');
    await releaseWork(as('ann'), object);
    expect(await claimant()).toBeUndefined();
    await claimWork(as('bob'), object);
    expect(await claimant()).toBe('bob');
  });

  it('ends 30 minutes after it was last confirmed', async () => {
    const { object, as, claimant } = await start();
    await claimWork(as('ann'), object);
    await claimWork(as('ann', 20), object);
    expect(await claimant(49)).toBe('ann');
    expect(await claimant(50)).toBeUndefined();
    await claimWork(as('bob', 50), object);
    expect(await claimant(51)).toBe('bob');
  });

  it('can be taken over, and the row says from whom', async () => {
    const { scope, object, as, claimant } = await start();
    await claimWork(as('ann'), object);
    await claimWork(as('bob'), { ...object, takeOver: true });
    expect(await claimant()).toBe('bob');
    expect(await scope.db.select().from(workClaims)).toMatchObject([{ takenFrom: 'ann' }]);
  });

  it('is for one of several who claim at once', async () => {
    const { object, as } = await start();
    const people = ['ann', 'bob', 'eve'];
    const tries = await Promise.allSettled(people.map((id) => claimWork(as(id), object)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is for what the tenant has', async () => {
    const { object, as } = await start();
    const elsewhere = { ...as('ann'), tenantId: 'two' };
    for (const call of [claimWork(elsewhere, object), releaseWork(elsewhere, object)]) {
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('ends when the object is set aside, which then waits in no pile until that day', async () => {
    const { scope, object, as } = await start();
    await claimWork(as('ann'), object);
    const until = new Date(NOW + 2 * DAY).toISOString().slice(0, 10);
    await snoozeWork(as('ann'), { ...object, until, reason: 'The seller is on holiday' });
    expect(await work(scope, 'ORDERS_TO_ACCEPT')).toEqual([]);
    expect(await countWork(scope, ['ORDERS_TO_ACCEPT'])).toMatchObject([{ count: 0 }]);
    const [back] = await work(later(scope, 3 * DAY), 'ORDERS_TO_ACCEPT');
    expect(back).toMatchObject({ id: object.id });
    expect(back).not.toHaveProperty('claim');
  });
});
