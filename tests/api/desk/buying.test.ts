import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/contract/errors.ts';
import { refusal } from '../../support/refusal.ts';
import { boughtOrder, paidOrder, takenOrder } from '../support/fulfilment.ts';
import { newPerson } from '../support/staff.ts';
import { newPayer } from '../support/world.ts';

const of = (id: string) => ({ params: { id } });

describe('a buyer', () => {
  test('accepts many, asks, is answered, pastes, and ships in two parcels', async () => {
    const shopper = await newPayer('2000');
    const buyer = await newPerson('BUYER');
    const orders = [
      await paidOrder(shopper, 2),
      await paidOrder(shopper),
      await paidOrder(shopper),
    ];
    const ids = orders.map(({ id }) => id);
    expect(await buyer.call('acceptOrders', { body: { ids: [...ids, 'NOTHING'] } })).toMatchObject({
      accepted: 3,
      refused: 1,
    });
    const [first, second, third] = orders;
    if (!first || !second || !third) throw new Error('three orders');
    await buyer.call('askShopper', { ...of(first.id), body: { question: 'Green?' } });
    await shopper.call('answerPurchaseOrder', { ...of(first.id), body: { answer: 'Yes' } });
    const good = orders.map(({ orderNo }, index) => `${orderNo}\t28112233${index}\t1${index}.50`);
    const bad = ['P26112300000\t1', `${second.orderNo}\t2`, `${third.orderNo}\t2.8E+15`];
    const { rows } = await buyer.call('checkOrderPaste', {
      body: { text: [...good, ...bad].join('\n') },
    });
    expect(rows.filter(({ problems }) => problems.length > 0).map(({ line }) => line)).toEqual([
      4, 5, 6,
    ]);
    const all = { body: { text: [...good, ...bad].join('\n') } };
    expect(await refusal(buyer.call('pasteOrders', all))).toBe('PASTE_REFUSED');
    await buyer.call('pasteOrders', { body: { text: good.join('\n') } });
    const [line] = first.items;
    const send = (domesticTrackingNo: string) =>
      buyer.call('shipParcel', {
        ...of(first.id),
        body: {
          domesticCarrier: 'ZTO',
          domesticTrackingNo,
          items: [{ orderItemId: line?.id ?? '', quantity: 1 }],
        },
      });
    await send('75380012340001');
    const sent = await send('75380012340002');
    expect(sent).toMatchObject({
      status: 'SELLER_SHIPPED',
      cost: '10.50',
      actions: ['correctCost'],
    });
    expect(sent.timeline.filter(({ event }) => event === 'ACCEPTED')).toMatchObject([
      { by: 'Li Na', actor: 'OPERATOR' },
    ]);
    expect(sent.shopper).not.toHaveProperty('email');
    const { records } = await buyer.call('listOpsOrders', { query: { number: '75380012340002' } });
    expect(records.map(({ id }) => id)).toEqual([first.id]);
  });

  test('sees the same order as somebody of service, who also sees the shopper’s e-mail', async () => {
    const shopper = await newPayer('2000');
    const { id } = await takenOrder(shopper);
    const service = await newPerson('SERVICE');
    expect((await service.call('getOpsOrder', of(id))).shopper.email).toBe(shopper.email);
    await service.call('addOrderNote', { ...of(id), body: { text: 'She telephoned' } });
    const buyer = await newPerson('BUYER');
    expect(await buyer.call('listOrderNotes', of(id))).toMatchObject([
      { text: 'She telephoned', by: 'Li Na' },
    ]);
    expect(JSON.stringify(await shopper.call('getPurchaseOrder', of(id)))).not.toContain(
      'telephoned',
    );
  });

  test('does not change an order that somebody else changed meanwhile', async () => {
    const shopper = await newPayer('2000');
    const { id, version } = await boughtOrder(shopper);
    const buyer = await newPerson('BUYER');
    const correct = (cost: string) =>
      buyer.call('correctCost', { ...of(id), body: { cost } }, { version });
    const once = await correct('10');
    expect(once.version).toBeGreaterThan(version);
    const refused = await correct('11').catch((error) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused.body).toMatchObject({
      code: 'STALE_VERSION',
      current: { version: once.version, by: 'Li Na', actor: 'OPERATOR', fields: { cost: '10.00' } },
    });
  });

  test('does not find another tenant’s order, nor its notes', async () => {
    const shopper = await newPayer('2000', 'la.localhost');
    const { id, orderNo } = await paidOrder(shopper);
    const buyer = await newPerson('BUYER');
    for (const name of ['getOpsOrder', 'acceptOrder', 'listOrderNotes'] as const) {
      expect(await refusal(buyer.call(name, of(id)))).toBe('NOT_FOUND');
    }
    const found = await buyer.call('listOpsOrders', { query: { number: orderNo } });
    expect(found.records).toEqual([]);
    const accepted = await buyer.call('acceptOrders', { body: { ids: [id] } });
    expect(accepted).toMatchObject({ accepted: 0, results: [{ code: 'NOT_FOUND' }] });
  });

  test('accepts an order that another buyer accepts at once, and only one of them succeeds', async () => {
    const shopper = await newPayer('2000');
    const { id } = await paidOrder(shopper);
    const people = [await newPerson('BUYER'), await newPerson('BUYER')];
    const results = await Promise.all(
      people.map((person) => person.call('acceptOrders', { body: { ids: [id] } })),
    );
    expect(results.map(({ accepted }) => accepted).toSorted()).toEqual([0, 1]);
  });
});

describe('an order for a shopper who telephones', () => {
  test('is made by service, and not by a buyer', async () => {
    const shopper = await newPayer('2000');
    const body = { shopper: shopper.email, title: 'Linen apron', price: '4.50', quantity: 2 };
    const service = await newPerson('SERVICE');
    const order = await service.call('createOrderFor', { body });
    expect(await shopper.call('getPurchaseOrder', of(order.id))).toMatchObject({
      status: 'PENDING_PAYMENT',
      goods: '9.00',
    });
    const buyer = await newPerson('BUYER');
    expect(await refusal(buyer.call('createOrderFor', { body }))).toBe('FORBIDDEN');
  });
});
