import { and, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BankColumns, BankFile, BankFileDetail } from '../../../contract/ops/bank.ts';
import { base64 } from '../../crypto/digest.ts';
import { newId } from '../../crypto/random.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { bankAccounts, bankFiles, bankLines } from '../../db/schema/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { atomically, commit, increased, onlyFrom } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { uploadedByStaff } from '../upload/uploads.ts';
import { type AccountRow, accountRows, bankAccount } from './accounts.ts';
import { digitsOf, minorOf } from './amount.ts';
import { decoded, tableRows } from './csv-table.ts';
import { type FilePlan, planFile } from './file-plan.ts';
import { fileBytes, isXml, readFileFor } from './read-file.ts';
import { plain } from './statement.ts';

type FileRow = typeof bankFiles.$inferSelect;

/** How often taking a file is tried, while others take files of the same account. */
const MAX_ROUNDS = 5;

/**
 * Adds an uploaded file to an account; if it has these very bytes already, returns that file. Throws `NOT_FOUND` at
 * `accountId` or `file`.
 */
export async function addFile(
  scope: Scope,
  { accountId, file, name }: { accountId: string; file: string; name: string },
): Promise<BankFile> {
  const { db, tenantId, now, staffId = '' } = scope;
  const account = await bankAccount(scope, accountId);
  const upload = await uploadedByStaff(scope, file, 'BANK_FILE');
  const bytes = await fileBytes(scope, upload.key);
  if (!bytes) throw new Failure('NOT_FOUND', {}, [{ field: 'file', code: 'invalid' }]);
  const row: FileRow = {
    id: newId(now),
    tenantId,
    version: 0,
    accountId,
    name: plain(name, 120) || `${account.name} ${iso(now).slice(0, 10)}`,
    format: isXml(bytes) ? 'CAMT' : 'CSV',
    state: 'NEW',
    uploadKey: upload.key,
    sha256: upload.sha256,
    bytes: upload.bytes,
    fromDay: '',
    toDay: '',
    openingMinor: null,
    closingMinor: null,
    lineCount: 0,
    newCount: 0,
    addedBy: staffId,
    addedAt: now,
    takenBy: '',
    takenAt: null,
  };
  const guard = await commit(scope, [db.insert(bankFiles).values(row)]);
  if (guard === undefined) return viewFile(scope, row, account);
  const [same] = await db
    .select()
    .from(bankFiles)
    .where(
      and(
        eq(bankFiles.tenantId, tenantId),
        eq(bankFiles.accountId, accountId),
        eq(bankFiles.sha256, upload.sha256),
        onlyKept(),
      ),
    );
  if (!same) throw new Failure('CONFLICT');
  return viewFile(scope, same, account);
}

/** Whether a file was not dropped. */
const onlyKept = () => inArray(bankFiles.state, ['NEW', 'TAKEN']);

/** The file with all that speaks against taking it, and how its columns are read. Throws `NOT_FOUND`. */
export async function getFile(scope: Scope, id: string): Promise<BankFileDetail> {
  const row = await fileRow(scope, id);
  const account = await bankAccount(scope, row.accountId);
  const view = await viewFile(scope, row, account);
  const balance = fromMinor(account.balanceMinor, digitsOf(account.currency));
  const settled = { ...view, problems: [], saysClosing: true, balance, sample: [] };
  if (row.state !== 'NEW') return settled;
  const reading = await readFileFor(scope, account, await bytesOf(scope, row));
  const plan = await planFile(scope, account, reading);
  const digits = digitsOf(account.currency);
  const { headings: _, ...columns } = reading.columns ?? { headings: [] };
  return {
    ...settled,
    ...rangeOf(plan, digits),
    lines: plan.lines.length,
    newLines: plan.fresh.length,
    problems: plan.problems,
    saysClosing: reading.statement?.closingMinor !== undefined,
    sample: reading.sample,
    ...('headingRow' in columns && { columns }),
  };
}

/** What a file says of its days and balances. */
function rangeOf({ lines, openingMinor, closingMinor }: FilePlan, digits: number) {
  const days = lines.map(({ day }) => day).toSorted();
  return {
    fromDay: days[0] ?? '',
    toDay: days.at(-1) ?? '',
    ...(openingMinor !== undefined && { opening: fromMinor(openingMinor, digits) }),
    ...(closingMinor !== undefined && { closing: fromMinor(closingMinor, digits) }),
  };
}

/**
 * Says how the CSV files of the account of a file are read. The headings are kept, so that a file with others is noticed. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a file that is no table, or was taken.
 */
export async function setColumns(scope: Scope, id: string, given: BankColumns): Promise<void> {
  const { db } = scope;
  const row = await fileRow(scope, id);
  if (row.state !== 'NEW' || row.format !== 'CSV') throw new Failure('ILLEGAL_TRANSITION');
  const rows = tableRows(decoded(await bytesOf(scope, row), given.encoding)) ?? [];
  const heading = rows.find((one) => one.row === given.headingRow);
  if (!heading) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'headingRow', code: 'choice' }]);
  }
  const columns = { ...given, headings: heading.cells };
  await atomically(
    scope,
    [
      db
        .update(bankAccounts)
        .set({ columns, version: increased(bankAccounts.version) })
        .where(and(eq(bankAccounts.tenantId, row.tenantId), eq(bankAccounts.id, row.accountId))),
    ],
    {},
  );
}

/**
 * Takes the new lines of a file, all or none, in one transaction with the balance of the account. `closing` is the closing
 * balance of a file that says none. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if it was taken or dropped, and
 * `BANK_FILE_WRONG` with the first mistake and its row.
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

const requireNew = ({ state }: FileRow): void => {
  if (state !== 'NEW') throw new Failure('ILLEGAL_TRANSITION', { from: state, event: 'TAKEN' });
};

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
  const lastDay = [account.lastDay, changes.toDay].toSorted().at(-1) ?? '';
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

/** Drops a file that was not taken. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function dropFile(scope: Scope, id: string): Promise<BankFile> {
  const { db } = scope;
  const row = await fileRow(scope, id);
  requireNew(row);
  await atomically(
    scope,
    [
      db
        .update(bankFiles)
        .set({
          state: onlyFrom(bankFiles.state, ['NEW'], 'DROPPED'),
          version: increased(bankFiles.version),
        })
        .where(and(eq(bankFiles.tenantId, row.tenantId), eq(bankFiles.id, id))),
    ],
    { BANK_FILE_STATE: () => new Failure('ILLEGAL_TRANSITION') },
  );
  return viewFile(scope, { ...row, state: 'DROPPED' }, await bankAccount(scope, row.accountId));
}

/** The bytes of a file as they came. Throws `NOT_FOUND`. */
export async function readFile(scope: Scope, id: string) {
  const row = await fileRow(scope, id);
  return { name: row.name, sha256: row.sha256, base64: base64(await bytesOf(scope, row)) };
}

/** The files, newest first. */
export async function listFiles(
  scope: Scope,
  {
    accountId,
    cursor,
    pageSize,
  }: { accountId: string; cursor?: string | undefined; pageSize: number },
) {
  const { db, tenantId } = scope;
  const keyset = { column: bankFiles.addedAt, id: bankFiles.id, descending: true };
  const isListed = and(
    eq(bankFiles.tenantId, tenantId),
    accountId ? eq(bankFiles.accountId, accountId) : undefined,
  );
  const [rows, total, accounts] = await Promise.all([
    db
      .select()
      .from(bankFiles)
      .where(and(isListed, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, bankFiles, isListed),
    accountRows(scope),
  ]);
  const page = pageOfRows(rows, pageSize, ({ addedAt, id }) => [addedAt, id]);
  const names = await staffNames(
    scope,
    page.rows.map(({ addedBy }) => addedBy),
  );
  const records = page.rows.flatMap((row) => {
    const account = accounts.find(({ id }) => id === row.accountId);
    return account ? [viewRow(row, account, names)] : [];
  });
  return { records, total, ...(page.next ? { next: page.next } : {}) };
}

async function fileRow({ db, tenantId }: Scope, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(bankFiles)
    .where(and(eq(bankFiles.tenantId, tenantId), eq(bankFiles.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

async function bytesOf(scope: Scope, row: FileRow): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fileBytes(scope, row.uploadKey);
  if (!bytes) throw new Failure('NOT_FOUND', {}, [{ field: 'file', code: 'invalid' }]);
  return bytes;
}

async function viewFile(scope: Scope, row: FileRow, account: AccountRow): Promise<BankFile> {
  return viewRow(row, account, await staffNames(scope, [row.addedBy]));
}

function viewRow(row: FileRow, account: AccountRow, names: ReadonlyMap<string, string>): BankFile {
  const digits = digitsOf(account.currency);
  return {
    id: row.id,
    version: row.version,
    accountId: row.accountId,
    accountName: account.name,
    currency: account.currency,
    name: row.name,
    format: row.format,
    state: row.state,
    sha256: row.sha256,
    bytes: row.bytes,
    fromDay: row.fromDay,
    toDay: row.toDay,
    ...(row.openingMinor !== null && { opening: fromMinor(row.openingMinor, digits) }),
    ...(row.closingMinor !== null && { closing: fromMinor(row.closingMinor, digits) }),
    lines: row.lineCount,
    newLines: row.newCount,
    addedBy: names.get(row.addedBy) ?? '',
    addedAt: iso(row.addedAt),
    takenAt: isoOrNone(row.takenAt),
  };
}
