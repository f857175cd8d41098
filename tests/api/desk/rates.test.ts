import { beforeAll, describe, expect, test } from 'vitest';
import type { Proposal } from '../../../src/contract/ops/people/approvals.ts';
import type { Right } from '../../../src/contract/values/people/rights.ts';
import { refusal } from '../../support/refusal.ts';
import { operate } from '../support/fulfilment.ts';
import { heldRate, shopInKip } from '../support/rate-samples.ts';
import { newPerson, type Person, staffKey } from '../support/staff.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { call, visit } from '../support/world.ts';

const params = { currency: 'LAK' };

let at: { host: string };
let finance: Person;
let lead: Person;
beforeAll(async () => {
  [at, finance, lead] = await Promise.all([
    shopInKip(),
    newPerson('FINANCE', { tenantId: '*' }),
    newPerson('FINANCE_LEAD', { tenantId: '*', withApp: true }),
  ]);
});

const approve = ({ id, payloadHash }: Proposal) =>
  lead.call('approveProposal', { params: { id }, body: { payloadHash } }, at);
const shopRate = async () => (await call('getExchangeRate', {}, at)).cnyExchangeRate;
const byHand = (rate: string, by = finance) => {
  const body = { rate, reason: 'The service does not answer' };
  return by.call('proposeRate', { params, body }, at);
};

describe('the rates of a shop', () => {
  test('are there with the shop, with their age and where they come from', async () => {
    const { rates, settings } = await finance.call('listRates', {}, at);
    expect(rates.map(({ currency, inUse }) => [currency, inUse])).toContainEqual(['LAK', true]);
    const kip = rates.find(({ currency }) => currency === 'LAK');
    expect(kip).toMatchObject({ state: 'FRESH', nextMarginBp: 0, current: { marginBp: 0 } });
    expect(Number(kip?.current?.raw)).toBe(3012.5);
    // The timers may have asked the source since the shop was made.
    expect(['seed', 'er-api']).toContain(kip?.current?.source);
    expect(settings).toMatchObject({ source: '', warnHours: 24, maxHours: 72, jumpPercent: 10 });
  });

  test('are set by hand by two persons, and the shop uses them on its next request', async () => {
    const before = await shopRate();
    const proposed = await byHand('3020,5');
    expect(proposed).toMatchObject({ kind: 'RATE', state: 'PENDING', subjectId: 'LAK' });
    expect(await refusal(byHand('3021'))).toBe('PROPOSAL_OPEN');
    expect(await shopRate()).toBe(before);
    const own = { params: { id: proposed.id }, body: { payloadHash: proposed.payloadHash } };
    expect(await refusal(finance.call('approveProposal', own, at))).toBe('FORBIDDEN');
    expect((await approve(proposed)).state).toBe('EXECUTED');
    expect(await shopRate()).toBe('3020.5');
    const { records } = await finance.call('listRateHistory', { params }, at);
    expect(records[0]).toMatchObject({
      cause: 'HAND',
      source: 'hand',
      raw: '3020.5',
      by: { id: finance.id },
      proposalId: proposed.id,
    });
  });

  test('get another margin when a second person approves, without delay', async () => {
    const body = { currency: 'LAK', marginBp: 150, reason: 'The bank charges more' };
    const proposed = await finance.call('proposeMargin', { body }, at);
    expect(proposed.summary).toEqual([{ name: 'margin.LAK', before: '0 %', after: '1.5 %' }]);
    expect((await approve(proposed)).state).toBe('EXECUTED');
    expect(await shopRate()).toBe('3065.8075');
    const again = finance.call('proposeMargin', { body }, at);
    expect(await refusal(again)).toBe('VALIDATION_FAILED');
    const rate = await finance.call('getRate', { params }, at);
    expect(rate).toMatchObject({ ownMargin: true, current: { raw: '3020.5', marginBp: 150 } });
    expect(rate.points.length).toBeGreaterThan(2);
  });

  test('come from a bank’s file if each row is right, by two persons', async () => {
    const wrong = { text: 'currency,rate\nLAK,x\nXXQ,7' };
    const checked = await finance.call('checkRateFile', { body: wrong }, at);
    expect(checked.rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, [{ column: 'rate', code: 'number' }]],
      [3, [{ column: 'currency', code: 'choice' }]],
    ]);
    const refused = finance.call('proposeRateFile', { body: { ...wrong, reason: 'Bank' } }, at);
    await expect(refused).rejects.toMatchObject({
      body: {
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'rows.2.rate' }, { field: 'rows.3.currency' }],
      },
    });
    const none = finance.call('checkRateFile', { body: { text: 'hello' } }, at);
    expect(await refusal(none)).toBe('NOTHING_TO_DO');
    const body = { text: 'currency,unit,rate\nLAK,1000,0.33', reason: 'Bank' };
    const proposed = await finance.call('proposeRateFile', { body }, at);
    expect((await approve(proposed)).state).toBe('EXECUTED');
    const { current } = await finance.call('getRate', { params }, at);
    expect(current).toMatchObject({ raw: '3030.303030303', source: 'bank-csv', marginBp: 150 });
  });

  test('that jump wait for a person, who names the rate that they have seen', async () => {
    // A shop without a rate by hand, which a service's older one would not replace.
    const shop = await shopInKip();
    const rateThere = async () => (await call('getExchangeRate', {}, shop)).cnyExchangeRate;
    const sequence = await heldRate(shop);
    const before = await rateThere();
    const body = { sequence, reason: 'The central bank devalued it' };
    const release = (by: Person, other = body) =>
      by.call('releaseRate', { params, body: other }, shop);
    expect(await refusal(release(finance))).toBe('FORBIDDEN');
    expect(await refusal(release(lead, { ...body, sequence: sequence - 1 }))).toBe('CONFLICT');
    expect(await rateThere()).toBe(before);
    expect((await lead.call('getToday', {}, shop)).rates).toEqual([
      { currency: 'LAK', state: 'FRESH', held: true },
    ]);
    expect(await release(lead)).toMatchObject({ current: { source: 'ecb' } });
    expect(await rateThere()).not.toBe(before);
    expect(await refusal(release(lead))).toBe('NOT_FOUND');
    expect((await lead.call('getToday', {}, shop)).rates).toEqual([]);
    const { records } = await operate(shop, 'listAudit', { query: {} });
    expect(records.map((entry) => entry.call)).toContain('releaseRate');
  });

  test('have settings that only a finance lead changes, who has seen the newest version', async () => {
    const { settings } = await lead.call('listRates', {}, at);
    const settle = (body: object, by = lead, version = settings.version) =>
      by.call('setRateSettings', { params: { id: settings.id }, body }, { ...at, version });
    expect(await refusal(settle({ warnHours: 12 }, finance))).toBe('FORBIDDEN');
    expect(await refusal(settle({ warnHours: 90 }))).toBe('VALIDATION_FAILED');
    expect(await settle({ warnHours: 12, source: 'hand' })).toMatchObject({
      warnHours: 12,
      source: 'hand',
      version: settings.version + 1,
    });
    expect(await refusal(settle({ warnHours: 13 }))).toBe('STALE_VERSION');
    const foreign = lead.call('setRateSettings', { params: { id: settings.id }, body: {} });
    expect(await refusal(foreign)).toBe('NOT_FOUND');
    const { records } = await operate(at, 'listAudit', { query: {} });
    expect(records.map((entry) => entry.call)).toEqual(
      expect.arrayContaining(['setRateSettings', 'approveProposal']),
    );
  });

  test('are exported as a file by people with the right to export', async () => {
    const { name, csv } = await finance.call('getRateFile', { params }, at);
    expect(name).toMatch(/-LAK\.csv$/);
    expect(csv.split('\r\n')[0]).toBe('storedAt,state,cause,source,raw,marginBp,rate,fetchedAt');
    const none = finance.call('getRateFile', { params: { currency: 'CHF' } }, at);
    expect(await refusal(none)).toBe('NOT_FOUND');
  });

  test('are refused to other roles, and without a valid currency and rate', async () => {
    const buyer = await newPerson('BUYER', { tenantId: '*' });
    expect(await refusal(buyer.call('listRates', {}, at))).toBe('FORBIDDEN');
    expect(await refusal(buyer.call('refreshRates', { body: {} }, at))).toBe('FORBIDDEN');
    expect(await refusal(byHand('1', buyer))).toBe('FORBIDDEN');
    expect((await visit('/api/ops/rates', at)).status).toBe(401);
    const cny = finance.call('getRate', { params: { currency: 'CNY' } }, at);
    expect(await refusal(cny)).toBe('VALIDATION_FAILED');
    const unknown = { params: { currency: 'ABC' }, body: { rate: '1', reason: 'x' } };
    expect(await refusal(finance.call('proposeRate', unknown, at))).toBe('VALIDATION_FAILED');
    expect(await refusal(byHand('0'))).toBe('VALIDATION_FAILED');
  });

  test('are in the shop’s file; changing them there takes the right of settling rates', async () => {
    const copy = await copyOfNaga();
    const of = { params: { id: copy.id } };
    const root = { host: 'localhost' };
    await operate(root, 'putTenantFile', { ...of, body: copy });
    const where = { host: copy.hosts[0] ?? '' };
    const tokenWith = async (rights: Right[]) => (await staffKey(rights, [copy.id])).key;
    const [shopOnly, both] = await Promise.all([
      tokenWith(['shop.see', 'shop.lead']),
      tokenWith(['shop.see', 'shop.lead', 'money.approve']),
    ]);
    const { revision: _, articles: __, ...file } = await operate(root, 'getTenantFile', of);
    const put = (token: string, body: object) =>
      call('putTenantFile', { ...of, body: { ...file, ...body } }, { ...where, token });
    const rates = { ...file.rates, maxHours: 36, marginBp: 120 };
    expect(await refusal(put(shopOnly, { rates }))).toBe('FORBIDDEN');
    await put(shopOnly, {});
    await put(both, { rates });
    expect((await operate(root, 'getTenantFile', of)).rates).toEqual(rates);
    await put(shopOnly, { rates: undefined });
    const { settings } = await operate(where, 'listRates');
    expect(settings).toMatchObject({ maxHours: 36, marginBp: 120 });
    expect(await refusal(put(both, { rates: { ...rates, maxHours: 1 } }))).toBe(
      'VALIDATION_FAILED',
    );
  });
});
