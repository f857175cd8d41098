import { describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  movedParcel,
  moveParcelStatements,
} from '../../../../../src/server/commerce/parcel/move-parcel.ts';
import type { ParcelEvent } from '../../../../../src/server/commerce/parcel/parcel-states.ts';
import { tenantParcel } from '../../../../../src/server/commerce/parcel/records.ts';
import { orderProgressStatements } from '../../../../../src/server/commerce/purchase/apply-progress.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { rejectRefund } from '../../../../../src/server/commerce/settlement/answer-refund.ts';
import {
  approveRefund,
  getOpsRefund,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { requestRefund } from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import {
  ARRIVAL,
  BAD,
  check,
  GOOD,
  openWarehouse,
  operatorOf,
  ownWarehouse,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { failureCode } from '../../../support/identity-scope.ts';

/** An order in two parcels: two cheap pieces (10.00 each) in the first, a dearer one (12.50) in the second. */
async function open() {
  const stage = await openWarehouse();
  const order = await shippedOrder(stage.scope, [
    [2, 0],
    [0, 1],
  ]);
  const carrying = (value: string) =>
    order.parcels.find(({ goodsValue }) => goodsValue === value)?.id ?? '';
  const read = () => getPurchaseOrder(stage.scope, order.id);
  return { ...stage, order, read, cheap: carrying('20.00'), dear: carrying('12.50') };
}

/** Moves parcels as a transit order does. */
async function move(scope: OwnerScope, ids: readonly string[], event: ParcelEvent) {
  const parcels = await Promise.all(ids.map((id) => tenantParcel(scope, id)));
  const moved = parcels.map((parcel) => movedParcel(scope, parcel, event));
  const refusal = await commit(scope, [
    ...parcels.flatMap((parcel) => moveParcelStatements(scope, parcel, event)),
    ...(await orderProgressStatements(scope, moved[0]?.orderId ?? '', moved)),
  ]);
  expect(refusal).toBeUndefined();
}

async function forward(scope: OwnerScope, ...ids: string[]) {
  for (const event of ['LOCKED', 'SHIPPED_OUT', 'FINISHED'] as const) await move(scope, ids, event);
}

async function sendBack(scope: OwnerScope, id: string) {
  await check(scope, id, BAD);
  await decideParcel(scope, id, { decision: 'RETURN' });
  return parcelReturned(operatorOf(scope), id);
}

const events = ({ timeline }: { timeline: { event: string }[] }) =>
  timeline.slice(5).map(({ event }) => event);

describe('an order in two parcels', () => {
  it('is partly, then fully in the warehouse, then completed once both are forwarded', async () => {
    const { scope, read, cheap, dear } = await open();
    await check(scope, dear);
    expect(await read()).toMatchObject({
      status: 'PARTIALLY_STOCKED_IN',
      items: [{ status: 'SELLER_SHIPPED' }, { status: 'STOCKED_IN' }],
    });
    await forward(scope, dear);
    expect(await read()).toMatchObject({
      status: 'PARTIALLY_STOCKED_IN',
      items: [{ status: 'SELLER_SHIPPED' }, { status: 'SHIPPED_OUT' }],
    });
    await check(scope, cheap);
    expect(await read()).toMatchObject({ status: 'STOCKED_IN' });
    await forward(scope, cheap);
    const done = await read();
    expect(done).toMatchObject({
      status: 'COMPLETED',
      items: [{ status: 'SHIPPED_OUT' }, { status: 'SHIPPED_OUT' }],
    });
    expect(events(done)).toEqual(['PARTLY_STOCKED_IN', 'STOCKED_IN', 'COMPLETED']);
  });

  it('is completed if both are finished at once', async () => {
    const { scope, read, cheap, dear } = await open();
    await check(scope, dear);
    await check(scope, cheap);
    await forward(scope, cheap, dear);
    expect(events(await read())).toEqual(['PARTLY_STOCKED_IN', 'STOCKED_IN', 'COMPLETED']);
  });

  it('is in the warehouse once both are, also if they are checked at the same time', async () => {
    const { scope, operator } = await openWarehouse();
    const pieces = [
      [1, 0],
      [1, 0],
      [0, 1],
    ] as const;
    const order = await shippedOrder(scope, pieces);
    const [first = '', ...others] = order.parcels.map(({ id }) => id);
    await check(scope, first);
    await Promise.all(others.map((id) => parcelArrived(operator, id, ARRIVAL)));
    await Promise.all(others.map((id) => checkParcel(operator, id, GOOD)));
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ status: 'STOCKED_IN' }, { status: 'STOCKED_IN' }],
    });
  });

  it.each([
    ['before the other is stored', true],
    ['after the other was stored', false],
  ])('is refunded for the one that goes back %s', async (_, first) => {
    const { db, scope, read, cheap, dear } = await open();
    if (!first) await check(scope, cheap);
    await sendBack(scope, dear);
    if (first) await check(scope, cheap);
    expect(await read()).toMatchObject({
      status: 'STOCKED_IN',
      refundStatus: 'PARTIAL',
      items: [{ status: 'STOCKED_IN' }, { status: 'RETURNED' }],
      refunds: [{ status: 'SUCCEEDED', reason: 'QC_FAILED', amount: '12.50' }],
    });
    expect((await getAccount(scope)).available).toBe('970.00');
    await forward(scope, cheap);
    expect(await read()).toMatchObject({ status: 'COMPLETED' });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it.each([['cheap', 'dear'] as const, ['dear', 'cheap'] as const])(
    'of which both go back, %s first, is refunded with freight and fee, and closed',
    async (one, other) => {
      const stage = await open();
      const { db, scope, read } = stage;
      await sendBack(scope, stage[one]);
      expect(await read()).toMatchObject({ status: 'SELLER_SHIPPED', refundStatus: 'PARTIAL' });
      await sendBack(scope, stage[other]);
      const closed = await read();
      expect(closed).toMatchObject({
        status: 'CLOSED',
        closeReason: 'FULLY_REFUNDED',
        refundStatus: 'FULL',
        payments: [{ status: 'REFUNDED', refunded: '42.50' }],
        actions: ['clone'],
      });
      expect(closed.refunds.every(({ status }) => status === 'SUCCEEDED')).toBe(true);
      expect((await getAccount(scope)).available).toBe('1000.00');
      expect(await verifyLedger(db, 'one')).toEqual([]);
    },
  );

  it('of which both go back at the same time is refunded once', async () => {
    const { db, scope, operator, read, cheap, dear } = await open();
    for (const id of [cheap, dear]) {
      await check(scope, id, BAD);
      await decideParcel(scope, id, { decision: 'RETURN' });
    }
    const outcomes = await Promise.allSettled(
      [cheap, dear, cheap, dear].map((id) => parcelReturned(operator, id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await read()).toMatchObject({ status: 'CLOSED', refundStatus: 'FULL' });
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('of which one was stored and then damaged, and the other sent back, ends fully refunded', async () => {
    const { scope, operator, read, cheap, dear } = await open();
    await check(scope, cheap);
    await parcelException(operator, cheap, { exception: 'DAMAGED', note: 'A pipe burst' });
    await sendBack(scope, dear);
    expect(await read()).toMatchObject({ status: 'PARTIALLY_STOCKED_IN' });
    await parcelReturned(operator, cheap);
    const end = await read();
    expect(end).toMatchObject({ status: 'COMPLETED', refundStatus: 'FULL' });
    expect(end.refunds.map(({ reason }) => reason).toSorted()).toEqual(['DAMAGED', 'QC_FAILED']);
    expect((await getAccount(scope)).available).toBe('1000.00');
  });

  it('whose seller never shipped the rest is completed once the rest is refunded', async () => {
    const stage = await openWarehouse();
    const { scope, operator } = stage;
    const { id, orderNo, parcels } = await shippedOrder(scope, [[1, 1]]);
    const parcel = parcels[0]?.id ?? '';
    await check(scope, parcel);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'PARTIALLY_STOCKED_IN' });
    await refundOrder(operator, {
      orderType: 'PURCHASE_ORDER',
      orderNo,
      amount: '10.00',
      reason: 'OUT_OF_STOCK',
      note: 'One piece less',
    });
    await forward(scope, parcel);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'COMPLETED',
      refundStatus: 'PARTIAL',
    });
  });

  it('of which one went back and the rest was never shipped is refunded with freight and fee', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id, orderNo, parcels } = await shippedOrder(scope, [[0, 1]]);
    await sendBack(scope, parcels[0]?.id ?? '');
    const rest = { orderType: 'PURCHASE_ORDER', orderNo, amount: '20.00', note: '' } as const;
    const refund = await refundOrder(operator, { ...rest, reason: 'OUT_OF_STOCK' });
    expect(refund.amount).toBe('30.00');
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'FULLY_REFUNDED',
      refundStatus: 'FULL',
    });
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('ends once everything is refunded, for whatever reason', async () => {
    const { scope, operator } = await openWarehouse();
    const { id, orderNo, parcels } = await shippedOrder(scope, [[0, 1]]);
    const parcel = parcels[0]?.id ?? '';
    await check(scope, parcel);
    const all = { orderType: 'PURCHASE_ORDER', orderNo, amount: '42.50', note: '' } as const;
    await refundOrder(operator, { ...all, reason: 'COMPENSATION' });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ status: 'REFUNDED' }, { status: 'STOCKED_IN' }],
      actions: ['clone'],
    });
    await forward(scope, parcel);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('an order for the shopper’s own warehouse', () => {
  it('is delivered once each of its parcels is signed for, lost or returned', async () => {
    const { scope, operator } = await openWarehouse();
    const to = { userWarehouseId: await ownWarehouse(scope) };
    const { id, parcels } = await shippedOrder(
      scope,
      [
        [2, 0],
        [0, 1],
      ],
      to,
    );
    const carrying = (value: string) =>
      parcels.find(({ goodsValue }) => goodsValue === value)?.id ?? '';
    const [one, other] = [carrying('20.00'), carrying('12.50')];
    await traceParcel(operator, one, { status: 'SIGN', text: '' });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'SELLER_SHIPPED' });
    await parcelException(operator, other, { exception: 'LOST', note: 'Gone' });
    await parcelReturned(operator, other);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'DELIVERED_TO_USER_WAREHOUSE',
      items: [{ status: 'ARRIVED' }, { status: 'RETURNED' }],
    });
  });
});

describe('the refund for a returned parcel', () => {
  it('is not paid again if it was approved before the parcel is back', async () => {
    const { db, scope, operator, read, cheap, dear } = await open();
    await check(scope, cheap);
    await check(scope, dear, BAD);
    await decideParcel(scope, dear, { decision: 'RETURN' });
    const [promised] = (await read()).refunds;
    await approveRefund(operator, promised?.id ?? '', {});
    await parcelReturned(operator, dear);
    expect((await read()).refunds).toHaveLength(1);
    expect((await getAccount(scope)).available).toBe('970.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is not paid if it was refused, and the order is not closed as refunded', async () => {
    const { scope, operator, read, cheap, dear } = await open();
    for (const id of [cheap, dear]) {
      await check(scope, id, BAD);
      await decideParcel(scope, id, { decision: 'RETURN' });
    }
    const refused = (await read()).refunds.find(({ amount }) => amount === '12.50');
    await rejectRefund(operator, refused?.id ?? '', { reason: 'It was worn' });
    await parcelReturned(operator, dear);
    await parcelReturned(operator, cheap);
    expect(await read()).toMatchObject({ status: 'COMPLETED', refundStatus: 'PARTIAL' });
    expect((await getAccount(scope)).available).toBe('977.50');
    const notices = await scope.db.select().from(notifications);
    expect(notices.filter(({ type }) => type === 'PARCEL_RETURNED')).toHaveLength(1);
  });

  it('is not paid if everything was refunded meanwhile', async () => {
    const { db, scope, operator, order, read, dear } = await open();
    await check(scope, dear, BAD);
    await decideParcel(scope, dear, { decision: 'RETURN' });
    const { orderNo } = order;
    await refundOrder(operator, {
      orderType: 'PURCHASE_ORDER',
      orderNo,
      amount: '42.50',
      reason: 'COMPENSATION',
      note: '',
    });
    const promised = (await read()).refunds.find(({ status }) => status === 'RETURNING');
    const before = await getOpsRefund(operator, promised?.id ?? '');
    for (const amount of [undefined, '1.00']) {
      expect(await failureCode(approveRefund(operator, before.id, { amount }))).toBe(
        'NOTHING_TO_REFUND',
      );
    }
    await parcelReturned(operator, dear);
    const end = await read();
    expect(end).toMatchObject({ status: 'CLOSED', refundStatus: 'FULL' });
    expect(end.refunds.map(({ status }) => status).sort()).toEqual(['REJECTED', 'SUCCEEDED']);
    // A form that was opened before the parcel came back is refused.
    expect(await getOpsRefund(operator, before.id)).toMatchObject({
      status: 'REJECTED',
      version: before.version + 1,
    });
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('reduces the amount that the shopper can still request', async () => {
    const { scope, order, read, dear } = await open();
    await check(scope, dear, BAD);
    await decideParcel(scope, dear, { decision: 'RETURN' });
    const { orderNo } = order;
    const request = { orderType: 'PURCHASE_ORDER', orderNo, reason: 'OTHER', note: '' } as const;
    expect(await requestRefund(scope, request)).toMatchObject({ amount: '30.00' });
    expect((await read()).actions).toEqual(['clone']);
    expect(await failureCode(requestRefund(scope, request))).toBe('REFUND_OPEN');
  });
});
