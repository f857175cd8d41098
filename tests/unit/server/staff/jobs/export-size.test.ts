import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_COUNTED } from '../../../../../src/contract/values/desk/list.ts';
import { EXPORTED_AT_ONCE } from '../../../../../src/contract/values/desk/lists.ts';
import { RIGHTS_OF } from '../../../../../src/contract/values/people/rights.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { readList } from '../../../../../src/server/staff/jobs/list-sources.ts';
import { makeExport } from '../../../../../src/server/staff/jobs/make-jobs.ts';
import { getJob } from '../../../../../src/server/staff/jobs/view-jobs.ts';
import type { StaffScope } from '../../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { NOW } from '../../../support/identity-scope.ts';
import { insertShoppers } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers, type TestTimers } from '../../../support/timers.ts';

type JobScope = Parameters<typeof makeExport>[0];

let db: Database;
let timers: TestTimers;
let scope: StaffScope;
let left: Promise<unknown>[];

beforeEach(async () => {
  db = await openTestDatabase();
  const mia = await (await openShop(db)).shopper('mia');
  timers = await openTimers(mia);
  const row = { email: 'a@example.org', name: 'Ada', language: 'en', state: 'ACTIVE' } as const;
  await db.insert(staff).values({ id: 'ada', ...row, createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: 'ada', tenantId: 'one', role: 'OWNER' });
  const grants = [{ tenantId: 'one', rights: RIGHTS_OF.TENANT_ADMIN }];
  const identity = { kind: 'PERSON', id: 'ada', name: 'Ada', sessionId: 's', grants };
  left = [];
  const later = (work: Promise<unknown>) => void left.push(work);
  scope = { ...mia, actor: 'OPERATOR', staffId: 'ada', identity, later } as unknown as StaffScope;
});

/** Adds shoppers up to a number; one is there. */
async function shoppersUpTo(count: number): Promise<void> {
  const ids = Array.from({ length: count - 1 }, (_, index) => `s${String(index).padStart(5, '0')}`);
  for (let from = 0; from < ids.length; from += 1000) {
    await insertShoppers(db, 'one', ...ids.slice(from, from + 1000));
  }
}

const exported = () => {
  const wanted = { list: 'SHOPPERS', filter: '', columns: '', format: 'PLAIN' } as const;
  return makeExport(scope as JobScope, wanted, timers.at(NOW));
};

describe('an export', () => {
  it('of so many rows as are promised at once is there with the answer', async () => {
    await shoppersUpTo(EXPORTED_AT_ONCE);
    expect(await exported()).toMatchObject({ state: 'DONE', done: EXPORTED_AT_ONCE });
  });

  it('of more is a job that goes on after the answer, until it has every row', async () => {
    await shoppersUpTo(EXPORTED_AT_ONCE + 300);
    const { id, state } = await exported();
    expect(state).not.toBe('DONE');
    await Promise.all(left);
    expect(await getJob(scope, id)).toMatchObject({ state: 'DONE', done: EXPORTED_AT_ONCE + 300 });
  });
});

it('a list counts no further than ten thousand and one', async () => {
  await shoppersUpTo(MAX_COUNTED + 5);
  const page = await readList(scope, 'SHOPPERS', { filter: '', cursor: '', pageSize: 1 });
  expect(page.total).toBe(MAX_COUNTED + 1);
});
