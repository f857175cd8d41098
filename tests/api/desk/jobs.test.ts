import { describe, expect, test } from 'vitest';
import type { Input } from '../../../src/contract/endpoints.ts';
import type { BulkAct } from '../../../src/contract/values/desk/jobs.ts';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader } from '../support/cookies.ts';
import { paidOrder } from '../support/fulfilment.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { newPayer, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

const fileOf = async (person: Person, id: string): Promise<string> =>
  (await person.call('readJobFile', { params: { id } })).text;

/** The job once it has ended. */
async function ended(person: Person, id: string) {
  for (;;) {
    const job = await person.call('getJob', { params: { id } });
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
  }
}

/** Orders of one shopper that wait to be accepted. */
async function paidOrders(count: number) {
  const payer = await newPayer('9000');
  const orders = [];
  for (let i = 0; i < count; i += 1) orders.push(await paidOrder(payer));
  return orders;
}

describe('an export', () => {
  test('has the rows of the filter, the chosen columns and the zone, and is logged with its hash', async () => {
    const [order] = await paidOrders(1);
    const buyer = await newPerson('BUYER');
    const job = await buyer.call('makeExport', {
      body: { list: 'ORDERS', filter: `number=${order?.orderNo}`, columns: 'total,age' },
    });
    expect(job).toMatchObject({ state: 'DONE', done: 1, failed: 0, extension: '.csv' });
    const text = await fileOf(buyer, job.id);
    const [head = '', row = '', end] = text.split('\r\n');
    expect(head).toMatch(
      /^\uFEFFOrder,State,Customer,Total \(CNY\),Cost \(CNY\),Waiting since \(.+\),Ordered/,
    );
    expect(row).toMatch(
      new RegExp(`^${order?.orderNo},.*,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d`),
    );
    expect(end).toBe('');
    const auditor = await newPerson('AUDITOR');
    const { records } = await auditor.call('listAudit', { query: { subjectId: job.id } });
    expect(records[0]).toMatchObject({
      call: 'exportWritten',
      actorId: buyer.id,
      change: { rows: 1, sha256: job.sha256, list: 'ORDERS' },
    });
  });

  test('for programs has every cell unchanged, and no byte order mark', async () => {
    const buyer = await newPerson('BUYER');
    const body = { list: 'ORDERS', filter: 'number=P0000', format: 'PLAIN' } as const;
    const { id } = await buyer.call('makeExport', { body });
    expect(await fileOf(buyer, id)).toMatch(/^Order,/);
  });

  test('is downloaded as a file at the desk', async () => {
    const buyer = await newPerson('BUYER');
    const body = { list: 'ORDERS', filter: 'number=P0000' } as const;
    const { id } = await buyer.call('makeExport', { body });
    const file = `/desk/${TENANT_ID}/jobs/${id}.csv`;
    const answer = await visit(file, {
      host: 'desk.localhost',
      headers: { cookie: cookieHeader({ sampan_desk: buyer.token }) },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename=".+\.csv"$/),
    });
    expect(answer.text).toMatch(/^\uFEFF?Order,/);
    const stranger = await newPerson('BUYER');
    const other = {
      host: 'desk.localhost',
      headers: { cookie: cookieHeader({ sampan_desk: stranger.token }) },
    };
    expect((await visit(file, other)).status).toBe(404);
    expect((await visit(file, { host: 'desk.localhost' })).status).toBe(307);
  });

  test('needs the right to export that list, and a filter that the list takes', async () => {
    const warehouse = await newPerson('WAREHOUSE');
    const orders = { body: { list: 'ORDERS' } } as const;
    expect(await refusal(warehouse.call('makeExport', orders))).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER');
    expect(await refusal(buyer.call('makeExport', { body: { list: 'SHOPPERS' } }))).toBe(
      'FORBIDDEN',
    );
    for (const filter of ['status=NOTHING', 'unknown=1', 'sort=waiting&status=']) {
      const wrong = buyer.call('makeExport', { body: { list: 'ORDERS', filter } });
      expect([filter, await refusal(wrong)]).toEqual([filter, 'VALIDATION_FAILED']);
    }
    expect(await refusal(buyer.call('makeExport', orders, { host: OTHER_HOST }))).toBe('NOT_FOUND');
  });

  test('can’t be read by anybody else, nor at another tenant', async () => {
    const [ann, bob] = [await newPerson('BUYER'), await newPerson('BUYER')];
    const body = { list: 'ORDERS', filter: 'number=P0000' } as const;
    const { id } = await ann.call('makeExport', { body });
    expect(await refusal(bob.call('getJob', { params: { id } }))).toBe('NOT_FOUND');
    expect(await refusal(fileOf(bob, id))).toBe('NOT_FOUND');
    const owner = await newPerson('OWNER', { tenantId: '*' });
    expect(await owner.call('getJob', { params: { id } })).toMatchObject({ id });
    expect(await refusal(owner.call('getJob', { params: { id } }, { host: OTHER_HOST }))).toBe(
      'NOT_FOUND',
    );
    const mine = await bob.call('listJobs');
    expect(mine.records).toEqual([]);
    expect(await refusal(bob.call('listJobs', { query: { everybody: true } }))).toBe('FORBIDDEN');
  });
});

describe('an act on many orders', () => {
  test('is done with each, with a result and an audit entry a row; only the failed are repeated', async () => {
    const [first, second] = await paidOrders(2);
    const ids = [first?.id ?? '', 'nothing', second?.id ?? ''];
    const buyer = await newPerson('BUYER');
    const { id } = await buyer.call('startBulk', { body: { act: 'ACCEPT_ORDERS', ids } });
    const job = await ended(buyer, id);
    expect(job).toMatchObject({ state: 'DONE', total: 3, done: 2, failed: 1 });
    const { records } = await buyer.call('listJobRows', { params: { id } });
    expect(records.map(({ state, number }) => [state, number])).toEqual([
      ['DONE', first?.orderNo],
      ['FAILED', 'nothing'],
      ['DONE', second?.orderNo],
    ]);
    expect(records[1]?.error).toMatch(/\w/);
    const auditor = await newPerson('AUDITOR');
    const query = { actorId: buyer.id, call: 'acceptOrder' };
    const audit = await auditor.call('listAudit', { query });
    expect(audit.records.map(({ subjectId }) => subjectId).sort()).toEqual(
      [first?.id, second?.id].sort(),
    );
    await buyer.call('repeatJob', { params: { id } });
    expect(await ended(buyer, id)).toMatchObject({ done: 2, failed: 1 });
    expect((await auditor.call('listAudit', { query })).records).toHaveLength(2);
  });

  test('takes all objects that match and were in the list when it was shown', async () => {
    const [order] = await paidOrders(1);
    const asOf = new Date().toISOString();
    const [later] = await paidOrders(1);
    const buyer = await newPerson('BUYER');
    const { id } = await buyer.call('startBulk', {
      body: { act: 'ACCEPT_ORDERS', which: 'ALL', filter: 'status=PAID&sort=waiting', asOf },
    });
    expect(await ended(buyer, id)).toMatchObject({ state: 'DONE', failed: 0 });
    const statusOf = async (orderId = '') =>
      (await buyer.call('getOpsOrder', { params: { id: orderId } })).status;
    expect(await statusOf(order?.id)).toBe('PURCHASING');
    expect(await statusOf(later?.id)).toBe('PAID');
  });

  test('stops when it is cancelled; what is done stays done', async () => {
    const ids = Array.from({ length: 400 }, (_, index) => `nothing-${index}`);
    const buyer = await newPerson('BUYER');
    const { id } = await buyer.call('startBulk', { body: { act: 'ACCEPT_ORDERS', ids } });
    const cancelled = await buyer.call('cancelJob', { params: { id } });
    expect(cancelled.state).toBe('CANCELLED');
    const { done, failed } = await buyer.call('getJob', { params: { id } });
    expect(done + failed).toBeLessThan(400);
    expect(await buyer.call('getJob', { params: { id } })).toMatchObject({ done, failed });
    expect(await refusal(buyer.call('cancelJob', { params: { id } }))).toBe('ILLEGAL_TRANSITION');
    expect(await refusal(buyer.call('repeatJob', { params: { id } }))).toBe('ILLEGAL_TRANSITION');
  });

  test('needs the right to do the same with one object, and at least one object', async () => {
    const service = await newPerson('SERVICE');
    const accept = { act: 'ACCEPT_ORDERS' as const, ids: ['nothing'] };
    expect(await refusal(service.call('startBulk', { body: accept }))).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER');
    const none = buyer.call('startBulk', { body: { ...accept, ids: [] } });
    expect(await refusal(none)).toBe('NOTHING_TO_DO');
    const snooze = { act: 'SNOOZE_WORK' as const, ids: ['x'], filter: 'pile=ORDERS_TO_ACCEPT' };
    expect(await refusal(buyer.call('startBulk', { body: snooze }))).toBe('VALIDATION_FAILED');
    const money = { act: 'CLAIM_WORK' as const, ids: ['x'], filter: 'pile=WITHDRAWALS' };
    expect(await refusal(buyer.call('startBulk', { body: money }))).toBe('FORBIDDEN');
  });

  test('claims the objects of a pile', async () => {
    const [order] = await paidOrders(1);
    const buyer = await newPerson('BUYER');
    const body = {
      act: 'CLAIM_WORK' as const,
      ids: [order?.id ?? ''],
      filter: 'pile=ORDERS_TO_ACCEPT',
    };
    const { id } = await buyer.call('startBulk', { body });
    expect(await ended(buyer, id)).toMatchObject({ state: 'DONE', done: 1 });
    const ann = await newPerson('BUYER');
    const claim = { body: { subject: 'PURCHASE_ORDER', id: order?.id ?? '' } } as const;
    expect(await refusal(ann.call('claimWork', claim))).toBe('CLAIMED');
  });
});

/** Opens `count` tickets of a new shopper as `person`. Resolves to their ids. */
async function openTickets(person: Person, count: number): Promise<string[]> {
  const payer = await newPayer('100');
  const { id: shopperId } = await payer.call('getProfile');
  const ids = [];
  for (let i = 0; i < count; i += 1) {
    const body = { shopperId, kind: 'QUESTION' as const, text: 'Where is it?' };
    ids.push((await person.call('openTicket', { body })).id);
  }
  return ids;
}

describe('an act on many tickets', () => {
  const ticketOf = (person: Person, id = '') => person.call('getTicket', { params: { id } });
  const startAll = async (person: Person, act: BulkAct, ids: string[], until?: string) => {
    const { id } = await person.call('startBulk', { body: { act, ids, until } });
    return ended(person, id);
  };

  test('takes them, gives them back, sets them aside and closes them, each with an entry', async () => {
    const [opener, service] = [await newPerson('SERVICE'), await newPerson('SERVICE')];
    const ids = await openTickets(opener, 2);
    expect(await startAll(service, 'TAKE_TICKETS', ids)).toMatchObject({ done: 2, failed: 0 });
    for (const id of ids) {
      expect(await ticketOf(service, id)).toMatchObject({ assignee: service.id });
    }
    await startAll(service, 'GIVE_BACK_TICKETS', ids);
    expect(await ticketOf(service, ids[0])).toMatchObject({ assignee: '' });
    await startAll(service, 'SNOOZE_TICKETS', ids.slice(0, 1), '2099-01-02');
    expect(await ticketOf(service, ids[0])).toMatchObject({ state: 'SNOOZED' });
    await startAll(service, 'CLOSE_TICKETS', ids);
    for (const id of ids) expect(await ticketOf(service, id)).toMatchObject({ state: 'CLOSED' });
    const again = await startAll(service, 'CLOSE_TICKETS', [...ids, 'nothing']);
    expect(again).toMatchObject({ done: 0, failed: 3 });
    const auditor = await newPerson('AUDITOR');
    const query = { actorId: service.id, call: 'closeTicket' };
    const { records } = await auditor.call('listAudit', { query });
    expect(records.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
  });

  test('takes all objects that match and were in the list when it was shown', async () => {
    const service = await newPerson('SERVICE');
    const [first = ''] = await openTickets(service, 1);
    const asOf = new Date().toISOString();
    const [later = ''] = await openTickets(service, 1);
    const filter = 'state=OPEN&assignee=ME';
    const body = { act: 'GIVE_BACK_TICKETS', which: 'ALL', filter, asOf } as const;
    const { id } = await service.call('startBulk', { body });
    await ended(service, id);
    expect(await ticketOf(service, first)).toMatchObject({ assignee: '' });
    expect(await ticketOf(service, later)).toMatchObject({ assignee: service.id });
  });

  test('is refused without the right, without a day to set aside until, or for another list', async () => {
    const service = await newPerson('SERVICE');
    const ids = ['nothing'];
    const refused = (person: Person, body: Input<'startBulk'>['body']) =>
      refusal(person.call('startBulk', { body }));
    expect(await refused(service, { act: 'SNOOZE_TICKETS', ids })).toBe('VALIDATION_FAILED');
    expect(await refused(service, { act: 'CLOSE_TICKETS', list: 'ORDERS', ids })).toBe(
      'VALIDATION_FAILED',
    );
    const buyer = await newPerson('BUYER');
    expect(await refused(buyer, { act: 'CLOSE_TICKETS', ids })).toBe('FORBIDDEN');
    expect(await refused(buyer, { act: 'CLAIM_WORK', list: 'SHIPMENTS', ids })).toBe('FORBIDDEN');
  });
});

describe('an act on what a list shows', () => {
  test('claims all orders that match, and no other objects', async () => {
    const [order] = await paidOrders(1);
    const buyer = await newPerson('BUYER');
    const filter = `status=PAID&shopperId=${(await ofOrder(buyer, order?.id)).shopper.id}`;
    const { id } = await buyer.call('startBulk', {
      body: { act: 'CLAIM_WORK', list: 'ORDERS', which: 'ALL', filter },
    });
    expect(await ended(buyer, id)).toMatchObject({ list: 'ORDERS', done: 1, failed: 0 });
    const ann = await newPerson('BUYER');
    const claim = { body: { subject: 'PURCHASE_ORDER', id: order?.id ?? '' } } as const;
    expect(await refusal(ann.call('claimWork', claim))).toBe('CLAIMED');
    const warehouse = await newPerson('WAREHOUSE');
    const wrong = await warehouse.call('startBulk', {
      body: { act: 'CLAIM_WORK', list: 'PARCELS', ids: [order?.id ?? ''] },
    });
    expect(await ended(warehouse, wrong.id)).toMatchObject({ done: 0, failed: 1 });
  });
});

const ofOrder = (person: Person, id = '') => person.call('getOpsOrder', { params: { id } });

describe('what came since a list was shown', () => {
  const isoNow = () => new Date().toISOString();
  const count = (person: Person, query: Input<'countNewRows'>['query']) =>
    person.call('countNewRows', { query });

  const FUTURE = '2099-01-01T00:00:00.000Z';

  test('is counted by the order of the list, whichever it is', async () => {
    const buyer = await newPerson('BUYER');
    const payer = await newPayer('9000');
    const first = await paidOrder(payer);
    const { shopper } = await ofOrder(buyer, first.id);
    const asOf = isoNow();
    const own = { list: 'ORDERS', filter: `shopperId=${shopper.id}` } as const;
    expect(await count(buyer, { ...own, asOf })).toEqual({ count: 0 });
    for (let i = 0; i < 2; i += 1) await paidOrder(payer);
    expect(await count(buyer, { ...own, asOf })).toEqual({ count: 2 });
    // Other tests place orders meanwhile.
    for (const query of [
      { list: 'ORDERS', filter: 'status=PAID&sort=waiting' },
      { list: 'ORDERS', filter: 'status=PAID&sort=newest' },
      { list: 'WORK', filter: 'pile=ORDERS_TO_ACCEPT' },
    ] as const) {
      expect((await count(buyer, { ...query, asOf })).count).toBeGreaterThanOrEqual(2);
      expect(await count(buyer, { ...query, asOf: FUTURE })).toEqual({ count: 0 });
    }
  });

  test('is counted for tickets and shoppers, but not in a list in another order', async () => {
    const service = await newPerson('SERVICE');
    const asOf = isoNow();
    await openTickets(service, 1);
    for (const query of [
      { list: 'TICKETS', filter: 'state=OPEN' },
      { list: 'SHOPPERS', filter: '' },
    ] as const) {
      expect((await count(service, { ...query, asOf })).count).toBeGreaterThanOrEqual(1);
      expect(await count(service, { ...query, asOf: FUTURE })).toEqual({ count: 0 });
    }
    for (const query of [
      { list: 'TICKETS', filter: 'state=SNOOZED' },
      { list: 'SHOPPERS', filter: 'q=ada' },
      { list: 'PARCELS', filter: 'list=STORED' },
    ] as const) {
      expect(await count(service, { ...query, asOf })).toEqual({ count: 0 });
    }
  });

  test('needs the right to see the list, and a filter that it takes', async () => {
    const asOf = isoNow();
    const marketer = await newPerson('MARKETING');
    const refused = (person: Person, query: Input<'countNewRows'>['query']) =>
      refusal(count(person, query));
    expect(await refused(marketer, { list: 'ORDERS', filter: '', asOf })).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER');
    const pile = { list: 'WORK', filter: 'pile=WITHDRAWALS', asOf } as const;
    expect(await refused(buyer, pile)).toBe('FORBIDDEN');
    expect(await refused(buyer, { list: 'ORDERS', filter: 'x=1', asOf })).toBe('VALIDATION_FAILED');
  });
});
