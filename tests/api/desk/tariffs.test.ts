import { beforeEach, describe, expect, it, test } from 'vitest';
import { ApiError } from '../../../src/contract/errors.ts';
import { TARIFF_COLUMNS } from '../../../src/contract/values/money/tariff.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { operate } from '../support/fulfilment.ts';
import { newPerson } from '../support/staff.ts';
import { freshDraft, publishedTariff, tariffDraft } from '../support/tariff-samples.ts';
import { call, DEFAULT_HOST, visit } from '../support/world.ts';

const at = { host: DEFAULT_HOST };
const of = (id: string) => ({ params: { id } });

/** The body of a refusal. */
async function failureOf(refused: Promise<unknown>) {
  const error = await refused.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error.body;
  throw error;
}

const newDraft = () => freshDraft(at);

/** The shop's price for a kilogram by truck to Kazakhstan. */
async function truck() {
  const query = { country: 'kz', weightG: 1000 };
  const options = await call('listTransitOptions', { query }, at);
  return options.find(({ code }) => code === 'TRUCK')?.estimate?.total;
}

/** The number of the truck's row. */
const truckRow = ({ table }: { table: readonly { code?: string }[] }) =>
  table.findIndex(({ code }) => code === 'TRUCK');

async function changeTruck(first: string) {
  const draft = await newDraft();
  const body = { rows: [{ row: truckRow(draft), first }] };
  return operate(at, 'changeTariffDraft', { ...of(draft.id), body });
}

beforeEach(async () => {
  await publishedTariff(at);
});

describe('a draft of the tariff', () => {
  it('begins as a copy of the tariff that applies, and does not change the shop’s prices', async () => {
    const before = await truck();
    const draft = await newDraft();
    expect(draft).toMatchObject({ state: 'DRAFT', problems: [], unnamed: [] });
    expect(await refusal(operate(at, 'makeTariffDraft', { body: {} }))).toBe('TARIFF_DRAFT_EXISTS');
    const changed = await changeTruck('99.00');
    expect(changed.table[truckRow(changed)]?.first).toBe('99.00');
    expect(await truck()).toBe(before);
  });
  it('is saved with mistakes, names each cell, and can’t be published until they are mended', async () => {
    const draft = await changeTruck('a lot');
    const row = truckRow(draft);
    expect(draft.problems).toEqual([{ row, column: 'first', code: 'number' }]);
    const publish = () => operate(at, 'publishTariff', { ...of(draft.id), body: {} });
    const failure = await failureOf(publish());
    expect(failure.code).toBe('TARIFF_WRONG');
    expect(failure.errors?.map(({ field }) => field)).toEqual([`rows.${row}.first`]);
    const body = { rows: [{ row, first: '30.00' }] };
    await operate(at, 'changeTariffDraft', { ...of(draft.id), body });
    expect((await publish()).state).toBe('PUBLISHED');
  });
  it('loses, gains and keeps rows and names by what a change says', async () => {
    const draft = await newDraft();
    const last = draft.table.length - 1;
    const { code: _, ...cells } = draft.table[last] ?? {};
    const changed = await operate(at, 'changeTariffDraft', {
      ...of(draft.id),
      body: {
        rows: [
          { row: 0, remove: true },
          { ...cells, code: 'NEW_LINE' },
        ],
        names: [{ code: 'TRUCK', locale: 'ru', text: '' }],
      },
    });
    expect(changed.table).toHaveLength(draft.table.length);
    expect(changed.table.at(-1)?.code).toBe('NEW_LINE');
    expect(changed.unnamed).toEqual(['NEW_LINE']);
    expect(changed.names).not.toContainEqual(
      expect.objectContaining({ code: 'TRUCK', locale: 'ru' }),
    );
    const beyond = { rows: [{ row: 400, first: '1.00' }] };
    expect(await refusal(operate(at, 'changeTariffDraft', { ...of(draft.id), body: beyond }))).toBe(
      'VALIDATION_FAILED',
    );
  });
  it('goes out as CSV and comes back as it was; a text without a heading is refused', async () => {
    const draft = await newDraft();
    const file = await operate(at, 'getTariffTable', of(draft.id));
    expect(file.csv.split('\r\n')[0]).toBe(TARIFF_COLUMNS.join());
    await operate(at, 'importTariff', { ...of(draft.id), body: { text: file.csv } });
    expect(await operate(at, 'compareTariff', of(draft.id))).toEqual({
      added: [],
      removed: [],
      changed: [],
      names: [],
    });
    const pasted = 'code\tcountries\tfirst\nLINE\tkz uz\t１２．50\n';
    const replaced = await operate(at, 'importTariff', { ...of(draft.id), body: { text: pasted } });
    expect(replaced.table).toEqual([{ code: 'LINE', countries: 'kz uz', first: '12.50' }]);
    const text = '1,2,3';
    expect(await refusal(operate(at, 'importTariff', { ...of(draft.id), body: { text } }))).toBe(
      'VALIDATION_FAILED',
    );
  });
  it('quotes a parcel line by line beside what applies, with its row or the reason of a refusal', async () => {
    const draft = await changeTruck('38.00');
    const query = { country: 'kz', weightG: 1000 };
    const quoted = await operate(at, 'quoteTariff', { ...of(draft.id), query });
    const option = quoted.find(({ code }) => code === 'TRUCK');
    expect(option?.here).toMatchObject({ row: truckRow(draft), bill: { total: '46.00' } });
    expect(option?.published?.bill?.total).toBe(await truck());
    const heavy = { country: 'kz', weightG: 200_000 };
    const refused = await operate(at, 'quoteTariff', { ...of(draft.id), query: heavy });
    expect(refused.find(({ code }) => code === 'TRUCK')?.here?.refused).toBe('TOO_HEAVY');
    const samples = await operate(at, 'sampleTariff', of(draft.id));
    expect(samples).toHaveLength(20);
    const changed = samples.flatMap(({ options }) =>
      options.filter(({ before, after }) => before !== after).map(({ code }) => code),
    );
    expect(new Set(changed)).toEqual(new Set(['TRUCK']));
  });
});

describe('a publication', () => {
  it('applies in the shop on the next request, and so does a rollback', async () => {
    const before = await truck();
    const { id: older } = (await operate(at, 'listTariffs')).find(({ current }) => current) ?? {
      id: '',
    };
    const draft = await changeTruck('77.00');
    expect((await operate(at, 'compareTariff', of(draft.id))).changed).toMatchObject([
      { code: 'TRUCK', column: 'first', after: '77.00' },
    ]);
    const published = await operate(at, 'publishTariff', { ...of(draft.id), body: {} });
    expect(published).toMatchObject({ current: true, actions: [] });
    expect(await truck()).toBe('85.00');
    const body = { reason: 'The carrier gave in' };
    const back = await operate(at, 'rollBackTariff', { ...of(older), body });
    expect(back.number).toBe(published.number + 1);
    expect(await truck()).toBe(before);
    expect(await refusal(operate(at, 'rollBackTariff', { ...of(back.id), body }))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });
  it('asks more for remote postcodes, on the calculator’s page too', async () => {
    const draft = await newDraft();
    const rows = [{ row: truckRow(draft), remote: 'kz 07: 23.00' }];
    await operate(at, 'changeTariffDraft', { ...of(draft.id), body: { rows } });
    await operate(at, 'publishTariff', { ...of(draft.id), body: {} });
    const totals = async (postCode: string) => {
      const page = await visit(`/transportation-charge?country=kz&kg=1&postCode=${postCode}`, at);
      expect(page.text).toContain(`name="postCode" value="${postCode}"`);
      return new Set(page.text.match(/¥[\d.,]+/g));
    };
    const ordinary = Number(await truck());
    expect([...(await totals('050000'))]).toContain(`¥${ordinary.toFixed(2)}`);
    expect([...(await totals('07-1000'))]).toContain(`¥${(ordinary + 23).toFixed(2)}`);
    // Another form than the country's is an error at the field, with an example of the right one.
    const wrong = await visit('/transportation-charge?country=kz&kg=1&postCode=12&lang=en', at);
    expect(wrong.text).toContain('written in this country. For example 050000');
    expect(wrong.text).not.toContain(`¥${ordinary.toFixed(2)}`);
    const query = { country: 'kz', postCode: '12', weightG: 1000 };
    await expect(call('listTransitOptions', { query }, at)).rejects.toMatchObject({
      body: { errors: [{ field: 'postCode', code: 'post_code' }] },
    });
    const prefix = { rows: [{ row: truckRow(draft), remote: 'kz XY: 23.00' }] };
    const next = await newDraft();
    const changed = await operate(at, 'changeTariffDraft', { ...of(next.id), body: prefix });
    expect(JSON.stringify(changed)).toContain('post_code');
    await operate(at, 'deleteTariffDraft', of(next.id));
  });

  it('never changes afterwards', async () => {
    const draft = await changeTruck('31.00');
    await operate(at, 'publishTariff', { ...of(draft.id), body: {} });
    const change = { ...of(draft.id), body: { rows: [{ row: 0, first: '1.00' }] } };
    expect(await refusal(operate(at, 'changeTariffDraft', change))).toBe('ILLEGAL_TRANSITION');
    expect(await refusal(operate(at, 'deleteTariffDraft', of(draft.id)))).toBe(
      'ILLEGAL_TRANSITION',
    );
    const again = { ...of(draft.id), body: {} };
    expect(await refusal(operate(at, 'publishTariff', again))).toBe('ILLEGAL_TRANSITION');
  });
  it('for a later time waits, keeps others waiting, and can be withdrawn; the time must not be past', async () => {
    const before = await truck();
    const draft = await changeTruck('55.00');
    const publish = (validFrom: string) =>
      operate(at, 'publishTariff', { ...of(draft.id), body: { validFrom } });
    expect(await refusal(publish('2020-01-01T00:00:00Z'))).toBe('VALIDATION_FAILED');
    expect(await refusal(publish('2020-01-01T00:00'))).toBe('VALIDATION_FAILED');
    expect(await refusal(publish('2099-01-01T00:00:00Z'))).toBe('VALIDATION_FAILED');
    const waiting = await publish(new Date(Date.now() + 3_600_000).toISOString());
    expect(waiting).toMatchObject({ state: 'SCHEDULED', current: false, actions: ['withdraw'] });
    expect(await truck()).toBe(before);
    const { id } = await tariffDraft(at);
    expect(await refusal(operate(at, 'publishTariff', { ...of(id), body: {} }))).toBe(
      'TARIFF_SCHEDULED',
    );
    const body = { reason: 'Not agreed yet' };
    const withdrawn = await operate(at, 'withdrawTariff', { ...of(waiting.id), body });
    expect(withdrawn.state).toBe('WITHDRAWN');
  });
  it('keeps the tenant’s file whole: what is exported and put again changes nothing', async () => {
    const file = await operate(at, 'getTenantFile', of('sampan'));
    expect(file.tariff?.rows.length).toBeGreaterThan(5);
    const { number } = (await operate(at, 'listTariffs'))[0] ?? {};
    await operate(at, 'putTenantFile', { ...of('sampan'), body: { ...file, revision: undefined } });
    expect((await operate(at, 'listTariffs'))[0]?.number).toBe(number);
    const wrong = { rows: [{ code: 'LINE' }], names: [] };
    const put = operate(at, 'putTenantFile', {
      ...of('sampan'),
      body: { ...file, tariff: wrong, revision: undefined },
    });
    const { code, errors } = await failureOf(put);
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors?.map(({ field }) => field)).toContain('tariff.rows.0.countries');
  });
});

describe('the rights and versions of the tariff', () => {
  test('finance drafts a tariff, its lead publishes it, marketing sees none', async () => {
    const draft = await newDraft();
    const finance = await newPerson('FINANCE');
    const change = { ...of(draft.id), body: { rows: [{ row: 0, fuel: '1' }] } };
    await expect(finance.call('changeTariffDraft', change)).resolves.toBeDefined();
    const publish = { ...of(draft.id), body: {} };
    expect(await refusal(finance.call('publishTariff', publish))).toBe('FORBIDDEN');
    const marketing = await newPerson('MARKETING');
    expect(await refusal(marketing.call('listTariffs'))).toBe('FORBIDDEN');
    const lead = await newPerson('FINANCE_LEAD');
    expect((await lead.call('publishTariff', publish)).publishedBy?.id).toBe(lead.id);
    const audit = await operate(at, 'listAudit', { query: { subjectId: draft.id } });
    expect(audit.records.map((entry) => entry.call)).toContain('publishTariff');
  });
  test('a change that names an older version is refused with the present values', async () => {
    const draft = await newDraft();
    const send = (version: number, fuel: string) =>
      visit(`/api/ops/tariffs/${draft.id}`, {
        ...at,
        method: 'PUT',
        headers: {
          authorization: `Bearer ${OPERATOR_TOKEN}`,
          'content-type': 'application/json',
          'if-match': `"${version}"`,
        },
        body: JSON.stringify({ rows: [{ row: 0, fuel }] }),
      });
    expect((await send(draft.version, '2')).status).toBe(200);
    const stale = await send(draft.version, '3');
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({
      code: 'STALE_VERSION',
      current: { version: draft.version + 1 },
    });
  });
  test('a table may be larger than other bodies, if the call brings a token of the staff', async () => {
    const draft = await newDraft();
    const rows = Array.from({ length: 500 }, (_, i) => `LINE_${i},kz,${'05 '.repeat(60)}`);
    const body = { text: ['code,countries,postcodes', ...rows].join('\n') };
    expect(JSON.stringify(body).length).toBeGreaterThan(64 * 1024);
    const finance = await newPerson('FINANCE');
    const read = await finance.call('importTariff', { ...of(draft.id), body });
    expect(read.table).toHaveLength(500);
    const { status } = await visit(`/api/ops/tariffs/${draft.id}/table`, {
      ...at,
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(status).toBe(413);
  });
  test('another tenant’s tariff is not found', async () => {
    const draft = await newDraft();
    const foreign = operate({ host: 'la.localhost' }, 'getTariff', of(draft.id));
    expect(await refusal(foreign)).toBe('NOT_FOUND');
  });
});
