import type { opsSystemEndpoints } from '../../ops/desk/system.ts';
import { done, type Examples } from '../example.ts';

const AT = '2026-11-22T08:30:00.000Z';
const MAIL_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z95';

export const opsSystemExamples: Examples<typeof opsSystemEndpoints> = {
  getSystemHealth: {
    input: {},
    answer: {
      runtime: 'node',
      demo: false,
      mails: {
        waiting: 1,
        oldestAt: AT,
        refused: [
          {
            id: MAIL_ID,
            tenantId: 'sampan',
            subject: 'Your code',
            failures: 3,
            createdAt: AT,
            nextAt: AT,
          },
        ],
      },
      rates: [{ currency: 'KZT', source: 'er-api', fetchedAt: AT, state: 'FRESH', held: false }],
      ledger: { checkedAt: AT, wrongTenants: 0 },
      audit: { checkpointAt: AT, sequence: 128 },
      auditBehind: 0,
      auditCheck: { name: 'sampan', okAt: AT, tookMs: 140, error: '' },
      failedJobs: 0,
      timers: [{ name: 'rates', okAt: '2026-11-22T08:30:00.000Z', tookMs: 12, error: '' }],
      marketplaces: [
        {
          name: '1688',
          okAt: '2026-11-22T08:20:00.000Z',
          failedAt: '2026-11-22T08:25:00.000Z',
          tookMs: 4000,
          error: 'SLOW',
        },
      ],
      rateSources: [{ name: 'er-api', okAt: AT, tookMs: 220, error: '' }],
      payments: [{ name: 'Card', source: 'stripe', lastAt: '2026-11-22T08:00:00.000Z' }],
      carriers: [
        {
          name: 'Ours',
          source: '17track',
          madeAt: '2026-11-01T08:00:00.000Z',
          lastAt: '2026-11-22T08:00:00.000Z',
        },
      ],
      caches: [
        {
          name: 'pages',
          entries: 412,
          bytes: 20_971_520,
          hits: 93_120,
          misses: 1_804,
          oldestAt: '2026-11-22T08:00:00.000Z',
        },
      ],
      blockedAttempts: 0,
    },
  },
  listFailedSignIns: {
    input: { query: { pageSize: 50 } },
    answer: {
      records: [
        {
          id: '3f9a1c7e5b2d4860a1c3e5f7092b4d6e',
          why: 'PASSWORD',
          address: '203.0.113.7',
          typed: 'l…@example.com',
          count: 3,
          lastAt: AT,
        },
      ],
      total: 1,
    },
  },
  sendMailAgain: { input: { params: { id: MAIL_ID } }, ...done },
};
