import { Failure } from '../../../contract/errors.ts';
import type { RecentScan, ScanAnswer } from '../../../contract/ops/warehouse/scan.ts';
import type { ScanStep } from '../../../contract/values/warehouse/scanning.ts';
import { readScale } from '../../../contract/values/warehouse/station-devices.ts';
import { normaliseCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { scans } from '../../db/schema/warehouse/warehouse.ts';
import { commitPlan } from '../base/atomically.ts';
import { inTurn } from '../base/in-turn.ts';
import type { Scope } from '../base/scope.ts';
import { openStation, type StationRow } from '../stock/stations.ts';
import { planScan } from './rules.ts';
import {
  memoryOf,
  newScan,
  type Outcome,
  recentScans,
  type Scan,
  type ScanRow,
  scanById,
} from './scan-log.ts';
import { undo } from './undo.ts';
import { viewRecent, viewScan } from './view-scan.ts';

type DeskScope = Scope & { t: DeskTranslate };

/** The data that a scanner sends. */
type Sent = {
  station: string;
  step: ScanStep;
  /** The code as it was read. */
  code: string;
  scanId: string;
  /** Grams of the scale. */
  value?: number | undefined;
};

/**
 * Carries out a scan and answers with the next step. Repeating the same `scanId` changes nothing and gets
 * the stored answer. Throws `NOT_FOUND` for a station of somebody else, `VALIDATION_FAILED` for a code
 * without letters and digits, and `CONFLICT` if others keep changing the parcel.
 */
export async function scan(scope: DeskScope, sent: Sent): Promise<ScanAnswer> {
  const station = sent.station ? await openStation(scope, sent.station) : undefined;
  const code = normaliseCode(weightCode(station, sent.code) ?? sent.code).slice(0, 64);
  if (!code) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'code', code: 'invalid' }]);
  const read: Scan = { ...sent, code };
  return record(scope, read, async (recent) => {
    const memory = memoryOf(scope, recent[0], read.step);
    return planScan({ scope, scan: read, memory, recent, station });
  });
}

/** The code of a weight that the scale of a station has typed; undefined for any other text. */
function weightCode(station: StationRow | undefined, typed: string): string | undefined {
  if (!station || station.scale === 'NONE') return undefined;
  const weightG = readScale(typed, station.scaleUnit);
  return weightG === undefined ? undefined : `W${weightG}`;
}

/**
 * Undoes what one of the caller's scans changed. The undoing is a scan of its own, so that it happens once.
 * Throws `NOT_FOUND`.
 */
export async function undoScan(scope: DeskScope, scanId: string): Promise<ScanAnswer> {
  const first = await scanById(scope, scanId);
  if (!first || first.staffId !== (scope.staffId ?? '')) throw new Failure('NOT_FOUND');
  const { stationId: station, step } = first;
  const undoing = { station, step, code: 'UNDO', scanId: `undo-${scanId}`.slice(0, 64) };
  return record(scope, undoing, async (recent) =>
    undo(scope, await scanById(scope, scanId), recent),
  );
}

/** How often a scan is planned again while other processes handle scans of the same person. */
const MAX_ROUNDS = 25;

/**
 * Commits the plan together with the scan's row. The meaning of a code depends on the previous scan, so one
 * person's scans at a station are handled one after the other, in the order of their arrival. If another
 * scan was first, this one is planned again.
 */
async function record(
  scope: DeskScope,
  read: Scan,
  plan: (recent: readonly ScanRow[]) => Promise<Outcome>,
): Promise<ScanAnswer> {
  const { tenantId, staffId = '' } = scope;
  const planRow = async () => {
    const stored = await scanById(scope, read.scanId);
    if (stored) {
      if (stored.staffId !== staffId) throw new Failure('CONFLICT');
      return { row: stored, statements: [] };
    }
    const recent = await recentScans(scope, read.station);
    const outcome = await plan(recent);
    const row = newScan(scope, read, outcome, recent[0]);
    return { row, statements: [...outcome.statements, scope.db.insert(scans).values(row)] };
  };
  const { row } = await inTurn(`scans of ${tenantId} ${staffId} ${read.station}`, () =>
    commitPlan(scope, planRow, MAX_ROUNDS),
  );
  return viewScan(scope, row);
}

/** The caller's last ten scans at a station, newest first. */
export async function listScans(scope: DeskScope, stationId: string): Promise<RecentScan[]> {
  return viewRecent(scope, await recentScans(scope, stationId));
}
