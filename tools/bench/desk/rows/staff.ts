import { DAY_MS } from '../../../../src/server/commerce/base/clock.ts';
import { sha256HexNow } from '../../../../src/server/crypto/digest.ts';
import { insertStatements } from '../../../../src/server/db/insert-rows.ts';
import { proposals } from '../../../../src/server/db/schema/people/approvals.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { canonicalJson } from '../../../../src/server/staff/audit/canonical.ts';
import { appendEntries } from './audit-chain.ts';
import { BENCH_TENANTS, type Making, numbers, TENANT, tenantInTurn } from './shape.ts';

/**
 * Makes an audit entry for each order, a proposal for every fifty orders, a job for every five hundred, and failed
 * sign-ins.
 */
export async function makeStaffRows(db: Database, making: Making): Promise<void> {
  const { orders, now } = making;
  await makeProposals(db, making);
  await makeJobs(making);
  for (const tenantId of BENCH_TENANTS) {
    await appendEntries(db, tenantId, Math.floor(orders / BENCH_TENANTS.length), { now });
  }
}

const ENDED = [
  'EXECUTED',
  'EXECUTED',
  'DIRECT',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
] as const;

async function makeProposals(db: Database, { orders, now }: Making): Promise<void> {
  const rows = Array.from({ length: Math.ceil(orders / 50) }, (_, n) => {
    const isOpen = n % 100 < 3;
    const madeAt = now - (isOpen ? (n * 104_729) % DAY_MS : (n * 104_729) % (1000 * DAY_MS));
    const shopperId = `u${n}`;
    const payload = canonicalJson({ shopperId, amount: '12.00', reason: 'late' });
    return {
      id: `j${String(n).padStart(9, '0')}`,
      tenantId: tenantInTurn(n),
      proposalNo: `J${String(n).padStart(9, '0')}`,
      kind: 'GOODWILL' as const,
      state: isOpen ? ('PENDING' as const) : (ENDED[n % ENDED.length] ?? 'EXECUTED'),
      subject: 'SHOPPER' as const,
      subjectId: shopperId,
      subjectName: 'Ada Novak',
      subjectVersion: null,
      shopperId,
      amountFen: 1200,
      payload,
      payloadHash: sha256HexNow(payload),
      summary: [],
      reason: 'late',
      evidence: '',
      rulesVersion: 0,
      withoutSecondPerson: false,
      madeBy: 'bench',
      madeByPerson: 'bench',
      madeAt,
      expiresAt: madeAt + 7 * DAY_MS,
      decidedBy: isOpen ? '' : 'other',
      decidedAt: isOpen ? null : madeAt + 1000,
    };
  });
  for (const statement of insertStatements(db, proposals, rows)) await statement;
}

async function makeJobs({ client, orders, now }: Making): Promise<void> {
  await client.execute(`${numbers(Math.ceil(orders / 500))}
    insert into jobs (id, tenant_id, kind, list, act, state, phase, filter, columns, format, input, as_of, locale, made_by_kind,
      made_by, session_id, total, done, created_at, finished_at, expires_at)
    select printf('x%09d', n), ${TENANT}, 'BULK', 'ORDERS', 'ACCEPT_ORDERS', 'DONE', 'FINISH', '', '', 'PLAIN', '{}', ${now}, 'en',
      'PERSON', 'bench', '', 20, 20, ${now} - n * 60000, ${now} - n * 60000, ${now} + ${300 * DAY_MS} from i`);
  await client.execute(`${numbers(Math.ceil(orders / 200))}
    insert into staff_failures (id, why, address, typed, count, last_at)
    select printf('s%09d', n), 'PASSWORD', '203.0.113.' || n % 250, 'a***@example.org', 1, ${now} - n * 60000 from i`);
}
