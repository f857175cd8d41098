import type { QcIssue } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { ScanCommand } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { type ScanMemory, unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import type { Scope } from '../base/scope.ts';
import { movedParcel, moveParcelStatements } from '../parcel/move-parcel.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import { type ShelfRow, tenantShelf } from '../stock/shelves.ts';
import type { StationRow } from '../stock/stations.ts';
import { newUnknown, tenantUnknown, type UnknownRow } from '../stock/unknown-parcels.ts';
import { checkStatements } from '../warehouse/inbound.ts';
import { done, effectOn, held, refuse, warn } from './answers.ts';
import { size, takeParcel, weigh } from './receive.ts';
import { type Meaning, resolveCode } from './resolve.ts';
import type { Outcome, Scan, ScanRow } from './scan-log.ts';
import { countParcel, endCount, noteUnknown, openShelf, putOn } from './shelve.ts';
import { isUndoable, undo } from './undo.ts';

/** The context of a scan: the meaning of the code, and what the caller has in the hand. */
type Context = {
  scope: Scope;
  scan: Scan;
  memory: ScanMemory;
  /** The caller's last scans, newest first. */
  recent: readonly ScanRow[];
  /** The station of the scan; undefined if it was not made at a station. */
  station: Pick<StationRow, 'warehouseId' | 'printing'> | undefined;
};

/** Numbers that couriers print have at least as many characters; shorter codes were mistyped. */
const LEAST_TRACKING = 6;

/** The outcome of a scan: the rules of all steps. Changes nothing by itself. */
export async function planScan(context: Context): Promise<Outcome> {
  const { scope, scan, memory } = context;
  const meaning = await resolveCode(scope, scan.code, memory);
  switch (meaning.kind) {
    case 'COMMAND':
      return onCommand(context, meaning.command);
    case 'ISSUE':
      return onResult(context, meaning.issue);
    case 'CHOICE':
      return onParcel(context, await chosen(scope, memory, meaning.place));
    case 'WEIGHT':
    case 'SIZE':
      return onMeasure(context, meaning);
    case 'PARCELS':
      return onParcels(context, meaning.parcels);
    case 'UNKNOWN':
      return onUnknown(context, meaning.unknown);
    case 'SHELF':
      return onShelf(context, meaning.shelves);
    case 'NOTHING':
      return onNothing(context);
  }
}

const chosen = (scope: Scope, { choices = [] }: ScanMemory, place: number) =>
  tenantParcel(scope, choices[place - 1] ?? '');

const parcelInHand = async ({ scope, memory }: Context): Promise<ParcelRow | undefined> =>
  memory.parcelId ? tenantParcel(scope, memory.parcelId) : undefined;

const openedShelf = async ({ scope, memory }: Context): Promise<ShelfRow | undefined> =>
  memory.shelfId ? tenantShelf(scope, memory.shelfId) : undefined;

async function onCommand(context: Context, command: ScanCommand): Promise<Outcome> {
  const { scope, memory, recent } = context;
  if (command === 'UNDO') return undo(scope, recent.find(isUndoable), recent);
  const shelf = await openedShelf(context);
  if (command === 'DONE') {
    if (shelf && memory.counted) return endCount(scope, shelf, memory.counted);
    return done('DONE', 'PARCEL');
  }
  const parcel = await parcelInHand(context);
  if (!parcel) return refuse('NO_PARCEL', 'PARCEL', { memory });
  if (command === 'PRINT') {
    const statements = parcelStates.next(parcel.status, 'LABELLED')
      ? moveParcelStatements(scope, parcel, 'LABELLED')
      : [];
    return done('PRINT', 'PARCEL', { ...held(parcel, memory), print: true, statements });
  }
  return command === 'PASS' ? onResult(context) : askIssue(parcel);
}

const notWeighed = (parcel: ParcelRow): Outcome =>
  parcelStates.next(parcel.status, 'ARRIVED')
    ? refuse('NOT_WEIGHED', 'WEIGHT', held(parcel))
    : refuse('STATUS', 'PARCEL', { ...held(parcel), details: { status: parcel.status } });

function askIssue(parcel: ParcelRow): Outcome {
  if (!parcelStates.next(parcel.status, 'FAILED')) return notWeighed(parcel);
  return warn('WHICH_ISSUE', 'ISSUE', held(parcel, { issue: true }));
}

/** The result of the check of the parcel in the hand: it failed if there is an issue. */
async function onResult(context: Context, issue?: QcIssue): Promise<Outcome> {
  const { scope, memory } = context;
  const parcel = await parcelInHand(context);
  if (!parcel) return refuse('NO_PARCEL', 'PARCEL', { memory });
  if (!parcelStates.next(parcel.status, 'PASSED')) return notWeighed(parcel);
  const statements = await checkStatements(scope, parcel, {
    passed: !issue,
    note: '',
    photos: [],
    ...(issue ? { issue } : {}),
  });
  const effect = effectOn(parcel, 'CHECKED', ['status', 'qcStatus', 'qcIssue']);
  const more = { ...held(parcel), statements, effect };
  if (issue) return done('FAILED', 'SHELF', { ...more, details: { issue } });
  return done('PASSED', 'SHELF', more);
}

async function onMeasure(
  context: Context,
  meaning: Extract<Meaning, { kind: 'WEIGHT' | 'SIZE' }>,
): Promise<Outcome> {
  const { scope, scan, memory } = context;
  const parcel = await parcelInHand(context);
  if (!parcel && memory.unknownId && meaning.kind === 'WEIGHT') {
    return noteUnknown(scope, await tenantUnknown(scope, memory.unknownId), meaning);
  }
  if (!parcel) return refuse('NO_PARCEL', 'PARCEL', { memory });
  if (meaning.kind === 'SIZE') return size(scope, parcel, meaning.size, memory);
  const weighed = await weigh(scope, parcel, meaning.weightG, memory, scan.code);
  return labelled(context, parcel, weighed);
}

/** The same with the parcel's label, if the scan weighed it at a station whose printer then prints by itself. */
function labelled({ scope, station }: Context, parcel: ParcelRow, outcome: Outcome): Outcome {
  const { effect, result, statements } = outcome;
  if (station?.printing !== 'WHEN_WEIGHED' || effect?.kind !== 'ARRIVED') return outcome;
  const weighed = movedParcel(scope, parcel, 'ARRIVED');
  return {
    ...outcome,
    result: { ...result, print: true },
    statements: [...statements, ...moveParcelStatements(scope, weighed, 'LABELLED')],
    // Both events can be undone together.
    effect: { ...effect, version: effect.version + 1 },
  };
}

/** Several parcels with one number are a question. */
function onParcels(context: Context, parcels: readonly ParcelRow[]): Outcome | Promise<Outcome> {
  const [only] = parcels;
  if (only && parcels.length === 1) return onParcel(context, only);
  const choices = parcels.slice(0, 9).map(({ id }) => id);
  return warn('CHOOSE', 'CHOICE', {
    choices,
    details: { count: choices.length },
    memory: { ...context.memory, choices },
  });
}

async function onParcel(context: Context, parcel: ParcelRow): Promise<Outcome> {
  const { scope, scan, memory, station } = context;
  if (station && parcel.warehouseId && parcel.warehouseId !== station.warehouseId) {
    return refuse('WRONG_WAREHOUSE', 'PARCEL', { parcelId: parcel.id });
  }
  const { step } = scan;
  if (step === 'RECEIVE' || step === 'CHECK') {
    return labelled(context, parcel, await takeParcel(scope, step, parcel, scan.value));
  }
  if (step === 'FIND') {
    return done('STATUS', 'PARCEL', { ...held(parcel), details: { status: parcel.status } });
  }
  const shelf = await openedShelf(context);
  if (step === 'COUNT') {
    if (!shelf) return refuse('NO_SHELF', 'SHELF', { parcelId: parcel.id });
    return countParcel(scope, parcel, shelf, memory, scan.code);
  }
  if (shelf) return putOn(scope, step, parcel, shelf);
  if (!parcelStates.next(parcel.status, 'SHELVED')) {
    return refuse('STATUS', 'PARCEL', { parcelId: parcel.id, details: { status: parcel.status } });
  }
  return done('STATUS', 'SHELF', { ...held(parcel), details: { status: parcel.status } });
}

async function onShelf(context: Context, named: readonly ShelfRow[]): Promise<Outcome> {
  const { scope, scan, memory } = context;
  const parcel = await parcelInHand(context);
  const warehouseId = context.station?.warehouseId ?? parcel?.warehouseId;
  const shelf = named.find((one) => one.warehouseId === warehouseId) ?? named[0];
  if (!shelf) return refuse('NO_SHELF', 'SHELF');
  if (scan.step === 'FIND' || scan.step === 'COUNT') return openShelf(scope, scan.step, shelf);
  if (parcel) return putOn(scope, scan.step, parcel, shelf);
  if (memory.unknownId) {
    const unknown = await tenantUnknown(scope, memory.unknownId);
    return noteUnknown(scope, unknown, { shelfCode: shelf.code });
  }
  if (scan.step === 'STOCK') return openShelf(scope, scan.step, shelf);
  return refuse('NO_PARCEL', 'PARCEL', { shelfId: shelf.id });
}

async function onUnknown(context: Context, unknown: UnknownRow): Promise<Outcome> {
  const memory = { unknownId: unknown.id };
  const shelf = context.scan.step === 'STOCK' ? await openedShelf(context) : undefined;
  if (shelf) {
    const noted = noteUnknown(context.scope, unknown, { shelfCode: shelf.code });
    return { ...noted, memory: { shelfId: shelf.id } };
  }
  const details = { unknownNo: unknown.unknownNo, shelf: unknown.shelfCode || '–' };
  return warn('UNKNOWN_KNOWN', 'SHELF', { ...memory, details, memory });
}

/**
 * No parcel has the number. If it is scanned a second time in the step RECEIVE, the parcel is booked as
 * unknown.
 */
async function onNothing(context: Context): Promise<Outcome> {
  const { scope, scan, memory, station } = context;
  const isNumber = scan.code.length >= LEAST_TRACKING && scan.code.length <= 32;
  if (scan.step !== 'RECEIVE' || !isNumber) {
    return refuse('NOTHING', 'PARCEL', { memory, details: { code: scan.code } });
  }
  if (memory.again !== scan.code) {
    return warn('UNKNOWN', 'AGAIN', { details: { code: scan.code }, memory: { again: scan.code } });
  }
  const unknown = await newUnknown(scope, {
    warehouseId: station?.warehouseId,
    trackingNo: scan.code,
    carrier: '',
    shelfCode: '',
    weightG: scan.value ?? 0,
    note: '',
    photos: [],
  });
  return done('UNKNOWN_BOOKED', 'SHELF', {
    unknownId: unknown.id,
    details: { unknownNo: unknown.unknownNo },
    memory: { unknownId: unknown.id },
    statements: [scope.db.insert(unknownParcels).values(unknown)],
  });
}
