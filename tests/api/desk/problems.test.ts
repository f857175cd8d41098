import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { failedParcel } from '../support/fulfilment.ts';
import { newPerson } from '../support/staff.ts';
import { newUnknown } from '../support/stock.ts';
import { DEFAULT_HOST, newPayer } from '../support/world.ts';

const all = { query: { pageSize: 100 } };

describe('the list of problems', () => {
  test('has each problem with its next step, its owner, and what the shopper was told', async () => {
    const parcel = await failedParcel(await newPayer('2000'));
    const worker = await newPerson('WAREHOUSE');
    const of = { subject: 'PURCHASE_PARCEL' as const, id: parcel.id };
    const find = async () =>
      (await worker.call('listProblems', all)).records.find(({ id }) => id === parcel.id);
    expect(await find()).toMatchObject({
      pile: 'PARCELS_FAILED',
      number: parcel.parcelNo,
      nextStep: expect.stringMatching(/\w/),
      told: { title: expect.stringMatching(/\w/) },
    });
    await worker.call('claimWork', { body: of });
    expect((await find())?.claim).toMatchObject({ staffId: worker.id });
  });

  test('has parcels without a shopper, whom nobody can be told about', async () => {
    const worker = await newPerson('WAREHOUSE');
    const { id, unknownNo } = await newUnknown({ host: DEFAULT_HOST });
    const { records } = await worker.call('listProblems', {
      query: { pile: 'PARCELS_UNKNOWN', pageSize: 100 },
    });
    const row = records.find((one) => one.id === id);
    expect(row).toMatchObject({ number: unknownNo, subject: 'UNKNOWN_PARCEL', userId: '' });
    expect(row?.told).toBeUndefined();
    const body = { subject: 'UNKNOWN_PARCEL' as const, id };
    await expect(worker.call('claimWork', { body })).resolves.toBeDefined();
  });

  test('has all kinds of problems in one order by age, page by page', async () => {
    await newUnknown({ host: DEFAULT_HOST });
    await failedParcel(await newPayer('2000'));
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const whole = await owner.call('listProblems', all);
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.call('listProblems', { query: { pageSize: 2, cursor } });
      pages.push(...page.records.map(({ id }) => id));
      cursor = page.next;
    } while (cursor && pages.length < whole.records.length);
    const times = whole.records.map(({ since }) => since);
    expect(times).toEqual(times.toSorted());
    expect(pages.slice(0, whole.records.length)).toEqual(whole.records.map(({ id }) => id));
    expect(whole.refusedMails).toEqual(expect.any(Number));
  });

  test('shows each person only the problems that their role may see, and none of another tenant', async () => {
    const buyer = await newPerson('BUYER');
    const lateShipments = { query: { pile: 'SHIPMENTS_LATE' as const } };
    expect(await refusal(buyer.call('listProblems', lateShipments))).toBe('FORBIDDEN');
    const marketing = await newPerson('MARKETING');
    expect((await marketing.call('listProblems', all)).records).toEqual([]);
    const elsewhere = buyer.call('listProblems', all, { host: 'la.localhost' });
    expect(await refusal(elsewhere)).toBe('NOT_FOUND');
  });
});
