import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Handled, Output } from '../../../../../src/contract/endpoints.ts';
import { opsRateEndpoints } from '../../../../../src/contract/ops/money/rates.ts';
import { RIGHTS_OF, type StaffRole } from '../../../../../src/contract/values/people/rights.ts';
import { opsRateHandlers } from '../../../../../src/server/api/ops/money/rates.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { adoptRates } from '../../../../../src/server/commerce/rates/adopt-rates.ts';
import { currentRate } from '../../../../../src/server/commerce/rates/exchange-rates.ts';
import { rateOf } from '../../../../../src/server/commerce/rates/rate-of.ts';
import { rateStatement } from '../../../../../src/server/commerce/rates/stored-rates.ts';
import { rateSettings, sourceRates } from '../../../../../src/server/db/schema/money/rates.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import { approveProposal } from '../../../../../src/server/staff/approvals/decide.ts';
import type { StaffScope } from '../../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

type Name = keyof typeof opsRateEndpoints;
const params = { currency: 'AUD' };
const HOUR = 3_600_000;

async function open() {
  const db = await openTestDatabase();
  const scope = await (await openShop(db)).shopper();
  await openTimers(scope);
  const person = async (id: string, role: StaffRole): Promise<StaffScope> => {
    const email = `${id}@example.org`;
    const state = 'ACTIVE' as const;
    await db.insert(staff).values({ id, email, name: id, language: 'en', state, createdAt: NOW });
    await db.insert(staffAssignments).values({ staffId: id, tenantId: 'one', role });
    const grants = [{ tenantId: 'one', role, rights: RIGHTS_OF[role] }];
    const identity = { kind: 'PERSON', id, name: id, sessionId: 's', grants };
    return { ...scope, actor: 'OPERATOR', staffId: id, identity } as unknown as StaffScope;
  };
  const [finance, lead] = [await person('fin', 'FINANCE'), await person('lead', 'FINANCE_LEAD')];
  return { db, scope, finance, lead };
}

/** Makes a call with its defaults, and checks the answer against the contract. */
async function call<N extends Name>(scope: StaffScope, name: N, input: object = {}) {
  const {
    params: p,
    query,
    body,
    output,
  } = opsRateEndpoints[name] as unknown as Record<
    'params' | 'query' | 'body' | 'output',
    v.GenericSchema | undefined
  >;
  const given = input as Record<string, unknown>;
  const read = (schema: v.GenericSchema | undefined, part: string) =>
    schema && v.parse(schema, given[part] ?? {});
  const handled = {
    params: read(p, 'params'),
    query: read(query, 'query'),
    body: read(body, 'body'),
  };
  const handler = opsRateHandlers[name] as unknown as (
    scope: StaffScope,
    input: Handled<N>,
  ) => Promise<Output<N>>;
  const answer = await handler(scope, handled as unknown as Handled<N>);
  if (output) expect(v.parse(output, answer)).toEqual(answer);
  return answer;
}

type World = Awaited<ReturnType<typeof open>>;
const approve = ({ lead }: World, { id, payloadHash }: { id: string; payloadHash: string }) =>
  approveProposal(lead, id, { payloadHash });
async function settle({ lead }: World, body: object): Promise<void> {
  const { settings } = await call(lead, 'listRates');
  await call(lead, 'setRateSettings', { params: { id: settings.id }, body });
}
const reason = 'The service does not answer';

describe('rates that people set', () => {
  it('apply once a second person approves, with the margin of the shop', async () => {
    const world = await open();
    const { finance, scope } = world;
    const proposed = await call(finance, 'proposeRate', {
      params,
      body: { rate: '0,25', reason },
    });
    expect(proposed).toMatchObject({ state: 'PENDING', summary: [{ name: 'rate.AUD' }] });
    expect((await currentRate(scope, 'AUD')).rate).toBe('0.2134');
    expect((await approve(world, proposed)).state).toBe('EXECUTED');
    expect(await currentRate(scope, 'AUD')).toMatchObject({ rate: '0.25', rateSource: 'hand' });
    const { records } = await call(finance, 'listRateHistory', { params });
    expect(records[0]).toMatchObject({ by: { id: 'fin' }, cause: 'HAND', sequence: 2 });
  });

  it('go on applying with another margin, at once', async () => {
    const world = await open();
    const margin = { currency: '', marginBp: 200, reason };
    const proposed = await call(world.finance, 'proposeMargin', { body: margin });
    expect(proposed.summary.map(({ name }) => name)).toEqual(['margin', 'margin.AUD']);
    expect((await approve(world, proposed)).state).toBe('EXECUTED');
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.217668');
    const same = call(world.finance, 'proposeMargin', { body: margin });
    expect(await failureCode(same)).toBe('VALIDATION_FAILED');
    const { settings, rates } = await call(world.lead, 'listRates');
    expect(settings).toMatchObject({ marginBp: 200, version: 1 });
    expect(rates).toMatchObject([{ currency: 'AUD', current: { raw: '0.2134', marginBp: 200 } }]);
  });

  it('are superseded if the settings have changed since a margin was proposed', async () => {
    const world = await open();
    const one = { currency: '', marginBp: 100, reason };
    await approve(world, await call(world.finance, 'proposeMargin', { body: one }));
    const other = { currency: 'AUD', marginBp: 300, reason };
    const waiting = await call(world.finance, 'proposeMargin', { body: other });
    const { settings } = await call(world.lead, 'listRates');
    const again = { ...one, marginBp: 150 };
    const second = call(world.finance, 'proposeMargin', { body: again });
    expect(await failureCode(second)).toBe('PROPOSAL_OPEN');
    const { db } = world;
    await db.update(rateSettings).set({ version: settings.version + 1 });
    expect((await approve(world, waiting)).state).toBe('SUPERSEDED');
  });

  it('of a bank’s file are all taken or none, and each wrong cell is named', async () => {
    const world = await open();
    const wrong = { text: 'currency,rate\nAUD,x\nXXQ,7', reason };
    const refusal = await failureOf(call(world.finance, 'proposeRateFile', { body: wrong }));
    expect(refusal.code).toBe('VALIDATION_FAILED');
    expect(refusal.fields).toEqual([
      { field: 'rows.2.rate', code: 'number' },
      { field: 'rows.3.currency', code: 'choice' },
    ]);
    const body = { text: 'currency,unit,rate\nAUD,100,465\nUSD,100,712.5', reason };
    const checked = await call(world.finance, 'checkRateFile', { body });
    expect(checked.rows.map(({ changePercent }) => changePercent)).toEqual([0.77, undefined]);
    await approve(world, await call(world.finance, 'proposeRateFile', { body }));
    expect((await currentRate(world.scope, 'USD')).rate).toBe('0.1403508772');
    const file = await call(world.finance, 'getRateFile', { params });
    expect(file.csv.split('\r\n')[1]).toContain(',USED,FILE,bank-csv,0.2150537634,0,');
  });

  it('of a bank’s file of today count from their approval on, whatever a service said before', async () => {
    const world = await open();
    const { db, scope, finance, lead } = world;
    const body = { text: 'currency,unit,rate\nAUD,100,465', reason };
    const proposed = await call(finance, 'proposeRateFile', { body });
    const day = new Date(NOW + 10 * HOUR).toISOString().slice(0, 10);
    expect(proposed.summary[0]?.after).toMatch(new RegExp(`, ${day}$`));
    const meanwhile = { source: 'ecb', currency: 'AUD', rate: '0.22', fetchedAt: NOW + HOUR };
    await db.insert(sourceRates).values(meanwhile);
    await settle(world, { source: 'ecb' });
    const at = NOW + 2 * HOUR;
    await approve({ ...world, lead: { ...lead, now: at } }, proposed);
    await adoptRates({ ...scope, now: at + 60_000 });
    expect(await currentRate({ ...scope, now: at + 60_000 }, 'AUD')).toMatchObject({
      rateSource: 'bank-csv',
      rateFetchedAt: at,
    });
  });

  it('of a bank’s file are refused when they are too old to be used, also by their approval', async () => {
    const world = await open();
    const { scope, finance, lead } = world;
    await settle(world, { maxHours: 48 });
    const body = (days: number) => {
      const day = new Date(NOW + 10 * HOUR - days * 24 * HOUR).toISOString().slice(0, 10);
      return { text: `currency,rate,date\nAUD,4.65,${day}`, reason };
    };
    const refusal = await failureOf(call(finance, 'proposeRateFile', { body: body(3) }));
    expect(refusal.fields).toEqual([{ field: 'rows.2.date', code: 'too_small' }]);
    const { rows } = await call(finance, 'checkRateFile', { body: body(3) });
    expect(rows[0]?.problems).toEqual([{ column: 'date', code: 'too_small' }]);
    const proposed = await call(finance, 'proposeRateFile', { body: body(1) });
    const later = { ...lead, now: NOW + 48 * HOUR };
    expect(await approve({ ...world, lead: later }, proposed)).toMatchObject({
      state: 'FAILED',
      error: 'RATE_TOO_OLD',
    });
    expect((await currentRate(scope, 'AUD')).rate).toBe('0.2134');
  });

  it('that are held are used when somebody says which one they have seen', async () => {
    const world = await open();
    const { db, finance, lead, scope } = world;
    const held = { currency: 'AUD', raw: '0.4', marginBp: 0, source: 'er-api', fetchedAt: NOW };
    const row = { ...held, cause: 'SOURCE', state: 'HELD' } as const;
    await commit({ db }, [rateStatement({ db, tenantId: 'one', now: NOW }, row)]);
    expect((await currentRate(scope, 'AUD')).rate).toBe('0.2134');
    const margin = { currency: 'AUD', marginBp: 100, reason };
    await approve(world, await call(finance, 'proposeMargin', { body: margin }));
    expect((await call(lead, 'getRate', { params })).held).toMatchObject({ sequence: 2 });
    const release = (sequence: number) =>
      call(lead, 'releaseRate', { params, body: { sequence, reason } });
    expect(await failureCode(release(1))).toBe('CONFLICT');
    const both = await Promise.allSettled([release(2), release(2)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await currentRate(scope, 'AUD')).rate).toBe('0.404');
    expect(await failureCode(release(2))).toBe('NOT_FOUND');
  });

  it('come from where the settings say, whose bounds must fit', async () => {
    const { lead, finance } = await open();
    const { settings } = await call(lead, 'listRates');
    const settle = (body: object, id = settings.id) =>
      call(lead, 'setRateSettings', { params: { id }, body });
    expect(await failureCode(settle({ warnHours: 90 }))).toBe('VALIDATION_FAILED');
    expect(await failureCode(settle({}, 'two-rates'))).toBe('NOT_FOUND');
    await settle({ source: 'ecb', warnHours: 12, jumpPercent: 5 });
    await settle({ source: 'hand', currency: 'AUD' });
    const { rates, settings: after } = await call(finance, 'listRates');
    expect(after).toMatchObject({ source: 'ecb', warnHours: 12, jumpPercent: 5 });
    expect(rates[0]).toMatchObject({ takenFrom: 'hand', ownSource: true });
    await settle({ source: '', currency: 'AUD' });
    const { takenFrom, ownSource } = await call(finance, 'getRate', { params });
    expect([takenFrom, ownSource]).toEqual(['ecb', false]);
    expect(await call(finance, 'refreshRates').catch(({ code }) => code)).toBe(
      'RATE_SOURCE_UNAVAILABLE',
    );
  });

  it('are never less than what the source said, and differ by the margin', () => {
    const raw = fc.integer({ min: 1, max: 10 ** 9 }).map((n) => (n / 10_000).toFixed(4));
    fc.assert(
      fc.property(raw, fc.integer({ min: 0, max: 5000 }), (one, marginBp) => {
        const rate = Number(rateOf({ raw: one, marginBp }));
        const exact = Number(one) * (1 + marginBp / 10_000);
        expect(rate).toBeGreaterThanOrEqual(Number(one));
        expect(Math.abs(rate - exact)).toBeLessThanOrEqual(Math.max(1e-10, exact * 1e-12));
      }),
    );
  });
});
