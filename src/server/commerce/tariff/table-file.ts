import type { Scope } from '../base/scope.ts';
import { namesCsv, rowsCsv } from './csv-table.ts';
import { tableOf, tariffRecord } from './records.ts';

/** The rows of a version, or its names, as a CSV file with its name. Throws `NOT_FOUND`. */
export async function tariffFile(
  scope: Scope,
  id: string,
  part: 'rows' | 'names',
): Promise<{ name: string; csv: string }> {
  const record = await tariffRecord(scope, id);
  const table = await tableOf(scope, record);
  return {
    name: `tariff-${scope.tenantId}-${record.number}-${part}.csv`,
    csv: part === 'rows' ? rowsCsv(table) : namesCsv(table),
  };
}
