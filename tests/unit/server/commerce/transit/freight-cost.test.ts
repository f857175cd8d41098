import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atomically } from '../../../../../src/server/commerce/base/atomically.ts';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { getReport } from '../../../../../src/server/commerce/books/reports.ts';
import { transferStatements } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  addCarrierInvoice,
  dropCarrierInvoice,
  getCarrierInvoice,
  takeCarrierInvoice,
} from '../../../../../src/server/commerce/shipping/carrier-invoices.ts';
import {
  freightCostOf,
  setFreightCost,
} from '../../../../../src/server/commerce/transit/freight-cost.ts';
import { ledgerAccounts } from '../../../../../src/server/db/schema/money/ledger.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { insertRows, type NamedRow } from '../../../support/insert-row.ts';
import { openShop, operator } from '../../../support/shop.ts';

let ops: Scope;
beforeEach(async () => {
  const { db, shopper } = await openShop(await openTestDatabase());
  const mia = await shopper();
  ops = { ...operator(mia), staffId: 'li' };
  const sent = (id: string, tracking_no: string, carrier = 'EMS'): NamedRow => [
    'transit_orders',
    { id, order_no: `T${id}`, tenant_id: 'one', user_id: mia.userId, tracking_no, carrier },
  ];
  await insertRows(db, [sent('0001', 'EA1'), sent('0002', 'EA22'), sent('0003', '', '')]);
});

const costOf = async (id: string) => (await freightCostOf(ops, id))?.totalFen;
const set = (cost: string, id = '0001') => setFreightCost(ops, id, { cost, note: '' });
const add = (invoiceNo: string, text: string) =>
  addCarrierInvoice(ops, { carrier: 'EMS', invoiceNo, text });
/** The cost in the ledger, and the amount due to carriers. */
async function booked() {
  const accounts = await ops.db.select().from(ledgerAccounts);
  const of = (kind: string) => accounts.find((one) => one.kind === kind)?.balanceFen ?? 0;
  expect(await verifyLedger(ops.db, 'one')).toEqual([]);
  return [of('FREIGHT_COST'), of('CARRIER_PAYABLE')];
}

describe('what a carrier charged', () => {
  it('is booked as far as it differs, and margin and report follow', async () => {
    await set('80');
    await set('86.50');
    expect(await failureCode(set('86.50'))).toBe('NOTHING_TO_DO');
    expect(await booked()).toEqual([-86_50, 86_50]);
    await set('0');
    expect(await booked()).toEqual([0, 0]);
    await set('12.34');
    const { columns, totals } = await getReport(ops, 'FREIGHT', { by: '', channelId: '' });
    const total = (measure: string) => totals[columns.findIndex((one) => one.measure === measure)];
    expect([total('CARRIER_COST'), total('FREIGHT_MARGIN')]).toEqual(['12.34', '-12.34']);
  });

  it('is missed in the report only for shipments that a carrier has', async () => {
    for (const reference of ['T0001', 'T0003']) {
      const paid = transferStatements(ops.db, {
        tenantId: 'one',
        key: reference,
        type: 'PAYMENT',
        reference,
        at: ops.now,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -10_00 },
          { userId: '', kind: 'FREIGHT_REVENUE', amountFen: 10_00 },
        ],
      });
      await atomically(ops, paid, {});
    }
    const { totals } = await getReport(ops, 'FREIGHT', { by: '', channelId: '' });
    expect(totals.at(-1)).toBe('1');
  });

  it('entered by two people at once is one of the two', async () => {
    const results = await Promise.allSettled([set('80'), set('90')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const cost = (await costOf('0001')) ?? 0;
    expect(await booked()).toEqual([-cost, cost]);
  });

  it('is not entered before the hand-over, nor for a shipment of another tenant', async () => {
    expect(await failureCode(set('80', '0003'))).toBe('ILLEGAL_TRANSITION');
    const other = { ...ops, tenantId: 'two' };
    const foreign = setFreightCost(other, '0001', { cost: '80', note: '' });
    expect(await failureCode(foreign)).toBe('NOT_FOUND');
  });
});

describe('an invoice', () => {
  const TEXT = 'Tracking,Amount\nT0001,86.50\nEA22,10.00\nXX99,5.00\nT0003,3.00';

  it('takes the place of what was entered, once; a second one is added', async () => {
    await set('80');
    const { id, rows } = await add('1', TEXT);
    expect(rows.map(({ state }) => state)).toEqual([
      'READY',
      'READY',
      'UNKNOWN',
      'NOT_HANDED_OVER',
    ]);
    expect(await booked()).toEqual([-80_00, 80_00]);
    const taken = await takeCarrierInvoice(ops, id);
    expect(taken).toMatchObject({ state: 'TAKEN', total: '104.50' });
    expect([await costOf('0001'), await costOf('0002')]).toEqual([86_50, 10_00]);
    expect(await booked()).toEqual([-96_50, 96_50]);
    expect(await failureCode(takeCarrierInvoice(ops, id))).toBe('ILLEGAL_TRANSITION');
    expect(await failureCode(add('1', TEXT))).toBe('CONFLICT');
    await takeCarrierInvoice(ops, (await add('2', 'T0001,1.00')).id);
    expect(await booked()).toEqual([-97_50, 97_50]);
  });

  it('taken twice at once, or again after it was cut off, charges each shipment once', async () => {
    const { id } = await add('1', TEXT);
    const results = await Promise.allSettled([1, 2].map(() => takeCarrierInvoice(ops, id)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    await takeCarrierInvoice(ops, id).catch(() => undefined);
    expect(await booked()).toEqual([-96_50, 96_50]);
  });

  it('for a cost that was entered exactly books nothing, and still counts as charged', async () => {
    await set('86.50');
    const { id } = await add('1', 'T0001,86.50');
    expect((await takeCarrierInvoice(ops, id)).rows).toMatchObject([{ state: 'BOOKED' }]);
    expect(await booked()).toEqual([-86_50, 86_50]);
  });

  it('that was dropped can be added again', async () => {
    const { id } = await add('1', TEXT);
    await dropCarrierInvoice(ops, id);
    expect(await failureCode(takeCarrierInvoice(ops, id))).toBe('ILLEGAL_TRANSITION');
    expect((await add('1', TEXT)).state).toBe('NEW');
    expect(await booked()).toEqual([0, 0]);
  });

  it('that gives back more than is booked leaves that row out, and books the others', async () => {
    const { id, rows } = await add('1', 'T0001,-5.00\nEA22,10.00');
    expect(rows.map(({ state }) => state)).toEqual(['BELOW_ZERO', 'READY']);
    expect(await takeCarrierInvoice(ops, id)).toMatchObject({ state: 'TAKEN' });
    expect(await booked()).toEqual([-10_00, 10_00]);
    await takeCarrierInvoice(ops, (await add('2', 'EA22,-4.00')).id);
    expect(await booked()).toEqual([-6_00, 6_00]);
    expect((await add('3', 'EA22,-6.01')).rows).toMatchObject([{ state: 'BELOW_ZERO' }]);
  });

  it('with a charge and a credit for the two numbers of a shipment books what is left', async () => {
    const { id } = await add('1', 'T0002,-4.00\nEA22,10.00');
    const { rows } = await takeCarrierInvoice(ops, id);
    expect(rows.map(({ state }) => state)).toEqual(['BOOKED', 'BOOKED']);
    expect(await booked()).toEqual([-6_00, 6_00]);
  });

  it('of which a part is booked can not be dropped', async () => {
    const { id } = await add('1', TEXT);
    const cost = { transit_order_id: '0001', invoice_id: id, number: 1 };
    await insertRows(ops.db, [['freight_costs', { id: 'cut off', tenant_id: 'one', ...cost }]]);
    expect(await failureCode(dropCarrierInvoice(ops, id))).toBe('ILLEGAL_TRANSITION');
  });

  it('dropped while it is taken is one of the two', async () => {
    const { id } = await add('1', TEXT);
    await Promise.allSettled([takeCarrierInvoice(ops, id), dropCarrierInvoice(ops, id)]);
    const { state } = await getCarrierInvoice(ops, id);
    if (state !== 'DROPPED') await takeCarrierInvoice(ops, id).catch(() => undefined);
    const sum = state === 'DROPPED' ? 0 : 96_50;
    expect(await booked()).toEqual([0 - sum, sum]);
  });

  it('is read by as many queries whether it has two rows or two hundred', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `XX${1000 + at},1.00`).join('\n');
    const [few, lots] = [await add('1', TEXT), await add('2', many)];
    const queriesOf = async (id: string) => {
      let queries = 0;
      const select = ops.db.select.bind(ops.db);
      const counting = vi.spyOn(ops.db, 'select').mockImplementation(((columns: never) => {
        queries++;
        return select(columns);
      }) as never);
      await getCarrierInvoice(ops, id);
      counting.mockRestore();
      return queries;
    };
    expect(await queriesOf(lots.id)).toBe(await queriesOf(few.id));
  });
});
