import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import type { Problem } from '../../../src/components/desk/system/problems.ts';
import type { EndpointName, Input, Output } from '../../../src/contract/endpoints.ts';
import { healthSigns } from '../../../src/server/db/schema/health.ts';
import { jobs } from '../../../src/server/db/schema/jobs.ts';
import { ledgerChecks } from '../../../src/server/db/schema/money/ledger.ts';
import { providerAccounts } from '../../../src/server/db/schema/money/providers.ts';
import { rateSettings, tenantRates } from '../../../src/server/db/schema/money/rates.ts';
import { outbox } from '../../../src/server/db/schema/orders/notices.ts';
import { auditCheckpoints } from '../../../src/server/db/schema/people/staff.ts';
import { attempts } from '../../../src/server/db/schema/people/users.ts';
import { carrierKeys } from '../../../src/server/db/schema/warehouse/shipping.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { apiOf } from '../../../tools/servers/client.ts';
import { ask } from '../../../tools/servers/http.ts';
import { startServer } from '../../support/server.ts';
import { cookieHeader, FROM_OWN_PAGE } from '../support/cookies.ts';
import { target } from '../support/world.ts';

const TENANT = 'sampan';
const DAY = 86_400_000;
const JOB = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z95';
const HOST = 'desk.localhost';
const SYSTEM = `/desk/${TENANT}/system`;
/**
 * The remedy of each problem on the page: a form, or a link. For problems without one the text tells the
 * operator what to do.
 */
const FORMS: Partial<Record<Problem, string>> = {
  TIMERS_STOPPED: '/api/ops/tick',
  TIMERS_FAILING: '/api/ops/tick',
  AUDIT_OLD: '/api/ops/tick',
  RATES_OLD: '/api/ops/rates/refresh',
  RATE_SOURCES_FAILING: '/api/ops/rates/refresh',
  MAILS_LATE: '/api/ops/tick',
};
const LINKS: Partial<Record<Problem, string>> = {
  AUDIT_BROKEN: `/desk/${TENANT}/audit?check=now`,
  RATES_HELD: `/desk/${TENANT}/money/rates`,
  PAYMENTS_REFUSED: `/desk/${TENANT}/money/channels`,
  CARRIERS_SILENT: `/desk/${TENANT}/carrier-keys`,
  JOBS_FAILED: `/desk/${TENANT}/jobs?everybody=true`,
  SIGN_INS_BLOCKED: `/desk/${TENANT}/failed-sign-ins`,
};
/** The text of each problem on the page. */
const SAID: Record<Problem, string> = {
  LEDGER_WRONG: 'npm run ledger -- check” to see which accounts',
  AUDIT_BROKEN: 'The audit is broken: #7 CHANGED',
  TIMERS_STOPPED: 'The timers aren’t running',
  TIMERS_FAILING: 'A timer is failing: bad-timer',
  LEDGER_OLD: 'checked for two days',
  AUDIT_OLD: 'checkpoint is more than a day old',
  RATES_OLD: 'Exchange rates are old or missing: AUD',
  RATES_HELD: 'that somebody has to check them: AUD',
  RATE_SOURCES_FAILING: 'of exchange rates can’t be read: bad-source',
  MAILS_REFUSED: 'refused. Check the mail transport',
  MAILS_LATE: 'for more than an hour',
  MARKETPLACES_FAILING: 'A marketplace isn’t responding: bad-market',
  PAYMENTS_REFUSED: 'Enter the signing secret',
  CARRIERS_SILENT: 'No report for a week: Silent carrier',
  JOBS_FAILED: 'A job has failed',
  SIGN_INS_BLOCKED: 'on wrong passwords or codes',
};

/** A server of its own, whose database this file breaks piece by piece. */
describe.runIf(target === 'node')('the system page has a next step', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-problems-'));
  let server: Awaited<ReturnType<typeof startServer>>;
  let db: Database;
  let token: string;
  beforeAll(async () => {
    const own = { DATA_DIR: folder, FULFILMENT: 'manual' };
    server = await startServer('node', own);
    db = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
    const body = { email: demoStaffEmail('OWNER'), password: DEMO_STAFF_PASSWORD };
    ({ accessToken: token } = await apiOf(server.port)('signInStaff', { body }));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = <N extends EndpointName>(name: N, input: Input<N>): Promise<Output<N>> =>
    apiOf(server.port)(name, input, { host: 'localhost', token });
  const headers = () => ({ accept: 'text/html', cookie: cookieHeader({ sampan_desk: token }) });
  const visit = (address: string) => ask(server.port, HOST, address, { headers: headers() });
  const page = async () => (await visit(SYSTEM)).text.replaceAll('&amp;', '&');
  /** Sends a form of the page as a browser without scripts does. */
  const post = (action: string) =>
    ask(server.port, HOST, `${action}?tenant=${TENANT}`, {
      method: 'POST',
      headers: {
        ...headers(),
        ...FROM_OWN_PAGE,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams({ _next: SYSTEM, _back: SYSTEM })),
    });

  const old = () => Date.now() - 30 * DAY;
  const sign = (id: string, okAt: number, failedAt: number, error = '') =>
    db
      .insert(healthSigns)
      .values({ id, okAt, failedAt, tookMs: 1, error })
      .onConflictDoUpdate({ target: healthSigns.id, set: { okAt, failedAt, error } });
  const mail = (id: string, failures: number) =>
    db.insert(outbox).values({
      id,
      tenantId: TENANT,
      to: 'x@example.com',
      from: 'y@example.com',
      subject: `Mail ${id}`,
      text: 'x',
      html: 'x',
      createdAt: Date.now() - DAY,
      failures,
      nextAt: Date.now() + DAY,
      expiresAt: Date.now() + 9 * DAY,
    });
  const checked = (wrongTenants: number, checkedAt: number) =>
    db
      .insert(ledgerChecks)
      .values({ day: 99_999, checkedAt, wrongTenants })
      .onConflictDoUpdate({ target: ledgerChecks.day, set: { checkedAt, wrongTenants } });

  async function dropTriggers(table: string): Promise<void> {
    const triggers = await db.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`,
    );
    for (const { name } of triggers) await db.run(sql.raw(`drop trigger "${name}"`));
  }

  /** Breaks what makes each problem. */
  const BREAK: Record<Problem, () => Promise<unknown>> = {
    LEDGER_WRONG: () => checked(1, Date.now()),
    AUDIT_BROKEN: () => sign(`audit:${TENANT}`, 0, Date.now(), '#7 CHANGED'),
    TIMERS_STOPPED: () =>
      db
        .update(healthSigns)
        .set({ okAt: 1, failedAt: 0 })
        .where(sql`${healthSigns.id} like 'timer:%'`),
    TIMERS_FAILING: () => sign('timer:bad-timer', 1, Date.now(), 'no route'),
    LEDGER_OLD: () => checked(0, old()),
    AUDIT_OLD: async () => {
      await call('makeSavedView', { body: { list: 'ORDERS', name: crypto.randomUUID() } });
      // As if the timers had never written one: checkpoints can't be deleted.
      await dropTriggers('audit_checkpoints');
      await db.delete(auditCheckpoints).where(eq(auditCheckpoints.tenantId, TENANT));
    },
    RATES_OLD: async () => {
      await dropTriggers('tenant_rates');
      await db.update(tenantRates).set({ fetchedAt: old() });
      // By hand: no timer renews them meanwhile.
      const source = 'hand' as const;
      await db
        .insert(rateSettings)
        .values({ id: `${TENANT}-rates`, tenantId: TENANT, source })
        .onConflictDoUpdate({ target: rateSettings.id, set: { source } });
    },
    RATES_HELD: () => {
      const rate = { currency: 'AUD', raw: '0.4', marginBp: 0, source: 'er-api', sequence: 99_999 };
      const at = { tenantId: TENANT, fetchedAt: Date.now(), storedAt: Date.now() };
      return db.insert(tenantRates).values({ ...rate, ...at, state: 'HELD', cause: 'SOURCE' });
    },
    RATE_SOURCES_FAILING: () => sign('rates:bad-source', 1, Date.now(), 'UNAVAILABLE'),
    MAILS_REFUSED: () => mail('refused', 3),
    MAILS_LATE: async () => {
      await db.delete(outbox).where(eq(outbox.id, 'refused'));
      await mail('late', 0);
    },
    MARKETPLACES_FAILING: () => sign('marketplace:bad-market', 1, Date.now(), 'SLOW'),
    PAYMENTS_REFUSED: async () => {
      const { channels } = await call('listChannels', {});
      await db.insert(providerAccounts).values({
        tenantId: TENANT,
        channelId: channels[0]?.id ?? '',
        enabled: true,
        settings: {},
        secrets: '',
        changedAt: 1,
        changedBy: 'x',
        lastEventAt: 1,
        lastRefusedAt: 2,
      });
    },
    CARRIERS_SILENT: () =>
      db.insert(carrierKeys).values({
        id: 'silent',
        tenantId: TENANT,
        source: '17track',
        name: 'Silent carrier',
        secret: '',
        active: true,
        madeBy: 'x',
        createdAt: old(),
      }),
    JOBS_FAILED: () =>
      db.insert(jobs).values({
        id: JOB,
        tenantId: TENANT,
        kind: 'EXPORT',
        list: 'ORDERS',
        act: '',
        state: 'FAILED',
        phase: 'WORK',
        filter: 'number=P0000',
        columns: 'order',
        format: 'PLAIN',
        input: {},
        asOf: Date.now(),
        locale: 'en',
        madeByKind: 'PERSON',
        madeBy: 'demo-owner',
        sessionId: '',
        error: 'INTERNAL',
        attempts: 5,
        createdAt: Date.now(),
        finishedAt: Date.now(),
        expiresAt: Date.now() + DAY,
      }),
    SIGN_INS_BLOCKED: () =>
      db.insert(attempts).values({ key: 'of-a-test', count: 10, windowEndsAt: Date.now() + DAY }),
  };

  test.each(Object.keys(BREAK) as Problem[])('for %s', async (problem) => {
    await BREAK[problem]();
    const html = await page();
    expect(html).toContain(SAID[problem]);
    const form = FORMS[problem];
    if (form) {
      expect(html).toContain(`action="${form}?tenant=${TENANT}"`);
      expect((await post(form)).headers.location).toBe(SYSTEM);
    }
    const link = LINKS[problem];
    if (link) {
      expect(html).toContain(`href="${link}"`);
      expect((await visit(link)).status).toBe(200);
    }
  });

  test('timers that are run are no longer said to stand still, and write the checkpoint', async () => {
    await BREAK.AUDIT_OLD();
    await BREAK.TIMERS_STOPPED();
    // A process writes the same sign once a minute: it does not know that this one was changed behind its back.
    await post('/api/ops/tick');
    expect(await page()).not.toContain(SAID.AUDIT_OLD);
  });

  test('a refused mail is sent again by its button', async () => {
    await mail('again', 2);
    expect(await page()).toContain('/api/ops/system/mails/again/send');
    const { headers: answer } = await post('/api/ops/system/mails/again/send');
    expect(answer.location).toBe(SYSTEM);
    const [row] = await db.select().from(outbox).where(eq(outbox.id, 'again'));
    expect(row?.nextAt ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(Date.now());
  });

  test('a failed job goes on from its page, until it is done', async () => {
    const { text } = await visit(`/desk/${TENANT}/jobs/${JOB}`);
    expect(text).toContain('Go on');
    await post(`/api/ops/jobs/${JOB}/repeat`);
    await post('/api/ops/tick');
    const job = await call('getJob', { params: { id: JOB } });
    expect(job).toMatchObject({ state: 'DONE', error: '', done: 0 });
    expect((await visit(`/desk/${TENANT}/jobs/${JOB}.csv`)).text).toMatch(/^Order/);
  });
});
