import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { auditCheckpoints } from '../../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { entryStatements } from '../../../../../src/server/staff/audit/chain.ts';
import {
  checkAudits,
  writeCheckpoints,
} from '../../../../../src/server/staff/audit/checkpoints.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, MINUTE } from '../../../support/identity-scope.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers, type TestTimers } from '../../../support/timers.ts';

let db: Database;
let timers: TestTimers;

async function append(now: number): Promise<void> {
  const statements = await entryStatements(
    { db, now, tenantId: 'one' },
    {
      ...{ actorKind: 'PERSON', actorId: 'person', sessionId: '', call: 'acceptOrder' },
      ...{ subject: 'PURCHASE_ORDER', subjectId: 'order', reason: '', outcome: 'DONE' },
      ...{ requestId: '', address: '203.0.113.7', before: {}, change: {} },
    },
  );
  await commit({ db }, statements);
}

const MIDNIGHT = Date.UTC(2026, 10, 22);
const NIGHT = MIDNIGHT + 3.5 * 60 * MINUTE;
const signed = async () =>
  (await db.select().from(auditCheckpoints)).map(({ sequence, at }) => ({ sequence, at }));

beforeEach(async () => {
  db = await openTestDatabase();
  const shop = await openShop(db);
  timers = await openTimers(await shop.shopper());
  await append(MIDNIGHT);
});

test('a checkpoint is signed once an hour, if something was written since', async () => {
  const run = (minutes: number) => writeCheckpoints(timers.at(MIDNIGHT + minutes * MINUTE));
  await run(0);
  await append(MIDNIGHT + MINUTE);
  await run(59);
  expect(await signed()).toEqual([{ sequence: 1, at: MIDNIGHT }]);
  await run(60);
  await run(180);
  expect(await signed()).toEqual([
    { sequence: 1, at: MIDNIGHT },
    { sequence: 2, at: MIDNIGHT + 60 * MINUTE },
  ]);
  expect(timers.lines.filter(({ event }) => event === 'audit_checkpoint')).toHaveLength(2);
});

describe('the chain of each tenant is checked once a night', () => {
  const wrong = () => timers.lines.filter(({ event }) => event === 'audit_wrong');

  test('and one that is whole gets a checkpoint', async () => {
    await checkAudits(timers.at(NIGHT - 1));
    expect(await signed()).toEqual([]);
    await checkAudits(timers.at(NIGHT));
    await checkAudits(timers.at(NIGHT + MINUTE));
    expect(await signed()).toEqual([{ sequence: 1, at: NIGHT }]);
    expect(wrong()).toEqual([]);
  });

  test('and one that is not is said in the log, each night, and gets none', async () => {
    await db.run(sql`drop trigger audit_entries_no_update`);
    await db.run(sql`update audit_entries set actor_id = 'other'`);
    await checkAudits(timers.at(NIGHT));
    await checkAudits(timers.at(NIGHT + MINUTE));
    expect(wrong()).toMatchObject([
      { tenantId: 'one', faults: [{ kind: 'CHANGED', sequence: 1 }] },
    ]);
    await checkAudits(timers.at(NIGHT + DAY));
    expect(wrong()).toHaveLength(2);
    expect(await signed()).toEqual([]);
  });
});
