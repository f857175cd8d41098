import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  cancelSupplement,
  correctCost,
  unbuyOrder,
} from '../../../../../src/server/commerce/purchase/correct-order.ts';
import {
  acceptOrder,
  markBought,
  markShipped,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { viewOpsOrder } from '../../../../../src/server/commerce/purchase/ops-order.ts';
import {
  checkOrderPaste,
  pasteOrders,
} from '../../../../../src/server/commerce/purchase/paste-orders.ts';
import { markOutOfStock } from '../../../../../src/server/commerce/settlement/missing-pieces.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { correctTracking } from '../../../../../src/server/commerce/warehouse/correct-tracking.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import {
  boughtOrder,
  check,
  openWarehouse,
  paidOrder,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { PAY_PASSWORD } from '../../../support/shop.ts';

const NOTE = { note: '' };
const PARCEL = { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' };

describe('a supplement that was typed wrong', () => {
  it('is withdrawn, and can no longer be paid', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    await requestSupplement(operator, id, { amount: '55', note: 'x' });
    const order = await cancelSupplement(operator, id);
    expect(order.status).toBe('PURCHASING');
    expect(order.payments.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'PAID']);
    expect(order.timeline.at(-1)?.event).toBe('SUPPLEMENT_CANCELLED');
    await payOrder(scope, id, PAY_PASSWORD);
    expect((await getAccount(scope)).balance).toBe('957.50');
    await requestSupplement(operator, id, { amount: '5.50', note: 'x' });
    await payOrder(scope, id, PAY_PASSWORD);
    expect((await getAccount(scope)).balance).toBe('952.00');
  });

  it('stays once it is paid', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    await requestSupplement(operator, id, { amount: '5.50', note: 'x' });
    await payOrder(scope, id, PAY_PASSWORD);
    expect(await failureCode(cancelSupplement(operator, id))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('what an order cost', () => {
  it('is set when it is bought, and corrected until it is stocked in', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    const costOf = async () =>
      (await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)))[0];
    await markBought(operator, id, { upstreamOrderNo: '28112', cost: '31' });
    expect(await costOf()).toMatchObject({ costFen: 31_00, upstreamOrderNo: '28112' });
    await correctCost(operator, id, { cost: '30.5', upstreamOrderNo: '' });
    expect(await costOf()).toMatchObject({ costFen: 30_50, upstreamOrderNo: '28112' });
    const { parcels } = await markShipped(operator, id, { parcels: [PARCEL] });
    await check(scope, parcels[0]?.id ?? '');
    const late = correctCost(operator, id, { cost: '1', upstreamOrderNo: '' });
    expect(await failureCode(late)).toBe('ILLEGAL_TRANSITION');
  });
});

describe('a seller who refuses after the order was bought', () => {
  it('leaves an order that is bought elsewhere', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await boughtOrder(scope);
    const order = await unbuyOrder(operator, id, {
      outcome: 'BUY_AGAIN',
      reason: 'SELLER_REFUSED',
      ...NOTE,
    });
    expect(order.status).toBe('PURCHASING');
    expect(new Set(order.items.map(({ status }) => status))).toEqual(new Set(['PENDING']));
    expect(await viewOpsOrder(operator, id)).toMatchObject({
      upstreamOrderNo: '',
    });
    expect(await markBought(operator, id, { upstreamOrderNo: '3' })).toMatchObject({
      status: 'PURCHASED',
    });
  });

  it('leaves an order that is closed with everything refunded', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = await boughtOrder(scope);
    const order = await unbuyOrder(operator, id, {
      outcome: 'CLOSE',
      reason: 'OUT_OF_STOCK',
      ...NOTE,
    });
    expect(order).toMatchObject({
      status: 'CLOSED',
      closeReason: 'OUT_OF_STOCK',
      refundStatus: 'FULL',
    });
    expect((await getAccount(scope)).balance).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });
});

describe('pieces that the seller never sends', () => {
  it('are refunded, can not be shipped, and do not hold up the rest', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id, items } = await boughtOrder(scope);
    const [two, one] = items;
    const missing = { orderItemId: two?.id ?? '', quantity: 1, note: 'sold' };
    const order = await markOutOfStock(operator, id, missing);
    expect(order).toMatchObject({ status: 'PURCHASED', refundStatus: 'PARTIAL' });
    expect(order.refunds).toMatchObject([
      { amount: '10.00', reason: 'OUT_OF_STOCK', itemIds: [two?.id], status: 'SUCCEEDED' },
    ]);
    const seen = await viewOpsOrder(operator, id);
    expect(seen.items.map(({ missing, left }) => [missing, left])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    const tooMany = [{ ...PARCEL, items: [{ orderItemId: two?.id ?? '', quantity: 2 }] }];
    expect(await failureCode(markShipped(operator, id, { parcels: tooMany }))).toBe(
      'QUANTITY_NOT_ALLOWED',
    );
    const first = [{ ...PARCEL, items: [{ orderItemId: two?.id ?? '', quantity: 1 }] }];
    const { parcels } = await markShipped(operator, id, { parcels: first });
    await check(scope, parcels[0]?.id ?? '');
    expect(await viewOpsOrder(operator, id)).toMatchObject({
      status: 'PARTIALLY_STOCKED_IN',
    });
    const rest = { orderItemId: one?.id ?? '', quantity: 1, ...NOTE };
    const whole = await markOutOfStock(operator, id, rest);
    expect(whole.status).toBe('STOCKED_IN');
    expect(whole.items.map(({ status }) => status)).toEqual(['STOCKED_IN', 'OUT_OF_STOCK']);
    expect((await getAccount(scope)).balance).toBe('980.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('close the order with a full refund if nothing comes', async () => {
    const { scope, operator } = await openWarehouse();
    const { id, items } = await boughtOrder(scope);
    for (const item of items) {
      await markOutOfStock(operator, id, {
        orderItemId: item.id,
        quantity: item.quantity,
        ...NOTE,
      });
    }
    expect(await viewOpsOrder(operator, id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'OUT_OF_STOCK',
      refundStatus: 'FULL',
    });
    expect((await getAccount(scope)).balance).toBe('1000.00');
  });

  it('are refunded once, if two report them at once', async () => {
    const { scope, operator } = await openWarehouse();
    const { id, items } = await boughtOrder(scope);
    const missing = { orderItemId: items[0]?.id ?? '', quantity: 1, ...NOTE };
    const reports = await Promise.allSettled([
      markOutOfStock(operator, id, missing),
      markOutOfStock(operator, id, missing),
    ]);
    expect(reports.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getAccount(scope)).balance).toBe('967.50');
  });

  it('are no more than may still come, of an order that is bought', async () => {
    const { scope, operator } = await openWarehouse();
    const bought = await boughtOrder(scope);
    const many = { orderItemId: bought.items[0]?.id ?? '', quantity: 3, ...NOTE };
    expect(await failureCode(markOutOfStock(operator, bought.id, many))).toBe(
      'QUANTITY_NOT_ALLOWED',
    );
    const other = { orderItemId: 'another', quantity: 1, ...NOTE };
    expect(await failureCode(markOutOfStock(operator, bought.id, other))).toBe('NOT_FOUND');
    const paid = await paidOrder(scope);
    const early = { orderItemId: paid.items[0]?.id ?? '', quantity: 1, ...NOTE };
    expect(await failureCode(markOutOfStock(operator, paid.id, early))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('a tracking number that was typed wrong', () => {
  it('is corrected until the parcel arrives', async () => {
    const { scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    const id = parcels[0]?.id ?? '';
    const parcel = await correctTracking(operator, id, PARCEL);
    expect(parcel).toMatchObject(PARCEL);
    expect(parcel.timeline.at(-1)).toMatchObject({ event: 'TRACKING_CORRECTED' });
    await check(scope, id);
    expect(await failureCode(correctTracking(operator, id, PARCEL))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('a pasted table', () => {
  it('buys and ships all of its orders, or none', async () => {
    const { scope, operator } = await openWarehouse();
    const taken = [await paidOrder(scope), await paidOrder(scope)];
    for (const { id } of taken) await acceptOrder(operator, id);
    const paid = await paidOrder(scope);
    const bought = await boughtOrder(scope);
    const good = [
      `${taken[0]?.orderNo}\t281\t30.5\t中通\t75380012345678`,
      `${taken[1]?.orderNo}\t282`,
      `${bought.orderNo}\t283\t29`,
    ];
    const bad = [`${paid.orderNo}\t284`, 'P26112300000000\t285', `${taken[1]?.orderNo}\t286`];
    const checked = await checkOrderPaste(operator, { text: [...good, ...bad].join('\n') });
    expect(checked.rows.map(({ line, problems }) => [line, ...problems])).toEqual([
      [1],
      [2],
      [3],
      [4, 'STATUS'],
      [5, 'UNKNOWN_ORDER'],
      [6, 'TWICE'],
    ]);
    expect(await failureCode(pasteOrders(operator, { text: [...good, ...bad].join('\n') }))).toBe(
      'PASTE_REFUSED',
    );
    const view = (id = '') => viewOpsOrder(operator, id);
    expect(await view(taken[0]?.id)).toMatchObject({ status: 'PURCHASING' });
    await pasteOrders(operator, { text: good.join('\n') });
    expect(await view(taken[0]?.id)).toMatchObject({
      status: 'SELLER_SHIPPED',
      upstreamOrderNo: '281',
      cost: '30.50',
      parcels: [{ domesticCarrier: '中通', domesticTrackingNo: '75380012345678' }],
      items: [{ status: 'SELLER_SHIPPED' }, { status: 'SELLER_SHIPPED' }],
    });
    expect(await view(taken[1]?.id)).toMatchObject({ status: 'PURCHASED', upstreamOrderNo: '282' });
    expect(await view(bought.id)).toMatchObject({ upstreamOrderNo: '283', cost: '29.00' });
    const again = await checkOrderPaste(operator, { text: good[0] ?? '' });
    expect(again.rows[0]?.problems).toEqual(['ALREADY_SHIPPED']);
  });
});
