import { and, eq } from 'drizzle-orm';
import type { RecentScan, ScanAnswer } from '../../../contract/ops/warehouse/scan.ts';
import { formatWeight } from '../../../i18n/format.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { viewOpsParcels } from '../stock/ops-parcel.ts';
import { tenantShelf, viewShelves } from '../stock/shelves.ts';
import { tenantUnknown, viewUnknown } from '../stock/unknown-parcels.ts';
import type { ScanRow } from './scan-log.ts';
import { isUndoable } from './undo.ts';

type DeskScope = Scope & { t: DeskTranslate };

/** The answer to a scan in the caller's language. Parcel and shelf are as they are now. */
export async function viewScan(scope: DeskScope, row: ScanRow): Promise<ScanAnswer> {
  const { result } = row;
  const [parcels, choices, unknown, shelf] = await Promise.all([
    parcelsOf(scope, result.parcelId ? [result.parcelId] : []),
    parcelsOf(scope, result.choices ?? []),
    result.unknownId
      ? viewUnknown(scope, [await tenantUnknown(scope, result.unknownId)])
      : undefined,
    result.shelfId ? viewShelves(scope, [await tenantShelf(scope, result.shelfId)]) : undefined,
  ]);
  return {
    ...viewFacts(scope, row),
    data: {
      parcel: parcels[0],
      unknown: unknown?.[0],
      shelf: shelf?.[0],
      choices: choices.length > 0 ? choices : undefined,
      count: result.count,
      print: result.print ?? false,
    },
  };
}

/** The list of the last scans, each with the number of its parcel. */
export async function viewRecent(
  scope: DeskScope,
  rows: readonly ScanRow[],
): Promise<RecentScan[]> {
  const ids = rows.flatMap(({ result }) => result.parcelId ?? []);
  const parcels = await scope.db
    .select({ id: purchaseParcels.id, parcelNo: purchaseParcels.parcelNo })
    .from(purchaseParcels)
    .where(and(inList(purchaseParcels.id, ids), eq(purchaseParcels.tenantId, scope.tenantId)));
  const numbers = new Map(parcels.map(({ id, parcelNo }) => [id, parcelNo]));
  return rows.map((row) => ({
    ...viewFacts(scope, row),
    parcelNo: numbers.get(row.result.parcelId ?? ''),
  }));
}

function viewFacts(scope: DeskScope, row: ScanRow) {
  const { scanId, step, code, result, at, undoneAt } = row;
  return {
    scanId,
    step,
    code,
    next: result.next as RecentScan['next'],
    sound: result.sound as RecentScan['sound'],
    message: messageOf(scope, row),
    at: iso(at),
    undone: undoneAt !== null,
    undoable: isUndoable(row),
  };
}

function messageOf({ t, locale }: DeskScope, { result }: ScanRow): string {
  const { status, issue, weightG, ...details } = result.details;
  const translate = t as (key: string, values: Record<string, string | number>) => string;
  return translate(`desk.scan.said.${result.message}`, {
    ...details,
    ...(status ? { status: translate(`desk.parcelStatus.${status}`, {}) } : {}),
    ...(issue ? { issue: translate(`parcel.issue.${issue}`, {}) } : {}),
    ...(weightG ? { weight: formatWeight(locale, Number(weightG)) } : {}),
  });
}

/** Parcels of the tenant by id, in the order of the ids. */
async function parcelsOf(scope: DeskScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(purchaseParcels)
    .where(and(inList(purchaseParcels.id, ids), eq(purchaseParcels.tenantId, scope.tenantId)));
  const sorted = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return viewOpsParcels(scope, sorted);
}
