import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BankFile } from '../../../contract/ops/money/bank-files.ts';
import { newId } from '../../crypto/random.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { bankAccounts, bankFiles, bankLines } from '../../db/schema/money/bank.ts';
import { commit, increased, onlyFrom } from '../base/atomically.ts';
import { laterOf } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { type AccountRow, bankAccount } from './accounts.ts';
import { type FilePlan, planFile } from './file-plan.ts';
import { bytesOf, type FileRow, fileRow, requireNew, viewFile } from './file-records.ts';
import { digitsOf, minorOf } from './statement/amount.ts';
import { readFileFor } from './statement/read-file.ts';

/** How often taking a file is tried, while others take files of the same account. */
const MAX_ROUNDS = 5;

/**
 * Takes the new lines of a file, all or none, in one transaction with the balance of the account. `closing`
 * is the closing balance if the file has none. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if it was taken or
 * dropped, and `BANK_FILE_WRONG` with the first mistake and its row.
 */
export async function takeFile(
  scope: Scope,
  id: string,
  { closing }: { closing: string },
): Promise<BankFile> {
  const row = await fileRow(scope, id);
  requireNew(row);
  const bytes = await bytesOf(scope, row);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const account = await bankAccount(scope, row.accountId);
    const saidMinor = closing === '' ? undefined : minorOf(closing, digitsOf(account.currency));
    const reading = await readFileFor(scope, account, bytes);
    const plan = await planFile(scope, account, reading, saidMinor);
    const [wrong] = plan.problems;
    if (wrong) {
      const details = { row: wrong.row, problem: wrong.problem, value: wrong.value };
      throw new Failure('BANK_FILE_WRONG', details);
    }
    const { taken, statements } = takeStatements(scope, row, account, plan);
    const guard = await commit(scope, statements);
    if (guard === undefined) return viewFile(scope, taken, account);
    requireNew(await fileRow(scope, id));
  }
  throw new Failure('CONFLICT');
}

function takeStatements(scope: Scope, row: FileRow, account: AccountRow, plan: FilePlan) {
  const { db, now, tenantId, staffId = '' } = scope;
  const { lines, fresh, openingMinor = null, closingMinor = null } = plan;
  const days = lines.map(({ day }) => day).toSorted();
  const changes = {
    fromDay: days[0] ?? '',
    toDay: days.at(-1) ?? '',
    openingMinor,
    closingMinor,
    lineCount: lines.length,
    newCount: fresh.length,
    takenBy: staffId,
    takenAt: now,
  };
  const rows = fresh.map(({ line, identity, position }) => ({
    ...line,
    id: newId(now),
    tenantId,
    version: 0,
    accountId: account.id,
    fileId: row.id,
    row: line.row,
    identity,
    sortAt: Date.parse(line.day) + position,
    currency: account.currency,
    state: 'OPEN' as const,
    createdAt: now,
  }));
  const balanceMinor =
    account.balanceMinor + fresh.reduce((sum, one) => sum + one.line.amountMinor, 0);
  const lastDay = laterOf(account.lastDay, changes.toDay);
  return {
    taken: { ...row, ...changes, state: 'TAKEN' as const },
    statements: [
      db
        .update(bankFiles)
        .set({
          ...changes,
          state: onlyFrom(bankFiles.state, ['NEW'], 'TAKEN'),
          version: increased(bankFiles.version),
        })
        .where(and(eq(bankFiles.tenantId, tenantId), eq(bankFiles.id, row.id))),
      db
        .update(bankAccounts)
        .set({
          balanceMinor: sql<number>`case when ${bankAccounts.balanceMinor} = ${account.balanceMinor} then ${balanceMinor} end`,
          lastDay,
          version: increased(bankAccounts.version),
        })
        .where(and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.id, account.id))),
      ...insertStatements(db, bankLines, rows),
    ],
  };
}
