import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type {
  BankColumns,
  BankFile,
  BankFileDetail,
} from '../../../contract/ops/money/bank-files.ts';
import { base64 } from '../../crypto/digest.ts';
import { newId } from '../../crypto/random.ts';
import { bankAccounts, bankFiles } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { atomically, commit, increased, onlyFrom } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { uploadedByStaff } from '../upload/uploads.ts';
import { accountRows, bankAccount } from './accounts.ts';
import { type FilePlan, planFile } from './file-plan.ts';
import {
  bytesOf,
  type FileRow,
  fileRow,
  requireNew,
  viewFile,
  viewFileWith,
} from './file-records.ts';
import { digitsOf } from './statement/amount.ts';
import { decodedText, tableRows } from './statement/csv-table.ts';
import { fileBytes, isXml, readFileFor } from './statement/read-file.ts';
import { oneLine } from './statement/statement.ts';

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
    name: oneLine(name, 120) || `${account.name} ${iso(now).slice(0, 10)}`,
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
        isKept(),
      ),
    );
  if (!same) throw new Failure('CONFLICT');
  return viewFile(scope, same, account);
}

/** Whether a file was not dropped. */
const isKept = () => inArray(bankFiles.state, ['NEW', 'TAKEN']);

/**
 * The file with every reason why it can't be taken, and how its columns are read. Throws `NOT_FOUND`.
 */
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

/** The days and balances that a file covers. */
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
 * Sets how the CSV files of the account are read. The headings are stored, so that a file with other
 * headings is noticed. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a file that is not a table, or was
 * taken.
 */
export async function setColumns(scope: Scope, id: string, given: BankColumns): Promise<void> {
  const { db } = scope;
  const row = await fileRow(scope, id);
  if (row.state !== 'NEW' || row.format !== 'CSV') throw new Failure('ILLEGAL_TRANSITION');
  const rows = tableRows(decodedText(await bytesOf(scope, row), given.encoding)) ?? [];
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

/** Drops a file that has not been taken. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
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
    return account ? [viewFileWith(row, account, names)] : [];
  });
  return { records, total, ...(page.next ? { next: page.next } : {}) };
}
