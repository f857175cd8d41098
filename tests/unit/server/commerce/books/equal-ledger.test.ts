import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportView } from '../../../../../src/contract/ops/money/reports.ts';
import {
  LEDGER_ACCOUNT_KINDS,
  type LedgerAccountKind,
  type LedgerType,
} from '../../../../../src/contract/values/money/ledger-kinds.ts';
import { fromFen, toFen } from '../../../../../src/contract/values/money/money.ts';
import { type Measure, REPORTS } from '../../../../../src/contract/values/money/reports.ts';
import { dayOf } from '../../../../../src/server/commerce/base/clock.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { getClearing } from '../../../../../src/server/commerce/books/clearing.ts';
import { closeDay, getNextClose } from '../../../../../src/server/commerce/books/close-day.ts';
import { listLedgerLines } from '../../../../../src/server/commerce/books/lines.ts';
import { getReport } from '../../../../../src/server/commerce/books/reports.ts';
import { getTrialBalance } from '../../../../../src/server/commerce/books/trial-balance.ts';
import { setFreightCost } from '../../../../../src/server/commerce/transit/freight-cost.ts';
import {
  deposits,
  ledgerLines,
  ledgerTransfers,
  withdrawals,
} from '../../../../../src/server/db/schema/money/ledger.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import {
  FIRST_STEPS,
  type Orders,
  REFUSALS,
  step,
  takeStep,
} from '../../../support/money-steps.ts';
import { later, openShop, operator } from '../../../support/shop.ts';

const HOUR = 3_600_000;
/** Each step is two hours after the one before, so that a life takes some days, and rates are not too old. */
const STEP = 2 * HOUR;

type Line = {
  kind: LedgerAccountKind;
  type: LedgerType;
  fen: number;
  day: string;
  channelId: string;
};

/** All lines of a tenant as they stand, with the day and the channel found without the books' own queries. */
async function linesOf(db: Database, { tenantId, tenant }: Scope): Promise<Line[]> {
  const [lines, transfers, topUps, payouts] = await Promise.all([
    db.select().from(ledgerLines),
    db.select().from(ledgerTransfers),
    db.select().from(deposits),
    db.select().from(withdrawals),
  ]);
  const keys = new Map(transfers.map(({ id, idempotencyKey }) => [id, idempotencyKey]));
  const channels = new Map([...topUps, ...payouts].map(({ id, channelId }) => [id, channelId]));
  return lines
    .filter((line) => line.tenantId === tenantId)
    .map(({ kind, type, amountFen, createdAt, transferId }) => ({
      kind,
      type,
      fen: amountFen,
      day: dayOf(tenant, createdAt),
      channelId: channels.get(keys.get(transferId)?.split(':')[1] ?? '') ?? 'none',
    }));
}

const sum = (lines: readonly Line[]) => lines.reduce((total, { fen }) => total + fen, 0);
const positive = (lines: readonly Line[]) => lines.filter(({ fen }) => fen > 0);
const negative = (lines: readonly Line[]) => lines.filter(({ fen }) => fen < 0);

/**
 * The expected value of a column, from the lines of a row's days; for balances, from all lines up to the
 * end of the row.
 */
const EXPECTED: Partial<Record<Measure, (within: Line[], until: Line[]) => number>> = {
  PAID: (within) => -sum(within.filter(of('AVAILABLE', 'PAYMENT'))),
  PAID_BACK: (within) => sum(within.filter(of('AVAILABLE', 'REFUND'))),
  FEES_EARNED: (within) => sum(within.filter(of('SERVICE_FEE', 'PAYMENT'))),
  FEES_BACK: (within) => sum(within.filter(of('SERVICE_FEE', 'REFUND'))),
  WITHDRAWAL_FEES: (within) => sum(within.filter(of('SERVICE_FEE', 'WITHDRAWAL_FEE'))),
  REVENUE: (within) => sum(within.filter(of('PURCHASE_REVENUE'))),
  CARRIER_COST: (within) => -sum(within.filter(of('FREIGHT_COST'))),
  FREIGHT_MARGIN: (within) =>
    sum(within.filter(of('FREIGHT_REVENUE'))) + sum(within.filter(of('FREIGHT_COST'))),
  CAME_IN: (within) => -sum(within.filter(of('CLEARING', 'DEPOSIT'))),
  WENT_OUT: (within) => -sum(within.filter(of('CLEARING', 'WITHDRAWAL'))),
  CHANGE: (within) => -sum(within.filter(of('CLEARING'))),
  AVAILABLE: (_, until) => sum(until.filter(of('AVAILABLE'))),
  FROZEN: (_, until) => sum(until.filter(of('FROZEN'))),
  OWED_TO_SHOPPERS: (_, until) =>
    sum(until.filter(of('AVAILABLE'))) + sum(until.filter(of('FROZEN'))),
  IN_CNY: (within) =>
    -sum(negative(within.filter(ofPayment))) -
    sum(within.filter(of('CLEARING', 'DEPOSIT_REVERSAL'))),
  OUT_CNY: (within) => sum(positive(within.filter(ofPayment))),
};
const ofPayment = ({ kind, type }: Line) => kind === 'CLEARING' && type !== 'DEPOSIT_REVERSAL';
const of = (kind: LedgerAccountKind, type?: LedgerType) => (line: Line) =>
  line.kind === kind && (type === undefined || line.type === type);

function checkReport(view: ReportView, all: readonly Line[]): void {
  for (const row of view.rows) {
    const own = all.filter(({ channelId }) => !row.channelId || channelId === row.channelId);
    const within = own.filter(({ day }) => day >= row.dateStart && day <= row.dateEnd);
    const until = own.filter(({ day }) => day <= row.dateEnd);
    for (const [index, { measure }] of view.columns.entries()) {
      const expected = EXPECTED[measure]?.(within, until);
      if (expected === undefined) continue;
      expect([view.report, measure, toFen(row.values[index] ?? '')]).toEqual([
        view.report,
        measure,
        expected + 0,
      ]);
    }
  }
}

/** Expects that everything that finance reads of a day equals the sums of the lines. */
async function checkDay(scope: Scope, day: string, all: readonly Line[]): Promise<void> {
  const within = all.filter((line) => line.day === day);
  const range = { dateStart: day, dateEnd: day };
  const trial = await getTrialBalance(scope, range);
  expect(trial.debit).toBe(trial.credit);
  expect(trial.closingDebit).toBe(trial.closingCredit);
  for (const kind of LEDGER_ACCOUNT_KINDS) {
    const row = trial.rows.find((one) => one.kind === kind);
    const own = within.filter(of(kind));
    const before = all.filter((line) => line.day < day && line.kind === kind);
    expect(toFen(row?.opening ?? '')).toBe(sum(before) + 0);
    expect(toFen(row?.debit ?? '')).toBe(0 - sum(negative(own)));
    expect(toFen(row?.credit ?? '')).toBe(sum(positive(own)));
    const list = await listLedgerLines(scope, {
      ...{ kind, type: '', shopperId: '', reference: '', channelId: '' },
      ...{ ...range, pageSize: 500 },
    });
    expect(list.records.reduce((total, { amount }) => total + toFen(amount), 0)).toBe(sum(own) + 0);
  }
  const clearing = await getClearing(scope, range);
  for (const { channelId, opening, closing, came, wentOut } of clearing.channels) {
    const own = all.filter((line) => line.channelId === channelId && line.kind === 'CLEARING');
    const today = own.filter((line) => line.day === day);
    expect(toFen(opening)).toBe(0 - sum(own.filter((line) => line.day < day)));
    expect(toFen(closing)).toBe(0 - sum(own.filter((line) => line.day <= day)));
    expect(toFen(came)).toBe(0 - sum(today.filter(of('CLEARING', 'DEPOSIT'))));
    expect(toFen(wentOut)).toBe(sum(today.filter(of('CLEARING', 'WITHDRAWAL'))));
  }
}

async function checkReports(scope: Scope, all: readonly Line[], days: string[]): Promise<void> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  for (const report of REPORTS) {
    for (const by of ['DAY', 'WEEK', 'MONTH', 'CHANNEL'] as const) {
      const query = { dateStart: first, dateEnd: last, by, channelId: '' };
      const view = await getReport(scope, report, query).catch((error: { code?: string }) => {
        expect(error.code).toBe('VALIDATION_FAILED');
      });
      if (view) checkReport(view, all);
    }
  }
}

/** A tenant with two channels through which money comes and goes. */
async function open() {
  const { db, shopper } = await openShop(await openTestDatabase());
  const [bank] = await db.select().from(depositChannels);
  if (!bank) throw new Error('no channel');
  await db.insert(depositChannels).values({ ...bank, id: 'second-one', tenantId: 'one' });
  const { userId } = await shopper('sender');
  const order = { id: 'shipment', order_no: 'T1', tenant_id: 'one', user_id: userId };
  await insertRow(db, 'transit_orders', { ...order, carrier: 'EMS' });
  return { db, shopper };
}

/** A corrected charge of the carrier for the shipment that every run has. */
const charge = (scope: OwnerScope, fen: number) =>
  setFreightCost(operator(scope), 'shipment', { cost: fromFen(fen), note: '' }).catch(
    (error: { code?: string }) => expect(error.code).toBe('NOTHING_TO_DO'),
  );

async function live(
  shoppers: readonly OwnerScope[],
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
  startsAt: number,
): Promise<void> {
  const orders: Orders[] = [[], []];
  for (const [index, one] of [...FIRST_STEPS, ...steps].entries()) {
    const [scope, placed] = [shoppers[one.who], orders[one.who]];
    if (!scope || !placed) throw new RangeError('nobody');
    const at = later(scope, startsAt + index * STEP);
    await takeStep(at, placed, one, ['bank-one', 'second-one']).catch(
      (error: { code?: string }) => {
        if (!error.code) throw error;
        // Nobody withdraws through a channel through which they have not topped up.
        expect([...REFUSALS, 'PAYOUT_CHANNEL_UNAVAILABLE']).toContain(error.code);
      },
    );
    if (one.which > 3) await charge(at, one.fen);
  }
}

describe('whatever shoppers and operators do', () => {
  it('every figure of finance equals the sum of its ledger lines, for any day, tenant and channel', async () => {
    const { db, shopper } = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        run++;
        const shoppers = await Promise.all(['a', 'b'].map((name) => shopper(`${name}${run}`)));
        await live(shoppers, steps, 0);
        const [scope] = shoppers;
        if (!scope) throw new RangeError('nobody');
        const ops = operator(later(scope, 4 * DAY));
        const all = await linesOf(db, ops);
        const days = [0, 1, 2, 3, 4].map((n) => dayOf(ops.tenant, scope.now + n * DAY));
        for (const day of days) await checkDay(ops, day, all);
        await checkReports(ops, all, days);
        const other = { ...ops, tenantId: 'two' };
        for (const day of days) await checkDay(other, day, []);
      }),
      { numRuns: 12 },
    );
  });

  it('the same is true of closed days, whose balances are kept', async () => {
    const { db, shopper } = await open();
    const shoppers = await Promise.all(['a', 'b'].map((name) => shopper(name)));
    const [scope] = shoppers;
    if (!scope) throw new RangeError('nobody');
    const steps = fc.sample(step, { numRuns: 25, seed: 7 });
    await live(shoppers, steps, 0);
    const all = await linesOf(db, scope);
    for (const n of [1, 2, 3, 4]) {
      const ops = operator(later(scope, n * DAY));
      const { day, totalsHash } = await getNextClose(ops);
      await closeDay(ops, { day, totalsHash, note: '' });
      for (const past of [-1, 0, 1, 2, 3]) {
        await checkDay(ops, dayOf(ops.tenant, scope.now + past * DAY), all);
      }
      const days = [-1, 4].map((past) => dayOf(ops.tenant, scope.now + past * DAY));
      await checkReports(ops, all, days);
    }
  });
});
