import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { auditEntries } from '../../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { entryHash, entryStatements } from '../../../../../src/server/staff/audit/chain.ts';
import { checkChain } from '../../../../../src/server/staff/audit/check.ts';
import { openTestDatabase } from '../../../support/database.ts';

const TENANT = 'naga';
let db: Database;

async function append(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const scope = { db, now: 1000 + i, tenantId: TENANT };
    const statements = await entryStatements(scope, {
      actorKind: 'PERSON',
      actorId: 'person',
      sessionId: '',
      call: 'acceptOrder',
      subject: 'PURCHASE_ORDER',
      subjectId: `order-${i}`,
      reason: '',
      outcome: 'DONE',
      requestId: '',
      address: '203.0.113.7',
      before: { status: 'PAID' },
      change: { note: 'please hurry', quantity: i },
    });
    expect(await commit({ db }, statements)).toBeUndefined();
  }
}

/** Drops triggers for the rest of a test, as the owner of the database could. */
async function dropTriggers(...names: readonly string[]) {
  for (const name of names) await db.run(sql.raw(`drop trigger ${name}`));
}

const faultsOf = async (outside: { sequence: number; hash: string }[] = []) =>
  (await checkChain({ db }, TENANT, outside)).faults;

describe('the check of the audit', () => {
  beforeEach(async () => {
    db = await openTestDatabase();
    await append(6);
  });

  test('finds nothing in a chain as it was written', async () => {
    expect(await checkChain({ db }, TENANT)).toMatchObject({ entries: 6, faults: [] });
  });

  test.each([
    ['changed', "update audit_entries set reason = 'other' where sequence = 3"],
    ['deleted', 'delete from audit_entries where sequence = 3'],
    [
      'replaced',
      "insert or replace into audit_entries select tenant_id, sequence, at, actor_kind, 'other', session_id, call, subject, subject_id, before, change, reason, outcome, request_id, proposal_id, format, previous_hash, hash from audit_entries where sequence = 3",
    ],
  ])('entries can’t be %s', async (_, statement) => {
    await expect(db.run(sql.raw(statement))).rejects.toThrow();
    expect(await faultsOf()).toEqual([]);
  });

  test('finds a changed entry', async () => {
    await dropTriggers('audit_entries_no_update');
    await db.run(sql`update audit_entries set actor_id = 'other' where sequence = 3`);
    expect(await faultsOf()).toContainEqual({ kind: 'CHANGED', sequence: 3 });
  });

  test('finds a missing entry', async () => {
    await dropTriggers('audit_entries_no_delete');
    await db.run(sql`delete from audit_entries where sequence = 3`);
    expect(await faultsOf()).toContainEqual({ kind: 'MISSING', sequence: 3 });
  });

  test('finds an entry that was put in between, and one at the end that follows from none', async () => {
    const [row] = await db.select().from(auditEntries).where(eq(auditEntries.sequence, 3));
    if (!row) throw new Error('there is no third entry');
    const forge = (sequence: number, previousHash: string) => {
      const forged = { ...row, actorId: 'other', sequence, previousHash };
      return db.insert(auditEntries).values({ ...forged, hash: entryHash(forged) });
    };
    await dropTriggers('audit_entries_no_update', 'audit_entries_append');
    // What came after it moves up, in two steps because numbers are unique.
    await db.run(sql`update audit_entries set sequence = sequence + 100 where sequence >= 4`);
    await db.run(sql`update audit_entries set sequence = sequence - 99 where sequence >= 100`);
    // Nothing else can follow from the third entry, so it claims another one.
    await expect(forge(4, row.hash)).rejects.toThrow();
    await forge(4, 'f'.repeat(64));
    const faults = await faultsOf();
    expect(faults).toContainEqual({ kind: 'REPLACED', sequence: 4 });
    expect(faults).toContainEqual({ kind: 'CHANGED', sequence: 5 });
    await dropTriggers('audit_entries_no_delete');
    await db.run(sql`delete from audit_entries where sequence >= 4`);
    expect(await faultsOf()).toEqual([]);
    await forge(4, 'e'.repeat(64));
    expect(await faultsOf()).toEqual([{ kind: 'REPLACED', sequence: 4 }]);
  });

  test('finds a chain that was built anew, by a checkpoint from outside', async () => {
    const { lastHash } = await checkChain({ db }, TENANT);
    await dropTriggers('audit_entries_no_update', 'audit_entries_append');
    const [row] = await db.select().from(auditEntries).where(eq(auditEntries.sequence, 6));
    if (!row) throw new Error('there is no sixth entry');
    const forged = { ...row, actorId: 'other' };
    const hash = entryHash(forged);
    await db
      .update(auditEntries)
      .set({ ...forged, hash })
      .where(eq(auditEntries.sequence, 6));
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf([{ sequence: 6, hash: lastHash }])).toEqual([
      { kind: 'REPLACED', sequence: 6 },
    ]);
  });

  test('finds an end that was cut off, and an old copy of the database', async () => {
    const { lastHash } = await checkChain({ db }, TENANT);
    await db.run(
      sql`insert into audit_checkpoints (tenant_id, sequence, hash, at, signature) values (${TENANT}, 6, ${lastHash}, 1, '')`,
    );
    await dropTriggers('audit_entries_no_delete');
    await db.run(sql`delete from audit_entries where sequence > 4`);
    expect(await faultsOf()).toContainEqual({ kind: 'CUT', sequence: 6 });
    const restored = await faultsOf([{ sequence: 9, hash: lastHash }]);
    expect(restored).toContainEqual({ kind: 'RESTORED', sequence: 9 });
  });

  test('the personal part can be erased, and the chain stays whole', async () => {
    const [row] = await db.all<{ change: string }>(
      sql`select change from audit_entries where sequence = 2`,
    );
    expect(row?.change).toContain('quantity');
    expect(row?.change).not.toContain('hurry');
    await db.run(sql`delete from audit_personal`);
    expect(await faultsOf()).toEqual([]);
  });
});
