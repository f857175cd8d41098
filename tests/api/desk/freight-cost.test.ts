import { beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import { operate, paidTransit, sentTransit } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newStage, type Stage } from '../support/stage.ts';
import { DEFAULT_HOST } from '../support/world.ts';

let stage: Stage;
let packer: Person;
let finance: Person;
beforeAll(async () => {
  stage = await newStage(DEFAULT_HOST);
  packer = await newPerson('WAREHOUSE');
  finance = await newPerson('FINANCE');
});

const codeOf = (call: Promise<unknown>): Promise<ErrorCode | 'done'> =>
  call.then(
    () => 'done' as const,
    (error: { code: ErrorCode }) => error.code,
  );
const today = () => finance.call('getReport', { params: { report: 'FREIGHT' } });
async function charged(): Promise<number> {
  const { columns, totals } = await today();
  return Number(totals[columns.findIndex(({ measure }) => measure === 'CARRIER_COST')]);
}

test('the cost of a shipment is entered at the hand-over or later, and booked once', async () => {
  const before = await charged();
  const { id, orderNo } = await paidTransit(stage.shopper);
  const params = { id };
  const early = packer.call('setFreightCost', { params, body: { cost: '80' } });
  expect(await codeOf(early)).toBe('ILLEGAL_TRANSITION');
  const body = { carrier: 'EMS', trackingNo: 'EA123456785CN', cost: '80.00' };
  const handed = await packer.call('handOver', { params, body });
  // The warehouse enters the cost, but does not see what shoppers pay or what freight earns.
  expect(handed).not.toHaveProperty('freightCost');
  expect(await finance.call('getOpsTransit', { params })).toMatchObject({ freightCost: '80.00' });
  expect((await charged()) - before).toBeCloseTo(80);
  const corrected = { params, body: { cost: '86.50', note: 'By the invoice' } };
  expect(await codeOf(packer.call('setFreightCost', corrected))).toBe('done');
  expect(await codeOf(packer.call('setFreightCost', corrected))).toBe('NOTHING_TO_DO');
  const wrong = packer.call('setFreightCost', { params, body: { cost: '-5' } });
  expect(await codeOf(wrong)).toBe('VALIDATION_FAILED');
  expect((await charged()) - before).toBeCloseTo(86.5);
  const lines = await finance.call('listLedgerLines', {
    query: { kind: 'FREIGHT_COST', reference: orderNo },
  });
  expect(lines.records.map(({ type, amount }) => [type, amount])).toEqual([
    ['CARRIER_COST', '-6.50'],
    ['CARRIER_COST', '-80.00'],
  ]);
});

test('an invoice is checked, and booked once by people with the right to act with money', async () => {
  const { id, orderNo } = await sentTransit(stage.shopper);
  const body = {
    carrier: 'EMS',
    invoiceNo: crypto.randomUUID(),
    text: `Shipment,Amount\n${orderNo},12.00\nEA000000000CN,5.00\n${orderNo},free`,
  };
  expect(await codeOf(packer.call('addCarrierInvoice', { body }))).toBe('FORBIDDEN');
  const invoice = await finance.call('addCarrierInvoice', { body });
  expect(invoice.rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'READY'],
    [3, 'UNKNOWN'],
    [4, 'UNREADABLE'],
  ]);
  expect(await codeOf(finance.call('addCarrierInvoice', { body }))).toBe('CONFLICT');
  const empty = { body: { ...body, invoiceNo: 'x', text: 'Shipment,Amount' } };
  expect(await codeOf(finance.call('addCarrierInvoice', empty))).toBe('VALIDATION_FAILED');
  const params = { id: invoice.id };
  const taken = await finance.call('takeCarrierInvoice', { params });
  expect([taken.state, taken.rows[0]?.state]).toEqual(['TAKEN', 'BOOKED']);
  const calls = ['takeCarrierInvoice', 'dropCarrierInvoice'] as const;
  for (const call of calls) {
    expect(await codeOf(finance.call(call, { params }))).toBe('ILLEGAL_TRANSITION');
  }
  const sent = await operate(stage, 'getOpsTransit', { params: { id } });
  expect(sent.freightCost).toBe('12.00');
});
