import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BankFile } from '../../../contract/ops/money/bank-files.ts';
import { bankFiles } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import type { AccountRow } from './accounts.ts';
import { digitsOf } from './statement/amount.ts';
import { fileBytes } from './statement/read-file.ts';

export type FileRow = typeof bankFiles.$inferSelect;

/** Throws `ILLEGAL_TRANSITION` unless the file is new. */
export const requireNew = ({ state }: FileRow): void => {
  if (state !== 'NEW') throw new Failure('ILLEGAL_TRANSITION', { from: state, event: 'TAKEN' });
};

/** A file of the tenant. Throws `NOT_FOUND`. */
export async function fileRow({ db, tenantId }: Scope, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(bankFiles)
    .where(and(eq(bankFiles.tenantId, tenantId), eq(bankFiles.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The bytes of a file as they came. Throws `NOT_FOUND` at `file`. */
export async function bytesOf(scope: Scope, row: FileRow): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fileBytes(scope, row.uploadKey);
  if (!bytes) throw new Failure('NOT_FOUND', {}, [{ field: 'file', code: 'invalid' }]);
  return bytes;
}

/** A file in the contract’s format. */
export async function viewFile(scope: Scope, row: FileRow, account: AccountRow): Promise<BankFile> {
  return viewFileWith(row, account, await staffNames(scope, [row.addedBy]));
}

/** A file in the contract’s format, with the names of the staff that are already read, by id. */
export function viewFileWith(
  row: FileRow,
  account: AccountRow,
  names: ReadonlyMap<string, string>,
): BankFile {
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
