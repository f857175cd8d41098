import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { paidOrder } from '../support/fulfilment.ts';
import { newPerson, TENANT_ID } from '../support/staff.ts';
import { newPayer, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

describe('the piles', () => {
  test('are counted only if the person may see them', async () => {
    const warehouse = await newPerson('WAREHOUSE');
    const { piles } = await warehouse.call('countWork');
    expect(piles.map(({ pile }) => pile.replace(/_.*/, ''))).not.toContain('ORDERS');
    expect(piles.map(({ pile }) => pile)).toContain('PARCELS_TO_CHECK');
    const marketing = await newPerson('MARKETING');
    expect(await marketing.call('countWork')).toEqual({ piles: [] });
  });

  test('show a paid order with the reason why it is there and its next step', async () => {
    const order = await paidOrder(await newPayer('9000'));
    const buyer = await newPerson('BUYER');
    const before = await buyer.call('countWork');
    const { records } = await buyer.call('listWork', {
      query: { pile: 'ORDERS_TO_ACCEPT', pageSize: 100 },
    });
    expect(records.find(({ id }) => id === order.id)).toMatchObject({
      subject: 'PURCHASE_ORDER',
      number: order.orderNo,
      status: 'PAID',
      why: expect.stringMatching(/\w/),
      nextStep: expect.stringMatching(/\w/),
    });
    await buyer.call('acceptOrder', { params: { id: order.id } });
    const after = await buyer.call('countWork');
    const count = (of: typeof after, pile: string) =>
      of.piles.find((one) => one.pile === pile)?.count ?? 0;
    expect(count(after, 'ORDERS_TO_BUY')).toBeGreaterThanOrEqual(1);
    expect(count(before, 'ORDERS_TO_ACCEPT')).toBeGreaterThanOrEqual(1);
  });

  test('of other roles are refused, those of other tenants not found', async () => {
    const buyer = await newPerson('BUYER');
    const list = (pile: 'DEPOSITS_TO_CREDIT' | 'ORDERS_TO_BUY', host?: string) =>
      buyer.call('listWork', { query: { pile } }, host ? { host } : {});
    expect(await refusal(list('DEPOSITS_TO_CREDIT'))).toBe('FORBIDDEN');
    expect(await refusal(list('ORDERS_TO_BUY', OTHER_HOST))).toBe('NOT_FOUND');
    expect(await refusal(buyer.call('countWork', {}, { host: OTHER_HOST }))).toBe('NOT_FOUND');
    expect(await refusal(buyer.call('getToday', {}, { host: OTHER_HOST }))).toBe('NOT_FOUND');
  });

  test('answer with 304 if the caller already has the counts', async () => {
    const { token } = await newPerson('MARKETING');
    const get = (headers: Record<string, string>) =>
      visit(`/api/ops/work/counts?tenant=${TENANT_ID}`, {
        host: 'desk.localhost',
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const first = await get({});
    const etag = String(first.headers.etag ?? '');
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"\w+"$/)]);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a claim', () => {
  test('is shown with the person’s name; others are refused until they take it over', async () => {
    const { id } = await paidOrder(await newPayer('9000'));
    const [ann, bob] = [await newPerson('BUYER'), await newPerson('BUYER')];
    const body = { subject: 'PURCHASE_ORDER', id } as const;
    await ann.call('claimWork', { body });
    expect(await refusal(bob.call('claimWork', { body }))).toBe('CLAIMED');
    await bob.call('claimWork', { body: { ...body, takeOver: true } });
    const { records } = await ann.call('listWork', {
      query: { pile: 'ORDERS_TO_ACCEPT', pageSize: 100 },
    });
    expect(records.find((row) => row.id === id)?.claim).toMatchObject({ staffId: bob.id });
  });

  test('needs the right to change the object', async () => {
    const { id } = await paidOrder(await newPayer('9000'));
    const body = { subject: 'PURCHASE_ORDER', id } as const;
    const service = await newPerson('SERVICE');
    expect(await refusal(service.call('claimWork', { body }))).toBe('FORBIDDEN');
    expect(
      await refusal(
        service.call('snoozeWork', { body: { ...body, until: '2099-01-01', reason: 'x' } }),
      ),
    ).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER');
    const unknown = buyer.call('claimWork', { body: { ...body, id: 'nothing' } });
    expect(await refusal(unknown)).toBe('NOT_FOUND');
  });
});

describe('today', () => {
  test('shows money to those who may see it, and the system to those who look after it', async () => {
    const finance = await newPerson('FINANCE');
    expect(await finance.call('getToday')).toEqual({
      money: { in: expect.any(String), out: expect.any(String), since: expect.any(String) },
      rates: expect.any(Array),
    });
    const owner = await newPerson('OWNER', { tenantId: '*' });
    expect(await owner.call('getToday')).toHaveProperty('system');
    const buyer = await newPerson('BUYER');
    expect(await buyer.call('getToday')).toEqual({});
  });
});
