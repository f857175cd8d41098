import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TariffDetail, TariffSummary } from '../../../contract/ops/shop/tariffs.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { warehouses } from '../../db/schema/shop/tenants.ts';
import { tariffs } from '../../db/schema/warehouse/tariffs.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { checkTable, type KnownNames, usedCodes } from '../freight/check-table.ts';
import type { TariffTable } from '../freight/publish-table.ts';
import { plainCells, readRow } from '../freight/read-row.ts';
import { cellsOf, readCurrentNumber, type TariffRecord } from '../freight/stored.ts';
import { partId } from '../site/export-tenant.ts';

/** The versions of the tenant's tariff, newest first. */
export async function listTariffs(scope: Scope): Promise<TariffSummary[]> {
  const { db, tenantId } = scope;
  const [records, current] = await Promise.all([
    db.select().from(tariffs).where(eq(tariffs.tenantId, tenantId)).orderBy(desc(tariffs.number)),
    readCurrentNumber(scope),
  ]);
  const names = await staffNames(
    scope,
    records.flatMap(({ madeBy, publishedBy }) => [madeBy, publishedBy]),
  );
  return records.map((record) => summary(record, current, names));
}

/** A version with its table, and all that is wrong with it. Throws `NOT_FOUND`. */
export async function getTariff(scope: Scope, id: string): Promise<TariffDetail> {
  const record = await tariffRecord(scope, id);
  const [rows, current, names, known] = await Promise.all([
    cellsOf(scope.db, record),
    readCurrentNumber(scope),
    staffNames(scope, [record.madeBy, record.publishedBy]),
    knownNames(scope),
  ]);
  const { problems, unnamed } = checkTable({ rows, names: record.names }, known);
  return {
    ...summary(record, current, names),
    rows: rows.length,
    table: rows.map(plainCells),
    names: record.names.flatMap(({ code, name }) =>
      Object.entries(name).map(([locale, text]) => ({ code, locale: locale as Locale, text })),
    ),
    languages: scope.tenant.supportedLanguages,
    codes: usedCodes(
      rows.map((cells) => {
        const read = readRow(cells);
        return 'option' in read ? read.option : undefined;
      }),
    ),
    problems,
    unnamed,
  };
}

/** A version of the tenant's tariff. Throws `NOT_FOUND`. */
export async function tariffRecord(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<TariffRecord> {
  const [record] = await db
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), eq(tariffs.id, id)));
  if (!record) throw new Failure('NOT_FOUND', { id });
  return record;
}

/** The rows and names of a version. */
export const tableOf = async (
  { db }: Pick<Scope, 'db'>,
  record: TariffRecord,
): Promise<TariffTable> => ({ rows: await cellsOf(db, record), names: record.names });

/** The countries of the world, the tenant's warehouses in use, and its services. */
export async function knownNames({
  db,
  tenantId,
  tenant,
}: Pick<Scope, 'db' | 'tenantId' | 'tenant'>): Promise<KnownNames> {
  // Loaded dynamically, because its data is large and only the staff's calls need it.
  const [{ isCountry }, rows] = await Promise.all([
    import('../base/phone.ts'),
    db
      .select({ id: warehouses.id })
      .from(warehouses)
      .where(and(eq(warehouses.tenantId, tenantId), eq(warehouses.closed, false))),
  ]);
  return {
    isCountry,
    warehouses: rows.map((row) => partId(tenantId, row.id)),
    services: tenant.services.map(({ code }) => code),
  };
}

function summary(
  record: TariffRecord,
  current: number,
  names: ReadonlyMap<string, string>,
): TariffSummary {
  const { id, number, state, rowCount, validFrom, basedOn, note, version } = record;
  const staffPerson = (staffId: string) => ({ id: staffId, name: names.get(staffId) ?? '' });
  return {
    id,
    number,
    state,
    current: number === current,
    rows: rowCount,
    ...(validFrom !== null && validFrom > 0 && { validFrom: iso(validFrom) }),
    ...(basedOn !== null && { basedOn }),
    note,
    madeBy: staffPerson(record.madeBy),
    madeAt: iso(record.madeAt),
    ...(record.publishedAt !== null && {
      publishedBy: staffPerson(record.publishedBy),
      publishedAt: iso(record.publishedAt),
    }),
    version,
    actions: actionsOf(record, current),
  };
}

function actionsOf(
  { state, number }: Pick<TariffRecord, 'state' | 'number'>,
  current: number,
): TariffSummary['actions'] {
  switch (state) {
    case 'DRAFT':
      return ['change', 'delete', 'publish'];
    case 'SCHEDULED':
      return ['withdraw'];
    case 'PUBLISHED':
      return number === current ? [] : ['rollBack'];
    case 'WITHDRAWN':
      return [];
  }
}
