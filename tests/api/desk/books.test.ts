import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '../../../src/contract/endpoints.ts';
import { toFen } from '../../../src/contract/values/money/money.ts';
import { refusal } from '../../support/refusal.ts';
import { leadWithNextDay } from '../support/books-samples.ts';
import { operate, takenOrder } from '../support/fulfilment.ts';
import { newPerson, type Person, staffKey } from '../support/staff.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { call, newPayer, type Shopper } from '../support/world.ts';

/** A tenant of this file's own: nobody else moves its money, and its days can be closed. */
let host: string;
let tenantId: string;
let payer: Shopper;
let orderNo: string;
let finance: Person;
/** The first day of ranges that have all lines, with fewer days than a report may have rows. */
const SINCE = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
/** The name of all payment methods: exports must keep a spreadsheet from running it as a formula. */
const FORMULA = '=HYPERLINK("http://a.test")';

beforeAll(async () => {
  const file = await copyOfNaga();
  const depositChannels = file.depositChannels.map((channel) => ({
    ...channel,
    name: { en: FORMULA },
  }));
  await operate({ host: 'localhost' }, 'putTenantFile', {
    params: { id: file.id },
    body: { ...file, depositChannels },
  });
  tenantId = file.id;
  host = file.hosts[0] ?? '';
  finance = await newPerson('FINANCE', { tenantId });
  payer = await newPayer('500', host);
  ({ orderNo } = await takenOrder(payer));
  await operate(payer, 'refundOrder', {
    body: { orderNo, amount: '1', reason: 'COMPENSATION', note: '' },
  });
});

const at = () => ({ host });
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + toFen(one), 0);
const lines = (query: Input<'listLedgerLines'>['query']) =>
  finance.call('listLedgerLines', { query: { pageSize: 100, ...query } }, at());
const report = (name: Input<'getReport'>['params']['report'], query = {}) =>
  finance.call('getReport', { params: { report: name }, query }, at());

describe('finance reads the books', () => {
  test('the trial balance is balanced, and each account equals its lines', async () => {
    const trial = await finance.call('getTrialBalance', {}, at());
    expect(trial.debit).toBe(trial.credit);
    expect(trial.closingDebit).toBe(trial.closingCredit);
    expect(trial.closed).toBe(false);
    for (const { kind, debit, credit, lines: count } of trial.rows) {
      const { records, total } = await lines({ kind, dateStart: trial.dateStart });
      expect(sum(records.map(({ amount }) => amount))).toBe(toFen(credit) - toFen(debit));
      expect([total, records.length]).toEqual([count, count]);
    }
  });

  test('every line names what it is about, and the lines of one number are whole transfers', async () => {
    const { records } = await lines({ reference: orderNo });
    expect(records.map(({ reference }) => reference)).toEqual(records.map(() => orderNo));
    expect(sum(records.map(({ amount }) => amount))).toBe(0);
    const types = records.map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['PAYMENT', 'REFUND']));
    const own = records.filter(({ kind }) => kind === 'AVAILABLE');
    expect(own[0]?.shopper).toMatchObject({ id: expect.any(String) });
  });

  test('pages of lines follow each other without a gap', async () => {
    const all = (await lines({})).records.map(({ sequence }) => sequence);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await lines({ pageSize: 3, ...(cursor ? { cursor } : {}) });
      seen.push(...page.records.map(({ sequence }) => sequence));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(all);
    expect(seen.toSorted((a, b) => b - a)).toEqual(seen);
  });

  test('reports equal the lines they lead to', async () => {
    for (const name of ['TAKE', 'FREIGHT', 'GOODS', 'ORDERS', 'MONEY', 'FEES'] as const) {
      const { columns, rows, totals } = await report(name);
      for (const [index, { kind, type, unit }] of columns.entries()) {
        if (!kind || unit !== 'CNY') continue;
        const found = await lines({ kind, dateStart: SINCE, ...(type ? { type } : {}) });
        const ofLines = sum(found.records.map(({ amount }) => amount));
        const total = toFen(totals[index] ?? '');
        // Some columns have the opposite sign of the ledger.
        expect(Math.abs(total), `${name}, column ${index}`).toBe(Math.abs(ofLines));
        expect(sum(rows.map(({ values }) => values[index] ?? ''))).toBe(total);
      }
    }
    const { rows } = await report('BALANCES');
    const { available } = await payer.call('getAccount');
    expect(rows.at(-1)?.values[0]).toBe(available);
    // A report has 30 days unless the query names others.
    expect(rows).toHaveLength(30);
  });

  test('weeks and months have the sums of their days', async () => {
    const days = { dateStart: SINCE };
    const totals = await Promise.all(
      (['DAY', 'WEEK', 'MONTH'] as const).map(
        async (by) => (await report('MONEY', { ...days, by })).totals,
      ),
    );
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
  });

  test('the clearing balance has what shoppers paid, in their currency and in CNY', async () => {
    const { channels } = await finance.call('getClearing', {}, at());
    const used = channels.filter(({ cameCount }) => cameCount > 0);
    expect(used).toHaveLength(1);
    expect(used[0]).toMatchObject({ came: '500.00', closing: '500.00', opening: '0.00', open: 0 });
    const [paid] = used[0]?.paid ?? [];
    const money = await report('CURRENCY');
    expect(money.rows[0]).toMatchObject({ currency: paid?.currency });
    const [foreign = '', cny, rate] = money.rows[0]?.values ?? [];
    expect(cny).toBe('500.00');
    expect(Number(rate)).toBeCloseTo(Number(foreign) / 500, 5);
    const found = await lines({
      kind: 'CLEARING',
      channelId: used[0]?.channelId ?? '',
      dateStart: SINCE,
    });
    expect(found.records.map(({ amount }) => amount)).toEqual(['-500.00']);
    const byChannel = await report('MONEY', { by: 'CHANNEL' });
    expect(byChannel.rows.map(({ channelId }) => channelId)).toEqual([used[0]?.channelId]);
  });

  test('a top-up that the shopper says is paid is listed as open', async () => {
    const channel = (await payer.call('listDepositChannels')).find(
      ({ type }) => type === 'BANK_TRANSFER',
    );
    const { id, depositNo } = await payer.call('createDeposit', {
      body: { channelId: channel?.id ?? '', amount: '70' },
    });
    await payer.call('updateDeposit', { body: { depositId: id, action: 'SUBMIT' } });
    const { open } = await finance.call('getClearing', {}, at());
    expect(open).toMatchObject([{ why: 'SAID_PAID', number: depositNo, amountCny: '70.00' }]);
  });
});

describe('the books are refused', () => {
  test('to staff without the right, to API keys that would close a day, and to staff of other tenants', async () => {
    const buyer = await newPerson('BUYER', { tenantId });
    expect(await refusal(buyer.call('getTrialBalance', {}, at()))).toBe('FORBIDDEN');
    expect(await refusal(buyer.call('getReport', { params: { report: 'TAKE' } }, at()))).toBe(
      'FORBIDDEN',
    );
    const { day, totalsHash } = await finance.call('getNextClose', {}, at());
    const body = { day, totalsHash, note: '' };
    expect(await refusal(finance.call('closeDay', { body }, at()))).toBe('FORBIDDEN');
    const { key } = await staffKey(['money.see', 'money.close'], [tenantId]);
    expect(await refusal(call('closeDay', { body }, { host, token: key }))).toBe('FORBIDDEN');
    const stranger = await newPerson('FINANCE_LEAD');
    expect(await refusal(stranger.call('listLedgerLines', {}, at()))).toBe('NOT_FOUND');
    expect(await refusal(stranger.call('closeDay', { body }, at()))).toBe('NOT_FOUND');
  });

  test('for filters without an index, and for ranges that end before they begin or have too many rows', async () => {
    const wrong = 'VALIDATION_FAILED';
    expect(await refusal(lines({ type: 'REFUND', dateStart: SINCE }))).toBe(wrong);
    expect(await refusal(lines({ type: 'REFUND', kind: 'AVAILABLE' }))).toBe(wrong);
    expect(await refusal(lines({ channelId: 'x', kind: 'CLEARING' }))).toBe(wrong);
    expect(await refusal(lines({ channelId: 'x', dateStart: SINCE }))).toBe(wrong);
    expect(await refusal(lines({ cursor: 'x' }))).toBe(wrong);
    const backwards = { dateStart: '2026-03-02', dateEnd: '2026-03-01' };
    expect(await refusal(finance.call('getTrialBalance', { query: backwards }, at()))).toBe(wrong);
    expect(await refusal(report('TAKE', { by: 'CHANNEL' }))).toBe(wrong);
    expect(await refusal(report('TAKE', { channelId: 'x' }))).toBe(wrong);
    expect(await refusal(report('TAKE', { dateStart: '2020-01-01', by: 'DAY' }))).toBe(wrong);
    const months = { dateStart: '2020-01-01', dateEnd: '2026-11-30', by: 'MONTH' };
    expect((await report('TAKE', months)).rows).toHaveLength(6 * 12 + 11);
  });
});

describe('exports', () => {
  test('of ledger lines are made by a job, with the filter of the list', async () => {
    const job = await finance.call(
      'makeExport',
      { body: { list: 'LEDGER', filter: `reference=${orderNo}`, columns: 'line,subject,amount' } },
      at(),
    );
    expect(job).toMatchObject({ state: 'DONE', extension: '.csv' });
    const { text } = await finance.call('readJobFile', { params: { id: job.id } }, at());
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFLine,Transfer,Number,Amount (CNY)');
    const { records } = await lines({ reference: orderNo });
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(records.map(({ amount }) => amount));
  });

  test('of reports open in a spreadsheet without being run as formulas, and keep amounts below zero', async () => {
    const file = (format: 'SPREADSHEET' | 'PLAIN') =>
      finance.call(
        'getReportFile',
        { params: { report: 'MONEY' }, query: { by: 'CHANNEL', format } },
        at(),
      );
    const { csv, name } = await file('SPREADSHEET');
    expect(name).toMatch(/^money-2\d{3}-\d\d-\d\d-2\d{3}-\d\d-\d\d\.csv$/);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
    const plain = await file('PLAIN');
    expect(plain.csv).toContain(`"${FORMULA.replaceAll('"', '""')}"`);
    expect(plain.csv.startsWith('\uFEFF')).toBe(false);
    const take = await finance.call('getReportFile', { params: { report: 'TAKE' } }, at());
    const { rows } = await report('TAKE');
    const [, ...written] = take.csv.trimEnd().split('\r\n');
    expect(written.map((row) => row.split(',').slice(2))).toEqual(rows.map(({ values }) => values));
    const auditor = await newPerson('AUDITOR', { tenantId });
    const log = await auditor.call('listAudit', { query: { call: 'getReportFile' } }, at());
    expect(log.records[0]).toMatchObject({ actorId: finance.id, change: { by: '' } });
  });
});

describe('a day is closed', () => {
  test('once, by a finance lead, in order; the audit has it, and a checkpoint signs it', async () => {
    const { lead, day, totalsHash } = await leadWithNextDay({ host });
    const body = { day, totalsHash, note: 'Nothing is open' };
    const wrongHash = { ...body, totalsHash: '0'.repeat(64) };
    expect(await refusal(lead.call('closeDay', { body: wrongHash }, at()))).toBe('DAY_NOT_READY');
    const other = await leadWithNextDay({ host });
    const twice = await Promise.allSettled([
      lead.call('closeDay', { body }, at()),
      other.lead.call('closeDay', { body }, at()),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(lead.call('closeDay', { body }, at()))).toBe('DAY_CLOSED');
    const { records } = await lead.call('listDayCloses', {}, at());
    expect(records).toMatchObject([{ number: 1, day, note: body.note, totalsHash }]);
    const closed = await finance.call('getTrialBalance', { query: { dateEnd: day } }, at());
    expect(closed.closed).toBe(true);
    const next = await lead.call('getNextClose', {}, at());
    expect(next.checks[0]).toMatchObject({ check: 'DAY_OVER', state: 'OPEN' });
    const early = { ...body, day: next.day, totalsHash: next.totalsHash };
    expect(await refusal(lead.call('closeDay', { body: early }, at()))).toBe('DAY_NOT_READY');
    const auditor = await newPerson('AUDITOR', { tenantId });
    const log = await auditor.call('listAudit', { query: { call: 'closeDay' } }, at());
    const done = log.records.filter(({ outcome }) => outcome === 'DONE');
    expect(done).toMatchObject([{ change: { day, totalsHash } }]);
    const { faults } = await auditor.call('checkAudit', {}, at());
    expect(faults).toEqual([]);
  });
});
