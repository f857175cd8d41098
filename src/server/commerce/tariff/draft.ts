import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TariffRowChange } from '../../../contract/ops/shop/tariff-values.ts';
import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import { MAX_TARIFF_ROWS, type TariffCells } from '../../../contract/values/money/tariff.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { newId } from '../../crypto/random.ts';
import { type StoredName, tariffRows, tariffs } from '../../db/schema/warehouse/tariffs.ts';
import { atomically, onlyFrom, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { rowStatements, type TariffTable } from '../freight/publish-table.ts';
import { plainCells } from '../freight/read-row.ts';
import { nextNumber, readCurrentNumber, type TariffRecord } from '../freight/stored.ts';
import { tableIn } from './csv-table.ts';
import { getTariff, tableOf, tariffRecord } from './records.ts';
import { unchangedSince } from './unchanged.ts';

/** A name in one language; empty to remove it. */
export type NameChange = { code: string; locale: Locale; text: string };

/**
 * Begins a draft from a version, by default from the one that applies. If no version applies, the draft is
 * empty. Throws `NOT_FOUND`, and `TARIFF_DRAFT_EXISTS` if the tenant has a draft already.
 */
export async function makeDraft(scope: Scope, from: string): Promise<TariffDetail> {
  const { db, now, tenantId, staffId = '' } = scope;
  const base = from ? await tariffRecord(scope, from) : await currentRecord(scope);
  const { rows, names }: TariffTable = base ? await tableOf(scope, base) : { rows: [], names: [] };
  const id = newId(now);
  await atomically(
    scope,
    [
      db.insert(tariffs).values({
        id,
        tenantId,
        number: nextNumber(tenantId),
        state: 'DRAFT',
        names: [...names],
        rowCount: rows.length,
        basedOn: base?.number,
        madeBy: staffId,
        madeAt: now,
      }),
      ...rowStatements(db, { id, tenantId }, rows),
    ],
    { TARIFF_OPEN: () => new Failure('TARIFF_DRAFT_EXISTS') },
  );
  return getTariff(scope, id);
}

async function currentRecord(scope: Scope): Promise<TariffRecord | undefined> {
  const { db, tenantId } = scope;
  const number = await readCurrentNumber(scope);
  const [record] = await db
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), eq(tariffs.number, number)));
  return record;
}

/**
 * Changes cells, rows and names of a draft; mistakes are saved too. Throws `NOT_FOUND`,
 * `ILLEGAL_TRANSITION` if it is not a draft any more, `STALE_VERSION`, and `VALIDATION_FAILED` for a row
 * that the draft does not have, or too many rows.
 */
export async function changeDraft(
  scope: Scope,
  id: string,
  { rows, names }: { rows: readonly TariffRowChange[]; names: readonly NameChange[] },
): Promise<TariffDetail> {
  return replaceTable(scope, id, (table) => ({
    rows: changedRows(table.rows, rows),
    names: changedNames(table.names, names),
  }));
}

/** Replaces all rows of a draft, or its names, by a table with a heading. Throws as `changeDraft`. */
export function importTable(scope: Scope, id: string, text: string): Promise<TariffDetail> {
  const read = tableIn(text);
  if (!read) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'invalid' }]);
  return replaceTable(scope, id, (table) => ({ ...table, ...read }));
}

/**
 * Deletes a draft. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if it is not a draft, and `STALE_VERSION`.
 */
export async function deleteDraft(scope: Scope, id: string): Promise<void> {
  const { db, tenantId } = scope;
  const record = await draftRecord(scope, id);
  const isIt = and(eq(tariffs.id, id), eq(tariffs.tenantId, tenantId));
  await atomically(
    scope,
    [
      keepDraft(scope, record),
      db
        .delete(tariffRows)
        .where(and(eq(tariffRows.tariffId, id), eq(tariffRows.tenantId, tenantId))),
      db.delete(tariffs).where(isIt),
    ],
    { TARIFF_STATE: () => new Failure('STALE_VERSION') },
  );
}

async function draftRecord(scope: Scope, id: string): Promise<TariffRecord> {
  const record = await tariffRecord(scope, id);
  if (record.state !== 'DRAFT') throw illegalTransition(record.state, 'CHANGED');
  return record;
}

async function replaceTable(
  scope: Scope,
  id: string,
  change: (table: TariffTable) => TariffTable,
): Promise<TariffDetail> {
  const { db, tenantId } = scope;
  const record = await draftRecord(scope, id);
  const { rows, names } = change(await tableOf(scope, record));
  if (rows.length > MAX_TARIFF_ROWS) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'rows', code: 'too_long' }]);
  }
  await atomically(
    scope,
    [
      keepDraft(scope, record, { names: [...names], rowCount: rows.length }),
      db
        .delete(tariffRows)
        .where(and(eq(tariffRows.tariffId, id), eq(tariffRows.tenantId, tenantId))),
      ...rowStatements(db, { id, tenantId }, rows),
    ],
    { TARIFF_STATE: () => new Failure('STALE_VERSION') },
  );
  return getTariff(scope, id);
}

/**
 * Writes a draft if it is still as it was read; else the guard `TARIFF_STATE` refuses the batch.
 */
const keepDraft = (
  { db, tenantId }: Scope,
  record: TariffRecord,
  changes: Partial<Pick<TariffRecord, 'names' | 'rowCount'>> = {},
): Statement =>
  db
    .update(tariffs)
    .set({ ...changes, state: onlyFrom(tariffs.state, ['DRAFT'], 'DRAFT', unchangedSince(record)) })
    .where(and(eq(tariffs.id, record.id), eq(tariffs.tenantId, tenantId)));

function changedRows(
  rows: readonly TariffCells[],
  changes: readonly TariffRowChange[],
): TariffCells[] {
  const byRow = new Map<number, TariffRowChange>();
  const added: TariffCells[] = [];
  changes.forEach(({ row, ...change }, index) => {
    if (row === undefined) {
      const { remove: _, ...cells } = change;
      if (Object.keys(plainCells(cells)).length > 0) added.push(plainCells(cells));
      return;
    }
    if (row >= rows.length) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: `rows.${index}.row`, code: 'choice' }]);
    }
    byRow.set(row, change);
  });
  const keptRows = rows.flatMap((cells, row) => {
    const { remove, ...change } = byRow.get(row) ?? { remove: false };
    return remove ? [] : [plainCells({ ...cells, ...change })];
  });
  return [...keptRows, ...added];
}

function changedNames(names: readonly StoredName[], changes: readonly NameChange[]): StoredName[] {
  const byCode = new Map(names.map(({ code, name }) => [code, { ...name }]));
  for (const { code, locale, text } of changes) {
    const name = byCode.get(code) ?? {};
    if (text === '') delete name[locale];
    else name[locale] = text;
    byCode.set(code, name);
  }
  return [...byCode]
    .filter(([, name]) => Object.keys(name).length > 0)
    .map(([code, name]) => ({ code, name }));
}
