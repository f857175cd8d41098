import { describe, expect, it, test } from 'vitest';
import en from '../../../../../locales/en/desk.json' with { type: 'json' };
import zh from '../../../../../locales/zh-CN/desk.json' with { type: 'json' };
import {
  PROBLEMS,
  type Problem,
  problemsOf,
} from '../../../../../src/components/desk/system/problems.ts';
import type { SystemHealth } from '../../../../../src/contract/ops/desk/system.ts';

const NOW = Date.parse('2026-11-22T08:30:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(NOW - ms).toISOString();

const RATE = {
  currency: 'KZT',
  source: 'x',
  fetchedAt: ago(HOUR),
  state: 'FRESH',
  held: false,
} as const;
/** The health data of a deployment in which everything works. */
const WELL: SystemHealth = {
  runtime: 'node',
  demo: false,
  mails: { waiting: 0, refused: [] },
  rates: [RATE],
  rateSources: [{ name: 'er-api', okAt: ago(MINUTE), tookMs: 40, error: '' }],
  ledger: { checkedAt: ago(HOUR), wrongTenants: 0 },
  audit: { checkpointAt: ago(HOUR), sequence: 128 },
  auditBehind: 3,
  auditCheck: { name: 'sampan', okAt: ago(HOUR), failedAt: ago(DAY), tookMs: 1, error: '#1 CUT' },
  failedJobs: 0,
  timers: [{ name: 'rates', okAt: ago(MINUTE), failedAt: ago(HOUR), tookMs: 12, error: 'old' }],
  marketplaces: [{ name: '1688', okAt: ago(MINUTE), tookMs: 40, error: '' }],
  carriers: [{ name: 'Ours', source: '17track', madeAt: ago(DAY) }],
  payments: [{ name: 'Card', source: 'stripe', lastAt: ago(HOUR), refusedAt: ago(DAY) }],
  caches: [],
  blockedAttempts: 0,
};
const mail = { id: 'm', tenantId: 'sampan', subject: 'x', failures: 1, createdAt: ago(DAY) };
const failing = { name: 'a', okAt: ago(HOUR), failedAt: ago(MINUTE), tookMs: 1, error: 'x' };

/** Health data that cause each problem, and nothing else. */
const BROKEN: Record<Problem, Partial<SystemHealth>> = {
  LEDGER_WRONG: { ledger: { checkedAt: ago(HOUR), wrongTenants: 2 } },
  AUDIT_BROKEN: {
    auditCheck: { name: 'sampan', failedAt: ago(HOUR), tookMs: 1, error: '#7 CHANGED' },
  },
  TIMERS_STOPPED: { timers: [{ name: 'rates', okAt: ago(16 * MINUTE), tookMs: 1, error: '' }] },
  TIMERS_FAILING: { timers: [failing] },
  LEDGER_OLD: { ledger: { checkedAt: ago(2 * DAY + 1), wrongTenants: 0 } },
  AUDIT_OLD: { audit: { checkpointAt: ago(DAY + 1), sequence: 128 } },
  RATES_OLD: { rates: [{ ...RATE, state: 'OLD' }] },
  RATES_HELD: { rates: [{ ...RATE, held: true }] },
  RATE_SOURCES_FAILING: { rateSources: [failing] },
  MAILS_REFUSED: { mails: { waiting: 1, oldestAt: ago(DAY), refused: [mail] } },
  MAILS_LATE: { mails: { waiting: 4, oldestAt: ago(HOUR + 1), refused: [] } },
  MARKETPLACES_FAILING: { marketplaces: [failing] },
  PAYMENTS_REFUSED: {
    payments: [{ name: 'Card', source: 'stripe', lastAt: ago(DAY), refusedAt: ago(HOUR) }],
  },
  CARRIERS_SILENT: { carriers: [{ name: 'Ours', source: 'x', madeAt: ago(7 * DAY + 1) }] },
  JOBS_FAILED: { failedJobs: 2 },
  SIGN_INS_BLOCKED: { blockedAttempts: 3 },
};

const found = (change: Partial<SystemHealth>) => problemsOf({ ...WELL, ...change }, NOW);

describe('what is wrong with a deployment', () => {
  test('is an empty list if everything works', () => expect(found({})).toEqual([]));

  test.each(PROBLEMS)('%s is found alone', (problem) => {
    expect(found(BROKEN[problem]).map((one) => one.problem)).toEqual([problem]);
  });

  test('is named, with the number of affected parts', () => {
    expect(found(BROKEN.AUDIT_BROKEN)[0]?.names).toBe('#7 CHANGED');
    expect(found(BROKEN.MAILS_LATE)[0]?.count).toBe(4);
    expect(found(BROKEN.TIMERS_FAILING)[0]).toMatchObject({ count: 1, names: 'a' });
  });

  test('includes what has never happened', () => {
    const nothing = found({ timers: [], ledger: undefined, audit: undefined });
    expect(nothing.map(({ problem }) => problem)).toEqual([
      'TIMERS_STOPPED',
      'LEDGER_OLD',
      'AUDIT_OLD',
    ]);
  });

  test('does not include an old checkpoint if no entry was added since', () => {
    expect(found({ ...BROKEN.AUDIT_OLD, auditBehind: 0 })).toEqual([]);
  });
});

it.each(Object.entries({ en, 'zh-CN': zh }))('each problem says what to do in %s', (_, texts) => {
  const keys = new Set(Object.keys(texts));
  expect(PROBLEMS.filter((one) => !keys.has(`desk.system.problem.${one}`))).toEqual([]);
});
