import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  AFTER_MS,
  closeDay,
  getNextClose,
  listDayCloses,
} from '../../../../../src/server/commerce/books/close-day.ts';
import { addDays } from '../../../../../src/server/commerce/books/days.ts';
import { getTrialBalance } from '../../../../../src/server/commerce/books/trial-balance.ts';
import { closeHash } from '../../../../../src/server/commerce/ledger/close-check.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { adjustBalance } from '../../../../../src/server/commerce/wallet/adjust-balance.ts';
import { dayCloses, ledgerSeals } from '../../../../../src/server/db/schema/money/ledger.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { insertRows, type NamedRow } from '../../../support/insert-row.ts';
import { openInterruptible } from '../../../support/interruptible.ts';
import { fund, later, openShop, operator } from '../../../support/shop.ts';

/** A shop whose day is UTC+10, with 1.00 on a balance, and finance a day later. */
async function open(database?: Database) {
  const { db, shopper } = await openShop(database ?? (await openTestDatabase()));
  const mia = await shopper();
  await fund(mia, 100);
  return { db, mia, finance: (days: number) => staffAt(later(mia, days * DAY)) };
}

/** Somebody of the staff: their commits are recorded. */
const staffAt = (scope: OwnerScope): Scope => ({
  ...operator(scope),
  staffId: 'lead',
  record: { commit: (statements, run) => run(statements) },
});

async function close(scope: Scope, note = '') {
  const { day, totalsHash } = await getNextClose(scope);
  return closeDay(scope, { day, totalsHash, note });
}

/** Lines of a bank account with their states, days after a day, and amounts in cents. */
const bankLines = (
  day: string,
  lines: [state: string, days: number, minor: number][],
): NamedRow[] => {
  const own = { tenant_id: 'one', name: 'Mei Lin' };
  const currency = 'AUD';
  return [
    ['bank_accounts', { ...own, id: 'account', currency }],
    ['bank_files', { ...own, id: 'file', account_id: 'account', state: 'TAKEN' }],
    ...lines.map(([state, days, amount_minor], index): NamedRow => {
      const at = addDays(day, days);
      const place = { account_id: 'account', file_id: 'file', identity: `${index}` };
      const sort_at = Date.parse(at) + index;
      return [
        'bank_lines',
        { ...own, ...place, id: `l${index}`, currency, day: at, sort_at, state, amount_minor },
      ];
    }),
  ];
};

const CORRECTION = {
  type: 'ADJUSTMENT_IN' as const,
  amountFen: 5,
  key: 'correction',
  reference: '',
};

describe('closing a day', () => {
  it('keeps its balances, seals the ledger, and takes yesterday with all before it first', async () => {
    const { db, finance } = await open();
    const next = await getNextClose(finance(1));
    expect(next.checks.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE', 'DONE']);
    expect(next.trial.rows.find(({ kind }) => kind === 'AVAILABLE')).toMatchObject({
      credit: '1.00',
      closingCredit: '1.00',
    });
    const closed = await close(finance(1));
    expect(closed).toMatchObject({ number: 1, day: next.day, lastSequence: 2, sealNumber: 1 });
    expect(await db.$count(ledgerSeals)).toBe(1);
    const [kept] = await db.select().from(dayCloses);
    expect(JSON.parse(kept?.totals ?? '')).toMatchObject({
      balances: { AVAILABLE: 100, CLEARING: -100 },
      channels: { none: -100 },
    });
    const { records, total } = await listDayCloses(finance(1), { pageSize: 10 });
    expect([records, total]).toEqual([[closed], 1]);
  });

  it('lets nothing be posted into it, says so, and takes corrections of the next day', async () => {
    const { mia, finance } = await open();
    await close(finance(1));
    const change = { ...CORRECTION, userId: mia.userId };
    const before = adjustBalance(staffAt(mia), change);
    await expect(before).rejects.toMatchObject({ code: 'DAY_CLOSED' });
    await expect(adjustBalance(operator(mia), change)).rejects.toMatchObject({ code: 'CONFLICT' });
    await adjustBalance(finance(1), change);
    const second = await close(finance(2));
    expect(second).toMatchObject({ number: 2, lastSequence: 4, sealNumber: 2 });
  });

  it('goes in order, once, and not before the day has been over for ten minutes', async () => {
    const { finance } = await open();
    const scope = finance(2);
    const first = await getNextClose(scope);
    const seen = { totalsHash: first.totalsHash, note: '' };
    const skipped = closeDay(scope, { ...seen, day: '2026-12-24' });
    await expect(skipped).rejects.toMatchObject({ code: 'DAY_NOT_READY' });
    const twice = await Promise.allSettled([1, 2].map(() => close(scope)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const again = closeDay(scope, { ...seen, day: first.day });
    await expect(again).rejects.toMatchObject({ code: 'DAY_CLOSED' });
    const today = await getNextClose(scope);
    expect(today.checks[0]).toMatchObject({ check: 'DAY_OVER', state: 'OPEN' });
    await expect(close(scope)).rejects.toMatchObject({ code: 'DAY_NOT_READY' });
    const over = Date.parse(today.endsAt) + AFTER_MS;
    await expect(close({ ...scope, now: over - 1 })).rejects.toMatchObject({
      code: 'DAY_NOT_READY',
    });
    expect((await close({ ...scope, now: over })).day).toBe(today.day);
  });

  it('closes what was seen: a posting since then makes the caller look again', async () => {
    const { mia, finance } = await open();
    const { day, totalsHash } = await getNextClose(finance(1));
    await fund(mia, 1);
    const unseen = closeDay(finance(1), { day, totalsHash, note: '' });
    await expect(unseen).rejects.toMatchObject({
      code: 'DAY_NOT_READY',
      details: { because: 'SEEN' },
    });
    expect((await close(finance(1))).lastSequence).toBe(4);
  });

  it('keeps every line of the day, whenever one is posted into it while it is closed', async () => {
    const { db, meanwhileAt } = await openInterruptible();
    const { mia, finance } = await open(db);
    const outcomes: string[] = [];
    for (let at = 1, days = 1; ; at++) {
      const scope = finance(days);
      const { day, totalsHash } = await getNextClose(scope);
      const late = { ...mia, now: scope.now - DAY };
      const view = meanwhileAt(at, () => fund(late, 3));
      const outcome = await closeDay({ ...scope, db: view.db }, { day, totalsHash, note: '' }).then(
        () => 'closed',
        ({ code, details }) => `${code} ${details.because}`,
      );
      expect([at, await verifyLedger(db, 'one')]).toEqual([at, []]);
      if (outcome === 'closed') days++;
      if (outcome === 'closed' && !view.wasReached()) break;
      outcomes.push(outcome);
    }
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes).toContain('DAY_NOT_READY SEEN');
  });

  it('waits for proposals that move money, and asks what differs at providers to be explained', async () => {
    const { db, mia, finance } = await open();
    const { day } = await getNextClose(finance(1));
    const { userId } = mia;
    const proposal = { tenant_id: 'one', made_at: mia.now, shopper_id: userId, subject_id: userId };
    await insertRows(db, [
      [
        'proposals',
        { ...proposal, id: 'a', proposal_no: 'A1', kind: 'GOODWILL', state: 'PENDING' },
      ],
      ['proposals', { ...proposal, id: 'b', proposal_no: 'A2', kind: 'CHANNEL', state: 'PENDING' }],
      [
        'deposits',
        {
          id: 'd',
          tenant_id: 'one',
          user_id: userId,
          deposit_no: 'D7',
          channel_id: 'bank-one',
          amount_fen: 5,
          status: 'EXPIRED',
        },
      ],
      [
        'provider_payments',
        {
          id: 'p',
          tenant_id: 'one',
          user_id: userId,
          deposit_id: 'd',
          channel_id: 'bank-one',
          state: 'REVIEW',
          created_at: mia.now,
        },
      ],
      ...bankLines(day, [
        ['OPEN', 0, -18_90],
        ['PARTLY', -3, 5_00],
        ['MARKED', 0, 7_00],
        ['OPEN', 1, 9_00],
      ]),
    ]);
    const scope = finance(1);
    const states = async () => (await getNextClose(scope)).checks.slice(2);
    expect(await states()).toEqual([
      { check: 'PROPOSALS', state: 'OPEN', count: 1, items: ['A1'] },
      { check: 'DIFFERENCES', state: 'EXPLAIN', count: 1, items: ['D7'] },
      {
        check: 'BANK_LINES',
        state: 'EXPLAIN',
        count: 2,
        items: [`${addDays(day, -3)} · 5.00 AUD · Mei Lin`, `${day} · -18.90 AUD · Mei Lin`],
      },
    ]);
    await expect(close(scope, 'D7: paid late')).rejects.toMatchObject({
      details: { because: 'PROPOSALS' },
    });
    await db.run(sql`update proposals set state = 'REJECTED' where id = 'a'`);
    await expect(close(scope)).rejects.toMatchObject({ details: { because: 'DIFFERENCES' } });
    expect(await close(scope, 'D7: paid late')).toMatchObject({ note: 'D7: paid late' });
  });

  it('of before, without an account that the chart has now, is still where the balances begin', async () => {
    const { db, mia, finance } = await open();
    const totals = JSON.stringify({ balances: { AVAILABLE: 100, CLEARING: -100 }, moved: [] });
    const close = { tenant_id: 'one', number: 1, day: '2026-01-01', ends_at: mia.now - DAY };
    await insertRows(db, [
      ['day_closes', { ...close, last_sequence: 0, seal_number: null, totals }],
    ]);
    const { rows } = await getTrialBalance(finance(0), {});
    expect(rows.find(({ kind }) => kind === 'FREIGHT_COST')).toMatchObject({ opening: '0.00' });
    expect(rows.find(({ kind }) => kind === 'AVAILABLE')).toMatchObject({ opening: '1.00' });
  });

  it('is refused while the ledger is wrong, and says what is', async () => {
    const { db, finance } = await open();
    await db.run(sql`drop trigger ledger_lines_no_update`);
    await db.run(sql`update ledger_lines set amount_fen = 90 where kind = 'AVAILABLE'`);
    const { checks } = await getNextClose(finance(1));
    expect(checks[1]).toMatchObject({ check: 'LEDGER', state: 'OPEN', count: 3 });
    expect(checks[1]?.items.join('; ')).toContain('sums to -10');
    await expect(close(finance(1))).rejects.toMatchObject({ details: { because: 'LEDGER' } });
  });

  it('finds nothing wrong with a sound ledger, whatever is posted while it is checked', async () => {
    const { db, meanwhileAt } = await openInterruptible();
    const { mia, finance } = await open(db);
    for (const days of [0, 1]) {
      for (let at = 1, reached = true; reached; at++) {
        const scope = finance(1);
        const posting = () => fund({ ...mia, now: scope.now - days * DAY }, 3);
        const view = meanwhileAt(at, posting);
        const { checks } = await getNextClose({ ...scope, db: view.db });
        expect([at, checks[1]]).toEqual([
          at,
          { check: 'LEDGER', state: 'DONE', count: 0, items: [] },
        ]);
        reached = view.wasReached();
      }
    }
  });

  it('is checked every night: whoever changes what was kept, or a line behind it, is found', async () => {
    const { db, mia, finance } = await open();
    const { day } = await close(finance(1));
    await fund({ ...mia, now: finance(1).now }, 7);
    expect(await verifyLedger(db, 'one')).toEqual([]);
    await db.run(sql`drop trigger day_closes_no_update`);
    const [kept] = await db.select().from(dayCloses);
    const other = (kept?.totals ?? '').replaceAll('100', '101');
    await db.run(sql`update day_closes set totals = ${other}`);
    expect(await verifyLedger(db, 'one')).toEqual([`the close of ${day} does not match its hash`]);
    const totalsHash = await closeHash({ day, endsAt: kept?.endsAt ?? 0, totals: other });
    await db.run(sql`update day_closes set totals_hash = ${totalsHash}`);
    expect(await verifyLedger(db, 'one')).toEqual([
      `the close of ${day} keeps other sums than its lines`,
    ]);
  });

  it('goes on after the last close when the shop moves to another time zone', async () => {
    const { finance } = await open();
    const first = await close(finance(1));
    const scope = finance(4);
    const moved = { ...scope, tenant: { ...scope.tenant, timezoneOffset: -8 } };
    const next = await getNextClose(moved);
    expect(next.day > first.day).toBe(true);
    expect(Date.parse(next.endsAt) - Date.parse(first.endsAt)).toBe(DAY + 18 * 3_600_000);
    await close(moved);
    const back = await getNextClose(scope);
    expect(Date.parse(back.endsAt)).toBeGreaterThan(Date.parse(next.endsAt));
  });
});
