import { and, desc, eq } from 'drizzle-orm';
import type {
  ScanMessage,
  ScanNext,
  ScanSound,
  ScanStep,
} from '../../../contract/values/warehouse/scanning.ts';
import {
  type ScanEffect,
  type ScanMemory,
  type ScanResult,
  scans,
} from '../../db/schema/warehouse/warehouse.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

export type ScanRow = typeof scans.$inferSelect;

/** A code that somebody's scanner has read. */
export type Scan = {
  /** The id of the station; empty if the scan was not made at a station. */
  station: string;
  step: ScanStep;
  /** The code, normalised. */
  code: string;
  scanId: string;
  /** The weight on the scale, in grams. */
  value?: number | undefined;
};

/** The outcome of a scan. */
export type Outcome = {
  result: ScanResult & { next: ScanNext; sound: ScanSound; message: ScanMessage };
  /** What the caller has in the hand at the next scan. */
  memory: ScanMemory;
  effect?: ScanEffect | undefined;
  statements: Statement[];
};

/** After this time without a scan, the next one starts with no parcel in the hand. */
const FORGOTTEN_MS = 30 * 60_000;

/** How many scans a page shows. */
const RECENT = 10;

type LogScope = Pick<Scope, 'db' | 'tenantId' | 'staffId' | 'now'>;

const ofCaller = ({ tenantId, staffId = '' }: LogScope, stationId: string) =>
  and(eq(scans.tenantId, tenantId), eq(scans.staffId, staffId), eq(scans.stationId, stationId));

/** The caller's last scans at a station, newest first. */
export function recentScans(scope: LogScope, stationId: string): Promise<ScanRow[]> {
  return scope.db
    .select()
    .from(scans)
    .where(ofCaller(scope, stationId))
    .orderBy(desc(scans.sequence))
    .limit(RECENT);
}

/** The scan of this id, by whomever. */
export async function scanById(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  scanId: string,
): Promise<ScanRow | undefined> {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.tenantId, tenantId), eq(scans.scanId, scanId)));
  return row;
}

/**
 * What the caller has in the hand, from the last scan of the same step, unless that was long ago.
 */
export function memoryOf({ now }: LogScope, last: ScanRow | undefined, step: ScanStep): ScanMemory {
  return last && last.step === step && now - last.at < FORGOTTEN_MS ? last.memory : {};
}

/** The row of a scan after the last one of the caller. */
export function newScan(
  { tenantId, staffId = '', now }: LogScope,
  { station: stationId, step, code, scanId }: Scan,
  { result, memory, effect }: Outcome,
  last: ScanRow | undefined,
): ScanRow {
  return {
    tenantId,
    scanId,
    staffId,
    stationId,
    step,
    code,
    result,
    memory,
    effect: effect ?? null,
    sequence: (last?.sequence ?? 0) + 1,
    at: now,
    undoneAt: null,
  };
}
