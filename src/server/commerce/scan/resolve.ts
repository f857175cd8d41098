import { and, eq } from 'drizzle-orm';
import { QC_ISSUES, type QcIssue } from '../../../contract/values/warehouse/parcel-statuses.ts';
import {
  normaliseCode,
  readCommand,
  readOwnCode,
  readSize,
  readWeight,
  type ScanCommand,
  type Size,
} from '../../../contract/values/warehouse/warehouse-codes.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { type ScanMemory, unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import type { Scope } from '../base/scope.ts';
import { type ParcelRow, parcelsTracked } from '../parcel/records.ts';
import { type ShelfRow, shelvesNamed } from '../stock/shelves.ts';
import { type UnknownRow, waitingUnknown } from '../stock/unknown-parcels.ts';

/** The meaning of a code. */
export type Meaning =
  | { kind: 'COMMAND'; command: ScanCommand }
  | { kind: 'ISSUE'; issue: QcIssue }
  | { kind: 'CHOICE'; place: number }
  | { kind: 'WEIGHT'; weightG: number }
  | { kind: 'SIZE'; size: Size }
  | { kind: 'PARCELS'; parcels: ParcelRow[] }
  | { kind: 'UNKNOWN'; unknown: UnknownRow }
  | { kind: 'SHELF'; shelves: ShelfRow[] }
  | { kind: 'NOTHING' };

type Finder = (scope: Scope, code: string, memory: ScanMemory) => Promise<Meaning | undefined>;

const parcelsMeant = (parcels: ParcelRow[]): Meaning | undefined =>
  parcels.length > 0 ? { kind: 'PARCELS', parcels } : undefined;

const command: Finder = async (_scope, code, memory) => {
  const read = readCommand(code);
  if (read) return { kind: 'COMMAND', command: read };
  const place = Number(/^[1-9]$/.exec(code)?.[0]);
  if (memory.choices && place <= memory.choices.length) return { kind: 'CHOICE', place };
  const issue = QC_ISSUES.find((one) => normaliseCode(one) === code);
  return memory.issue && issue ? { kind: 'ISSUE', issue } : undefined;
};

const measure: Finder = async (_scope, code) => {
  const weightG = readWeight(code);
  if (weightG) return { kind: 'WEIGHT', weightG };
  const size = readSize(code);
  return size && { kind: 'SIZE', size };
};

/** Recognises one of our own labels. */
const own: Finder = async (scope, code) => {
  const read = readOwnCode(code);
  if (read?.kind === 'PARCEL') return byNumber(scope, read.name);
  if (read?.kind === 'SHELF') return shelf(scope, read.name, {});
  if (read?.kind !== 'UNKNOWN') return undefined;
  const { tenantId } = scope;
  const [unknown] = await scope.db
    .select()
    .from(unknownParcels)
    .where(and(eq(unknownParcels.tenantId, tenantId), eq(unknownParcels.unknownNo, read.name)));
  return unknown && { kind: 'UNKNOWN', unknown };
};

async function byNumber({ db, tenantId }: Scope, parcelNo: string): Promise<Meaning | undefined> {
  const rows = await db
    .select()
    .from(purchaseParcels)
    .where(and(eq(purchaseParcels.tenantId, tenantId), eq(purchaseParcels.parcelNo, parcelNo)));
  return parcelsMeant(rows);
}

const tracked: Finder = async (scope, code) => {
  const parcels = await parcelsTracked(scope, code);
  if (parcels.length > 0)
    return parcelsMeant(parcels.some(isOpen) ? parcels.filter(isOpen) : parcels);
  const unknown = code.length > 5 ? await waitingUnknown(scope, code) : undefined;
  return unknown && { kind: 'UNKNOWN', unknown };
};

const shelf: Finder = async (scope, code) => {
  const shelves = await shelvesNamed(scope, code);
  return shelves.length > 0 ? { kind: 'SHELF', shelves } : undefined;
};

/**
 * Couriers reuse a number after a year or so, so parcels that have left count only if no other parcel has
 * the number.
 */
const isOpen = ({ status }: ParcelRow): boolean =>
  !['FINISHED', 'RETURNED', 'ABANDONED', 'WITHDRAWN', 'MERGED', 'SHIPPED_OUT'].includes(status);

/**
 * The order in which a code is tried, at every step. The first finder that recognises it decides.
 */
const FINDERS: readonly Finder[] = [command, own, measure, byNumber, tracked, shelf];

/** The meaning of a normalised code. */
export async function resolveCode(
  scope: Scope,
  code: string,
  memory: ScanMemory,
): Promise<Meaning> {
  for (const find of FINDERS) {
    const meaning = await find(scope, code, memory);
    if (meaning) return meaning;
  }
  return { kind: 'NOTHING' };
}
