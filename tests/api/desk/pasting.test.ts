import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_PASTED_ROWS } from '../../../src/contract/ops/orders/pasting.ts';
import { refusal } from '../../support/refusal.ts';
import { operate, paidOrder, takenOrder } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newPayer, type Shopper } from '../support/world.ts';

const paste = (text: string) => ({ body: { text } });

describe('a sheet of bought orders', () => {
  let shopper: Shopper;
  let buyer: Person;
  beforeAll(async () => {
    shopper = await newPayer('9000');
    buyer = await newPerson('BUYER');
  });

  const statusOf = async (id: string) =>
    (await buyer.call('getOpsOrder', { params: { id } })).status;

  test('with 3 bad rows of 50 names them and takes no row; when they are mended, it takes all', async () => {
    const orders = await Array.fromAsync({ length: 50 }, () => paidOrder(shopper));
    const ids = orders.map(({ id }) => id);
    await buyer.call('acceptOrders', { body: { ids } });
    const rows = orders.map(({ orderNo }, index) => `28110000${100 + index}\t${orderNo}\t85.50`);
    const good = ['平台单号\t订单号\t成本', ...rows].join('\n');
    const bad = rows.with(4, rows[4]?.replace('\t85.50', '\tabout 85') ?? '');
    bad[17] = rows[17]?.replace(/^\d+/, '2.81E+12') ?? '';
    bad[49] = rows[48] ?? '';
    const sent = paste(['平台单号\t订单号\t成本', ...bad].join('\n'));
    const checked = await buyer.call('checkOrderPaste', sent);
    expect(checked).toMatchObject({ bad: 3, total: 50 });
    expect(checked.rows.filter(({ problems }) => problems.length > 0)).toMatchObject([
      { line: 6, problems: ['COST'] },
      { line: 19, problems: ['UPSTREAM_NO'] },
      { line: 51, problems: ['TWICE'] },
    ]);
    expect(await refusal(buyer.call('pasteOrders', sent))).toBe('PASTE_REFUSED');
    const page = { query: { status: 'PURCHASING' as const, pageSize: 100 } };
    const waiting = (await buyer.call('listOpsOrders', page)).records.map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining(ids));

    expect(await buyer.call('pasteOrders', paste(good))).toMatchObject({ bad: 0, total: 50 });
    const bought = await Promise.all(
      [0, 17, 49].map((index) => buyer.call('getOpsOrder', { params: { id: ids[index] ?? '' } })),
    );
    expect(bought).toMatchObject([
      { status: 'PURCHASED', upstreamOrderNo: '28110000100', cost: '85.50' },
      { status: 'PURCHASED', upstreamOrderNo: '28110000117', cost: '85.50' },
      { status: 'PURCHASED', upstreamOrderNo: '28110000149', cost: '85.50' },
    ]);
  });

  test('with too many rows is refused, with their number', async () => {
    const { id, orderNo } = await takenOrder(shopper);
    const rows = Array.from({ length: MAX_PASTED_ROWS }, (_, index) => `${orderNo}X${index}\t1`);
    const text = [`${orderNo}\t281100`, ...rows].join('\n');
    const checked = await buyer.call('checkOrderPaste', paste(text));
    expect(checked.total).toBe(MAX_PASTED_ROWS + 1);
    expect(checked.rows).toHaveLength(MAX_PASTED_ROWS);
    const refused = await buyer.call('pasteOrders', paste(text)).catch((error) => error.body);
    expect(refused).toMatchObject({ code: 'PASTE_TOO_LONG' });
    expect(refused.message).toContain('101');
    expect(await statusOf(id)).toBe('PURCHASING');
  });

  test('is kept for the person who pasted it, and mended cell by cell', async () => {
    const { id, orderNo } = await takenOrder(shopper);
    const text = `成本\t订单号\t平台单号\t备注\nabout 85\t${orderNo}\t2811223377\t${'很急'.repeat(3000)}`;
    const kept = await buyer.call('keepSheet', { body: { text } });
    const sheet = await buyer.call('getSheet', { params: kept });
    expect(sheet).toMatchObject({ text, bad: 1, rows: [{ line: 2, problems: ['COST'] }] });
    const columns = sheet.columns.map(({ column }) => column);
    const body = { text, columns, mended: [{ line: 2, cost: '85' }] };
    const mended = await buyer.call('getSheet', {
      params: await buyer.call('keepSheet', { body }),
    });
    expect(mended).toMatchObject({ bad: 0, rows: [{ line: 2, orderNo, cost: '85' }] });
    expect(await buyer.call('getSheet', { params: kept })).toEqual(sheet);
    await buyer.call('pasteOrders', { body: { text: mended.text } });
    expect(await statusOf(id)).toBe('PURCHASED');
  });

  test('can’t be read by anybody else, nor at another tenant', async () => {
    const kept = { params: await buyer.call('keepSheet', paste('P2611230001\t2811')) };
    const other = await newPerson('BUYER');
    expect(await refusal(other.call('getSheet', kept))).toBe('NOT_FOUND');
    const keptByKey = {
      params: await operate(shopper, 'keepSheet', paste('P2611230001\t2811')),
    };
    expect((await operate(shopper, 'getSheet', keptByKey)).total).toBe(1);
    const stranger = await newPayer('9000', 'la.localhost');
    expect(await refusal(operate(stranger, 'getSheet', keptByKey))).toBe('NOT_FOUND');
  });

  test('without any row is refused at its field', async () => {
    const refused = await buyer.call('keepSheet', paste(' \n ')).catch((error) => error.body);
    expect(refused.errors).toMatchObject([{ field: 'text' }]);
  });

  test('may have its columns in any order, if the person says which they are', async () => {
    const { id, orderNo } = await takenOrder(shopper);
    const text = `85.5\turgent\t${orderNo}\t2811223344`;
    const columns = ['cost', 'skip', 'orderNo', 'upstreamOrderNo'] as const;
    expect((await buyer.call('checkOrderPaste', paste(text))).bad).toBe(1);
    await buyer.call('pasteOrders', { body: { text, columns: [...columns] } });
    expect(await statusOf(id)).toBe('PURCHASED');
  });

  test('does not find the orders of another tenant', async () => {
    const stranger = await newPayer('9000', 'la.localhost');
    const { id, orderNo } = await takenOrder(stranger);
    const { rows } = await buyer.call('checkOrderPaste', paste(`${orderNo}\t2811`));
    expect(rows[0]?.problems).toEqual(['UNKNOWN_ORDER']);
    expect(await refusal(buyer.call('pasteOrders', paste(`${orderNo}\t2811`)))).toBe(
      'PASTE_REFUSED',
    );
    const order = await operate(stranger, 'getOpsOrder', { params: { id } });
    expect(order.status).toBe('PURCHASING');
  });

  test('pasted by two people for the same orders at once gives them the numbers of one person', async () => {
    const orders = [await takenOrder(shopper), await takenOrder(shopper)];
    const sheetOf = (mark: string) =>
      paste(
        orders.map(({ orderNo }, index) => `${orderNo}\t${mark}${index}\t8${index}`).join('\n'),
      );
    const other = await newPerson('BUYER');
    await Promise.allSettled([
      buyer.call('pasteOrders', sheetOf('1111')),
      other.call('pasteOrders', sheetOf('2222')),
    ]);
    const [first, second] = await Promise.all(
      orders.map(({ id }) => buyer.call('getOpsOrder', { params: { id } })),
    );
    expect(first?.status).toBe('PURCHASED');
    expect(second?.upstreamOrderNo.slice(0, 4)).toBe(first?.upstreamOrderNo.slice(0, 4));
  });

  test('can’t be pasted by the warehouse', async () => {
    const worker = await newPerson('WAREHOUSE');
    expect(await refusal(worker.call('pasteOrders', paste('P2611230001\t1')))).toBe('FORBIDDEN');
  });
});
