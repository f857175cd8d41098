import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commit } from '../../../src/server/commerce/base/atomically.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { outbox } from '../../../src/server/db/schema/orders/notices.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { entryStatements } from '../../../src/server/staff/audit/chain.ts';
import { writeCheckpoint } from '../../../src/server/staff/audit/checkpoints.ts';
import { mailCheckpoints } from '../../../src/server/staff/audit/mail-checkpoints.ts';
import { checkpointsIn, printAudits } from '../../../tools/audit/audit.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Database;
const printed: string[] = [];

async function append(): Promise<void> {
  const entry = await entryStatements(
    { db, now: 1000, tenantId: 'naga' },
    {
      actorKind: 'COMMAND',
      actorId: 'test',
      sessionId: '',
      call: 'acceptOrder',
      subject: '',
      subjectId: '',
      reason: '',
      outcome: 'DONE',
      requestId: '',
      address: '',
      before: {},
      change: {},
    },
  );
  await commit({ db }, entry);
}

describe('npm run audit -- check', () => {
  beforeEach(async () => {
    db = await openTestDatabase();
    printed.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
    await append();
    await append();
  });
  afterEach(() => vi.restoreAllMocks());

  test('says that a chain is whole', async () => {
    expect(await printAudits(db, [])).toBe(true);
    expect(printed).toEqual(['naga: 2 entries, 0 checkpoints']);
  });

  test('names what is wrong', async () => {
    await db.run(sql`drop trigger audit_entries_no_update`);
    await db.run(sql`update audit_entries set call = 'rejectOrder' where sequence = 1`);
    expect(await printAudits(db, [])).toBe(false);
    expect(printed).toContain('  CHANGED at entry 1');
  });

  test('compares with checkpoints from the log, also those of a restored database', async () => {
    const log = [
      'not JSON, and passed over',
      '{"event":"ledger_sealed","tenantId":"naga"}',
      '{"event":"audit_checkpoint","tenantId":"naga","sequence":9,"hash":"ab","at":1}',
    ].join('\n');
    expect(await printAudits(db, checkpointsIn(log))).toBe(false);
    expect(printed).toContain('  RESTORED at entry 9');
  });

  test('finds a checkpoint that the deployment has not signed', async () => {
    const keys = await deriveKeys('the secret of this deployment and long enough');
    const platform = { database: db, keys, log: () => undefined };
    await writeCheckpoint(platform, 'naga', 2000);
    expect(await printAudits(db, [], keys)).toBe(true);
    const others = await deriveKeys('the secret of somebody else and long enough');
    expect(await printAudits(db, [], others)).toBe(false);
    expect(printed).toContain('  FORGED at entry 2');
  });

  test('reads the checkpoints that are mailed to the auditor', async () => {
    const keys = await deriveKeys('the secret of this deployment and long enough');
    const config = readConfig({ AUDIT_MAIL_TO: 'auditor@example.org' });
    const platform = { database: db, keys, config, log: () => undefined, sendMail: undefined };
    const checkpoint = await writeCheckpoint(platform, 'naga', 2000);
    const written = checkpoint ? [checkpoint] : [];
    await mailCheckpoints(platform, 2000, { written, wrong: ['dala'] });
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({ to: 'auditor@example.org' });
    expect(mail?.subject).toContain('NOT WHOLE');
    expect(checkpointsIn(mail?.text ?? '')).toMatchObject([{ tenantId: 'naga', sequence: 2 }]);
  });
});
