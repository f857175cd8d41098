import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { STANDARD_TARIFF } from '../../../../../demo/tariffs/standard.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { currentTariff, tariffAt } from '../../../../../src/server/commerce/freight/stored.ts';
import { tariffTimers } from '../../../../../src/server/commerce/tariff/begin.ts';
import { compareTariff } from '../../../../../src/server/commerce/tariff/compare.ts';
import { namesCsv, rowsCsv, tableIn } from '../../../../../src/server/commerce/tariff/csv-table.ts';
import {
  changeDraft,
  deleteDraft,
  makeDraft,
} from '../../../../../src/server/commerce/tariff/draft.ts';
import {
  publishTariff,
  rollBackTariff,
  withdrawTariff,
} from '../../../../../src/server/commerce/tariff/publish.ts';
import { listTariffs } from '../../../../../src/server/commerce/tariff/records.ts';
import { quoteTariff } from '../../../../../src/server/commerce/tariff/try-parcel.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import { tariffRows, tariffs } from '../../../../../src/server/db/schema/warehouse/tariffs.ts';
import { transitOrders } from '../../../../../src/server/db/schema/warehouse/transit.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { BOX, forwarded, forwarder, operator } from '../../../support/forwarding.ts';
import { openShop } from '../../../support/shop.ts';

const HOUR = 3_600_000;
const NOW_PUBLISHED = { validFrom: '', note: '' };
const EMS_ROW = STANDARD_TARIFF.rows.findIndex(({ code }) => code === 'POSTAL_EMS');

async function open() {
  const shop = await openShop(await openTestDatabase());
  const shopper = await forwarder(shop);
  return { db: shop.db, shopper, scope: operator(shopper) };
}

/** Publishes another price of the first half kilogram by EMS. */
async function reprice(scope: Scope, first: string, validFrom = '') {
  const { id } = await makeDraft(scope, '');
  await changeDraft(scope, id, { rows: [{ row: EMS_ROW, remove: false, first }], names: [] });
  return publishTariff(scope, id, { validFrom, note: '' });
}

const later = (scope: OwnerScope | Scope, ms: number): Scope => ({ ...scope, now: scope.now + ms });

describe('a transit order', () => {
  it('is billed by the tariff of its estimate, whatever was published or rolled back since', async () => {
    const { db, shopper, scope } = await open();
    const order = await forwarded(shopper);
    await reprice(scope, '190.00');
    await packTransit(scope, order.id);
    const weighed = await weighTransit(later(scope, 1), order.id, BOX);
    expect(weighed.bill?.lines[0]?.amount).toBe('150.00');
    const [row] = await db.select().from(transitOrders).where(eq(transitOrders.id, order.id));
    expect(row).toMatchObject({ tariffVersion: 1, tariffRow: EMS_ROW });
    const dearer = await forwarded({ ...shopper, now: shopper.now + 2 });
    expect(dearer.estimate.lines[0]?.amount).toBe('250.00');
    const [first] = (await listTariffs(scope)).toReversed();
    await rollBackTariff(later(scope, 3), first?.id ?? '', { reason: 'Test' });
    await packTransit(later(scope, 4), dearer.id);
    const billed = await weighTransit(later(scope, 5), dearer.id, BOX);
    expect(billed.bill?.lines[0]?.amount).toBe('250.00');
  });
  it('pays for the extras that the shopper chose, for a remote area, and for taxes, in estimate and bill', async () => {
    const { shopper, scope } = await open();
    const { id } = await makeDraft(scope, '');
    await changeDraft(scope, id, {
      rows: [
        {
          row: EMS_ROW,
          remove: false,
          surcharges: 'GIFT_BOX PER_ORDER 5.00 optional; WRAPPING PER_ORDER 3.00 optional',
          remote: 'kz 05: 20.00; kz 06: 99.00',
          taxes: 'DDP 12% 8.00',
        },
      ],
      names: [
        { code: 'GIFT_BOX', locale: 'en', text: 'Gift box' },
        { code: 'WRAPPING', locale: 'en', text: 'Wrapping' },
      ],
    });
    await publishTariff(scope, id, NOW_PUBLISHED);
    const order = await forwarded(shopper, {
      extras: ['GIFT_BOX', 'NO_SUCH'],
      declaredValue: '50',
    });
    const linesOf = (bill: { lines: { label: string; amount: string }[] } | undefined) =>
      bill?.lines.slice(1).map(({ label, amount }) => `${label} ${amount}`);
    const expected = [
      'Gift box 5.00',
      'Remote area 20.00',
      'Duties and taxes 6.00',
      'Packing 8.00',
    ];
    expect(linesOf(order.estimate)).toEqual(expected);
    await packTransit(scope, order.id);
    const { bill } = await weighTransit(later(scope, 1), order.id, BOX);
    expect(linesOf(bill)).toEqual(expected);
  });
  it('has the name of its option from its version, also when the option is gone', async () => {
    const { shopper, scope } = await open();
    const order = await forwarded(shopper);
    const { id } = await makeDraft(scope, '');
    await changeDraft(scope, id, { rows: [{ row: EMS_ROW, remove: true }], names: [] });
    await publishTariff(scope, id, NOW_PUBLISHED);
    await packTransit(scope, order.id);
    const { optionTitle, bill } = await weighTransit(later(scope, 1), order.id, BOX);
    expect([optionTitle, bill?.total]).toEqual(['EMS (post)', order.estimate.total]);
  });
});

describe('what is published', () => {
  it('never changes: no row or name is updated, deleted, added or replaced', async () => {
    const { db, scope } = await open();
    const { id } = await reprice(scope, '91.00');
    const attempts = [
      db.update(tariffRows).set({ cells: {} }).where(eq(tariffRows.tariffId, id)),
      db.delete(tariffRows).where(eq(tariffRows.tariffId, id)),
      db.insert(tariffRows).values({ tenantId: 'one', tariffId: id, position: 99, cells: {} }),
      db.run(
        sql`insert or replace into tariff_rows select * from tariff_rows where tariff_id = ${id}`,
      ),
      db.update(tariffs).set({ names: [] }).where(eq(tariffs.id, id)),
      db.update(tariffs).set({ validFrom: 1 }).where(eq(tariffs.id, id)),
      db.update(tariffs).set({ state: 'DRAFT' }).where(eq(tariffs.id, id)),
      db.delete(tariffs).where(eq(tariffs.id, id)),
      db.run(sql`insert or replace into tariffs select * from tariffs where id = ${id}`),
    ];
    for (const attempt of attempts) {
      const error = await Promise.resolve(attempt).then(
        () => undefined,
        (reason: { cause?: Error }) => String(reason.cause ?? reason),
      );
      expect(error).toContain('tariffs: published');
    }
  });
  it('raises the revision of its tenant’s content, and a draft does not', async () => {
    const { db, scope } = await open();
    await db.run(
      sql`insert or ignore into revisions (scope, revision) values ('one', 1), ('two', 1)`,
    );
    const before = await readRevisions(db);
    const { id } = await makeDraft(scope, '');
    await changeDraft(scope, id, { rows: [{ row: 0, remove: false, fuel: '1' }], names: [] });
    expect(await readRevisions(db)).toEqual(before);
    await publishTariff(scope, id, NOW_PUBLISHED);
    const after = await readRevisions(db);
    expect(after.one).toBeGreaterThan(before.one ?? 0);
    expect(after.two).toBe(before.two);
  });
  it('for later applies from its time on, whether the timer has run or not', async () => {
    const { db, scope } = await open();
    const begins = new Date(scope.now + HOUR).toISOString();
    const { id, number } = await reprice(scope, '91.00', begins);
    expect((await currentTariff(scope)).version).toBe(1);
    expect((await currentTariff(later(scope, HOUR))).version).toBe(number);
    const due = { platform: { database: db }, now: scope.now + HOUR } as Parameters<
      NonNullable<(typeof tariffTimers)['tariffs']>
    >[0];
    await tariffTimers.tariffs?.({ ...due, now: scope.now });
    await expect(withdrawTariff(later(scope, HOUR), id)).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
    await tariffTimers.tariffs?.(due);
    const [row] = await db.select().from(tariffs).where(eq(tariffs.id, id));
    expect(row?.state).toBe('PUBLISHED');
  });
});

describe('two people at once', () => {
  it('publish a draft once', async () => {
    const { scope } = await open();
    const { id } = await makeDraft(scope, '');
    const both = await Promise.allSettled([
      publishTariff(scope, id, NOW_PUBLISHED),
      publishTariff(scope, id, NOW_PUBLISHED),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listTariffs(scope)).map(({ number }) => number)).toEqual([2, 1]);
  });
  it('begin one draft', async () => {
    const { scope } = await open();
    const both = await Promise.allSettled([makeDraft(scope, ''), makeDraft(scope, '')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('that is thrown away leaves nothing', async () => {
    const { db, scope } = await open();
    const { id } = await makeDraft(scope, '');
    await deleteDraft(scope, id);
    expect(await db.select().from(tariffRows).where(eq(tariffRows.tariffId, id))).toEqual([]);
    expect(await listTariffs(scope)).toHaveLength(1);
  });
  it('quotes the row as the table counts it, also behind a row with a mistake', async () => {
    const { scope } = await open();
    const { id } = await makeDraft(scope, '');
    await changeDraft(scope, id, { rows: [{ row: 0, remove: false, first: '?' }], names: [] });
    const question = { country: 'kz', postCode: '', weightG: 1240, boxes: 1, insured: false };
    const quoted = await quoteTariff(scope, id, {
      ...question,
      goodsClass: 'NORMAL',
      declaredValue: '',
      extras: false,
    });
    const rowOf = (code: string) => quoted.find((option) => option.code === code)?.here?.row;
    expect([rowOf('TAX_FREE_AIR'), rowOf('POSTAL_EMS')]).toEqual([undefined, EMS_ROW]);
  });
  it('is compared row by row, also when a zone changes or rows move', async () => {
    const { scope } = await open();
    const { id, table } = await makeDraft(scope, '');
    await changeDraft(scope, id, {
      rows: [
        { row: EMS_ROW, remove: false, countries: 'kz', step: '31.00' },
        { row: 0, remove: true },
        { ...table[0], remove: false },
      ],
      names: [{ code: 'TRUCK', locale: 'en', text: 'Lorry' }],
    });
    expect(await compareTariff(scope, id)).toEqual({
      added: [],
      removed: [],
      changed: [
        {
          code: 'POSTAL_EMS',
          countries: 'kz',
          postcodes: '',
          column: 'countries',
          before: 'WORLD',
          after: 'kz',
        },
        {
          code: 'POSTAL_EMS',
          countries: 'kz',
          postcodes: '',
          column: 'step',
          before: '30.00',
          after: '31.00',
        },
      ],
      names: [{ code: 'TRUCK', locale: 'en', before: 'Truck', text: 'Lorry' }],
    });
  });
});

describe('a table as CSV', () => {
  test('comes back as it went out, also its names', () => {
    expect(tableIn(rowsCsv(STANDARD_TARIFF))?.rows).toEqual(STANDARD_TARIFF.rows);
    expect(tableIn(namesCsv(STANDARD_TARIFF))?.names).toHaveLength(STANDARD_TARIFF.names.length);
    expect(tableIn(namesCsv(STANDARD_TARIFF))?.names).toEqual(
      STANDARD_TARIFF.names.map(({ code, name }) => ({
        code,
        name: expect.objectContaining({ en: name.en }),
      })),
    );
  });
  test('runs no formula in a spreadsheet, and keeps the zeros of postcodes', () => {
    const rows = [{ code: '=1+1', postcodes: '050', days: '12-20' }];
    const csv = rowsCsv({ rows });
    expect(csv).toContain(`'=1+1`);
    expect(csv).toContain('"=""050"""');
    expect(csv).toContain('12–20');
    expect(tableIn(csv)?.rows).toEqual(rows);
  });
  test('without a heading, or with broken quotes, is none', () => {
    expect(tableIn('1,2,3')).toBeUndefined();
    expect(tableIn('')).toBeUndefined();
    expect(tableIn('code,en\n"TRUCK')).toBeUndefined();
  });
});

test('a bill that names a version which never was is a fault', async () => {
  const { scope } = await open();
  await expect(tariffAt(scope, 7)).rejects.toThrow('has no tariff 7');
});
