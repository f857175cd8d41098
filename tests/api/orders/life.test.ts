import { expect, test } from 'vitest';
import type { Output } from '../../../src/contract/endpoints.ts';
import { refusal } from '../../support/refusal.ts';
import { HOME, operate, storedParcel } from '../support/fulfilment.ts';
import {
  checkedBalanceFen,
  fen,
  good,
  newOrder,
  openPayment,
  pay,
  yuan,
} from '../support/shopping.ts';
import { newPayer, PAY_PASSWORD, type Shopper } from '../support/world.ts';

const HOST = 'pk.localhost';
const OPENING_FEN = 2_000_00n;
const of = (id: string) => ({ params: { id } });
type Order = Output<'getPurchaseOrder'>;

const orderOf = (shopper: Shopper, id: string) => shopper.call('getPurchaseOrder', of(id));
const eventsOf = ({ timeline }: { timeline: { event: string }[] }) =>
  timeline.map(({ event }) => event);

/** Two parcels of a bought order: one piece in the first, the other two in the second. */
async function inTwoParcels(shopper: Shopper, order: Pick<Order, 'id' | 'items'>) {
  const [line] = order.items;
  if (!line) throw new Error('the order is empty');
  const parcel = (domesticTrackingNo: string, quantity: number) => ({
    domesticCarrier: 'SF Express',
    domesticTrackingNo,
    items: [{ orderItemId: line.id, quantity }],
  });
  const tooMany = { parcels: [parcel('SF1000', 4)] };
  expect(await refusal(operate(shopper, 'markShipped', { ...of(order.id), body: tooMany }))).toBe(
    'QUANTITY_NOT_ALLOWED',
  );
  const shipped = await operate(shopper, 'markShipped', {
    ...of(order.id),
    body: { parcels: [parcel('SF1001', 1), parcel('SF1002', 2)] },
  });
  expect(shipped).toMatchObject({ status: 'SELLER_SHIPPED' });
  expect(shipped.parcels).toHaveLength(2);
  const carrying = (quantity: number) => {
    const found = shipped.parcels.find(({ items }) => items[0]?.quantity === quantity);
    if (!found) throw new Error(`no parcel carries ${quantity}`);
    return found;
  };
  return { first: carrying(1), second: carrying(2) };
}

test('one order’s whole life: of two parcels one is returned and one forwarded, and the ledger balances to the fen', async () => {
  const shopper = await newPayer(yuan(OPENING_FEN), HOST);

  // Ordered and paid: three pieces of one thing.
  const { order: placed } = await newOrder(shopper, 3, await good(HOST));
  await pay(shopper, (await openPayment(shopper, placed.orderNo)).id);
  expect(await checkedBalanceFen(shopper)).toBe(OPENING_FEN - fen(placed.total));

  // The agent takes it, gets an answer to a question and a supplement, and buys.
  await operate(shopper, 'acceptOrder', of(placed.id));
  await operate(shopper, 'askShopper', { ...of(placed.id), body: { question: 'Green or blue?' } });
  await expect(orderOf(shopper, placed.orderNo)).resolves.toMatchObject({
    status: 'AWAITING_CONFIRMATION',
    question: 'Green or blue?',
    actions: expect.arrayContaining(['answer', 'requestCancel']),
  });
  await shopper.call('answerPurchaseOrder', { ...of(placed.id), body: { answer: 'Blue' } });
  await operate(shopper, 'requestSupplement', {
    ...of(placed.id),
    body: { amount: '7.35', note: 'The price rose' },
  });
  const supplement = await openPayment(shopper, placed.orderNo);
  expect(supplement).toMatchObject({
    type: 'PURCHASE_SUPPLEMENT',
    amount: '7.35',
    note: 'The price rose',
  });
  expect(await refusal(operate(shopper, 'markBought', { ...of(placed.id), body: {} }))).toBe(
    'ILLEGAL_TRANSITION',
  );
  await pay(shopper, supplement.id);
  const bought = await operate(shopper, 'markBought', { ...of(placed.id), body: {} });
  expect(bought).toMatchObject({ status: 'PURCHASED' });
  expect(await refusal(shopper.call('closePurchaseOrder', of(placed.id)))).toBe(
    'ILLEGAL_TRANSITION',
  );

  // The seller sends two parcels; both arrive, one is damaged.
  const { first, second } = await inTwoParcels(shopper, bought);
  await operate(shopper, 'traceParcel', { ...of(first.id), body: { status: 'SIGN' } });
  for (const [parcel, weightG] of [
    [first, 480],
    [second, 1240],
  ] as const) {
    await operate(shopper, 'parcelArrived', {
      ...of(parcel.id),
      body: { weightG, lengthMm: 300, widthMm: 200, heightMm: 150, shelfCode: 'B-2', photos: [] },
    });
  }
  const failed = await operate(shopper, 'checkParcel', {
    ...of(first.id),
    body: { passed: false, issue: 'DAMAGED', note: 'A broken handle' },
  });
  expect(failed).toMatchObject({ status: 'QC_FAILED', qcIssue: 'DAMAGED' });
  await expect(shopper.call('getParcel', of(first.id))).resolves.toMatchObject({
    actions: ['accept', 'return', 'exchange'],
  });
  await operate(shopper, 'checkParcel', { ...of(second.id), body: { passed: true } });
  await expect(orderOf(shopper, placed.orderNo)).resolves.toMatchObject({
    status: 'PARTIALLY_STOCKED_IN',
  });
  const stored = await shopper.call('listStockInParcels', { query: { pageSize: 1 } });
  expect(stored).toMatchObject({ total: 1, counts: { stored: 1, problem: 1 } });
  expect(stored.records[0]).toMatchObject({
    id: second.id,
    actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
  });

  // The damaged one goes back, and its price to the balance.
  await shopper.call('decideParcel', { ...of(first.id), body: { decision: 'RETURN' } });
  const beforeReturn = await checkedBalanceFen(shopper);
  await operate(shopper, 'parcelReturned', of(first.id));
  const price = fen(bought.items[0]?.price ?? '0.00');
  expect(await checkedBalanceFen(shopper)).toBe(beforeReturn + price);
  const afterReturn = await orderOf(shopper, placed.orderNo);
  expect(afterReturn).toMatchObject({ status: 'STOCKED_IN', refundStatus: 'PARTIAL' });
  expect(afterReturn.refunds).toMatchObject([
    { reason: 'QC_FAILED', status: 'SUCCEEDED', amount: yuan(price), rate: placed.rate },
  ]);
  expect(await refusal(operate(shopper, 'parcelReturned', of(first.id)))).toBe(
    'ILLEGAL_TRANSITION',
  );

  // The other is forwarded: quoted, ordered once, packed, weighed.
  const purchaseParcelIds = [second.id];
  const quote = await shopper.call('getTransitQuote', {
    query: { purchaseParcelIds, country: HOME.country },
  });
  const postal = quote.options.find(({ code }) => code === 'POSTAL_EMS');
  expect(postal?.estimate?.lines.map(({ amount }) => fen(amount)).reduce((a, b) => a + b)).toBe(
    fen(postal?.estimate?.total ?? '0.00'),
  );
  const address = await shopper.call('saveAddress', { body: HOME });
  const wish = {
    purchaseParcelIds,
    transitOptionName: 'POSTAL_EMS',
    userAddressId: address.id,
  };
  const transit = await shopper.call('createTransitOrder', { body: wish });
  expect(transit).toMatchObject({
    status: 'PENDING_PACKING',
    chargeMode: 'AFTER_WEIGHING',
    total: postal?.estimate?.total,
    address: { line1: HOME.line1 },
  });
  expect(await refusal(shopper.call('createTransitOrder', { body: wish }))).toBe(
    'PARCEL_UNAVAILABLE',
  );
  await shopper.call('deleteAddress', of(address.id));
  await operate(shopper, 'packTransit', of(transit.id));
  expect(await refusal(shopper.call('closeTransitOrder', of(transit.id)))).toBe(
    'ILLEGAL_TRANSITION',
  );
  // docs/domain.md section 3.2, option E: 1240 g in 30 x 20 x 15 cm are billed as 1500 g, 158.00 with packing.
  const weighed = await operate(shopper, 'weighTransit', {
    ...of(transit.id),
    body: { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 },
  });
  expect(weighed).toMatchObject({
    status: 'PENDING_PAYMENT',
    total: '158.00',
    bill: { actualG: 1240, billedG: 1500, firstG: 500, stepG: 500, total: '158.00' },
    address: { line1: HOME.line1 },
  });

  // Paid once, however often the call is made; then sent, with trace events out of order.
  const beforeFreight = await checkedBalanceFen(shopper);
  const payFreight = () =>
    shopper.call('payTransitOrder', { ...of(transit.id), body: { payPassword: PAY_PASSWORD } });
  await expect(payFreight()).resolves.toMatchObject({ type: 'TRANSIT', status: 'PAID' });
  await expect(payFreight()).resolves.toMatchObject({ status: 'PAID' });
  expect(await checkedBalanceFen(shopper)).toBe(beforeFreight - 158_00n);
  await operate(shopper, 'handOver', {
    ...of(transit.id),
    body: { carrier: 'EMS', trackingNo: 'EA123456785CN' },
  });
  const event = (at: string, status: 'CUSTOMS' | 'IN_TRANSIT' | 'DELIVERED', text: string) => ({
    at,
    status,
    text,
  });
  const trace = (events: ReturnType<typeof event>[]) =>
    operate(shopper, 'traceTransit', { ...of(transit.id), body: { events } });
  const inCustoms = await trace([event('2199-01-02T00:00:00.000Z', 'CUSTOMS', 'In customs')]);
  expect(inCustoms).toMatchObject({ status: 'CUSTOMS_CLEARANCE' });
  const late = await trace([event('2199-01-01T00:00:00.000Z', 'IN_TRANSIT', 'Departed')]);
  expect(late).toMatchObject({ status: 'CUSTOMS_CLEARANCE' });
  expect(late.traces.map(({ text }) => text)).toEqual(['In customs', 'Departed']);
  const delivered = await trace([event('2199-01-03T00:00:00.000Z', 'DELIVERED', 'Delivered')]);
  expect(delivered).toMatchObject({ status: 'DELIVERED', actions: ['complete', 'claim'] });
  // The order agrees with its shipment: neither is completed before the shopper confirms.
  expect(await orderOf(shopper, placed.orderNo)).toMatchObject({
    status: 'STOCKED_IN',
    actions: ['requestRefund', 'clone'],
  });
  const done = await shopper.call('completeTransitOrder', of(transit.id));
  expect(done).toMatchObject({ status: 'COMPLETED', parcels: [{ status: 'FINISHED' }] });
  expect(eventsOf(done)).toEqual([
    'CREATED',
    'PACKING_STARTED',
    'BILLED',
    'PAID',
    'HANDED_OVER',
    'CUSTOMS',
    'DELIVERED',
    'COMPLETED',
  ]);

  // The order is complete, the shopper was notified of each step, and the ledger is correct.
  const end = await orderOf(shopper, placed.orderNo);
  expect(end).toMatchObject({ status: 'COMPLETED', refundStatus: 'PARTIAL', actions: ['clone'] });
  expect(eventsOf(end)).toEqual(
    expect.arrayContaining([
      'PAID',
      'ACCEPTED',
      'ASKED',
      'ANSWERED',
      'SUPPLEMENT_REQUESTED',
      'BOUGHT',
      'SELLER_SHIPPED',
      'PARTLY_STOCKED_IN',
      'STOCKED_IN',
      'REFUNDED',
      'COMPLETED',
    ]),
  );
  const { records: notices } = await shopper.call('listNotifications', {
    query: { pageSize: 100 },
  });
  expect(new Set(notices.map(({ type }) => type))).toEqual(
    new Set([
      'ORDER_PAID',
      'NEED_CONFIRMATION',
      'SUPPLEMENT_REQUIRED',
      'ORDER_BOUGHT',
      'PARCEL_SIGNED',
      'QC_ISSUE',
      'PARCEL_STOCKED_IN',
      'PARCEL_RETURNED',
      'REFUND_DONE',
      'TRANSIT_PACKED',
      'TRANSIT_PAYMENT_DUE',
      'TRANSIT_SHIPPED',
      'DELIVERED',
      'DEPOSIT_CREDITED',
    ]),
  );
  const spent = fen(placed.total) + 7_35n - price + 158_00n;
  expect(await checkedBalanceFen(shopper)).toBe(OPENING_FEN - spent);
  const summary = await shopper.call('getTransactionSummary');
  expect(fen(summary.in) + fen(summary.out)).toBe(OPENING_FEN - spent);
});

test('an order that the agent can’t buy is refunded in full, with its fee', async () => {
  const shopper = await newPayer('500', HOST);
  const { order } = await newOrder(shopper, 1, await good(HOST));
  await pay(shopper, (await openPayment(shopper, order.orderNo)).id);
  await operate(shopper, 'acceptOrder', of(order.id));
  const rejected = await operate(shopper, 'rejectOrder', {
    ...of(order.id),
    body: { reason: 'OUT_OF_STOCK' },
  });
  expect(rejected).toMatchObject({
    status: 'CLOSED',
    closeReason: 'OUT_OF_STOCK',
    refundStatus: 'FULL',
    refunds: [{ status: 'SUCCEEDED', amount: order.total }],
  });
  expect(await checkedBalanceFen(shopper)).toBe(500_00n);
});

test('cancelling after the agent accepted the order makes a request, which is approved or refused', async () => {
  const shopper = await newPayer('500', HOST);
  const taken = async () => {
    const { order } = await newOrder(shopper, 1, await good(HOST));
    await pay(shopper, (await openPayment(shopper, order.orderNo)).id);
    await operate(shopper, 'acceptOrder', of(order.id));
    return order;
  };

  const granted = await taken();
  const asked = await shopper.call('closePurchaseOrder', of(granted.id));
  expect(asked).toMatchObject({
    status: 'PURCHASING',
    refundStatus: 'PENDING',
    refunds: [{ status: 'REQUESTED', reason: 'USER_CANCELLED', amount: granted.total }],
  });
  expect(await refusal(shopper.call('closePurchaseOrder', of(granted.id)))).toBe('REFUND_OPEN');
  await operate(shopper, 'approveRefund', { ...of(asked.refunds[0]?.id ?? ''), body: {} });
  await expect(orderOf(shopper, granted.id)).resolves.toMatchObject({
    status: 'CLOSED',
    refundStatus: 'FULL',
  });
  expect(await checkedBalanceFen(shopper)).toBe(500_00n);

  const refused = await taken();
  const again = await shopper.call('closePurchaseOrder', of(refused.id));
  await operate(shopper, 'rejectRefund', {
    ...of(again.refunds[0]?.id ?? ''),
    body: { reason: 'It is bought already' },
  });
  await operate(shopper, 'markBought', { ...of(refused.id), body: {} });
  await expect(orderOf(shopper, refused.id)).resolves.toMatchObject({
    status: 'PURCHASED',
    refundStatus: 'REJECTED',
    refunds: [{ status: 'REJECTED', answer: 'It is bought already' }],
  });
  expect(await checkedBalanceFen(shopper)).toBe(500_00n - fen(refused.total));
});

test('a parcel of a cancelled transit order is stored again', async () => {
  const shopper = await newPayer('900', HOST);
  const parcel = await storedParcel(shopper, 1, await good(HOST));
  const address = await shopper.call('saveAddress', { body: HOME });
  const body = {
    purchaseParcelIds: [parcel.id],
    transitOptionName: 'POSTAL_EMS',
    userAddressId: address.id,
  };
  const transit = await shopper.call('createTransitOrder', { body });
  await shopper.call('closeTransitOrder', of(transit.id));
  await expect(shopper.call('getParcel', of(parcel.id))).resolves.toMatchObject({
    status: 'STOCKED_IN',
    actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
  });
  await expect(shopper.call('createTransitOrder', { body })).resolves.toMatchObject({
    status: 'PENDING_PACKING',
  });
});

test('if two transit orders for one parcel are placed at once, one is made', async () => {
  const shopper = await newPayer('900', HOST);
  const parcel = await storedParcel(shopper, 1, await good(HOST));
  const { id: userAddressId } = await shopper.call('saveAddress', { body: HOME });
  const body = {
    purchaseParcelIds: [parcel.id],
    transitOptionName: 'POSTAL_EMS',
    userAddressId,
  };
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => shopper.call('createTransitOrder', { body })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(shopper.call('listTransitOrders')).resolves.toMatchObject({ total: 1 });
});
