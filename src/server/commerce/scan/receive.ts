import { and, desc, eq } from 'drizzle-orm';
import type { ScanStep } from '../../../contract/values/warehouse/scanning.ts';
import { events } from '../../db/schema/orders/events.ts';
import { staff } from '../../db/schema/people/staff.ts';
import type { ScanMemory } from '../../db/schema/warehouse/warehouse.ts';
import type { Scope } from '../base/scope.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { correctionStatements } from '../stock/change-stock.ts';
import { arrivalStatements, signedStatements } from '../warehouse/inbound.ts';
import { done, effectOn, held, refuse, warn } from './answers.ts';
import type { Outcome } from './scan-log.ts';

/** Lighter and heavier parcels are rare: their weight has to be read twice. Grams. */
const USUAL_G = { from: 20, to: 30_000 } as const;
/** Within this time, the person who scans is told that somebody else has received the parcel. */
const JUST_NOW_MS = 10 * 60_000;

const NO_SIZE = { lengthMm: 0, widthMm: 0, heightMm: 0 };

/**
 * Handles a parcel that was scanned to be received or checked. `weightG` is the reading of the scale, if
 * there is one.
 */
export async function takeParcel(
  scope: Scope,
  step: ScanStep,
  parcel: ParcelRow,
  weightG: number | undefined,
): Promise<Outcome> {
  if (!parcel.warehouseId) return refuse('ELSEWHERE', 'PARCEL', { parcelId: parcel.id });
  const isExpected = parcelStates.next(parcel.status, 'SIGNED') !== undefined;
  if (isExpected && step === 'CHECK')
    return refuse('NOT_RECEIVED', 'PARCEL', { parcelId: parcel.id });
  if (weightG && parcelStates.next(parcel.status, 'ARRIVED')) {
    return weigh(scope, parcel, weightG, {}, `W${weightG}`);
  }
  if (isExpected) {
    return done('RECEIVED', 'WEIGHT', {
      ...held(parcel),
      statements: await signedStatements(scope, parcel),
      effect: effectOn(parcel, 'SIGNED', ['status', 'signedAt', 'domesticTraceStatus']),
    });
  }
  switch (parcel.status) {
    case 'DOMESTIC_SIGNED':
    case 'INBOUND_CHECKING':
      return alreadyHere(scope, parcel);
    case 'EXCEPTION':
      return warn('FOUND_AGAIN', 'WEIGHT', held(parcel));
    default:
      return warn('STATUS', 'PARCEL', { ...held(parcel), details: { status: parcel.status } });
  }
}

/**
 * The next step for a parcel that is already in the warehouse. Names the person who received it, if
 * somebody else just did.
 */
async function alreadyHere(scope: Scope, parcel: ParcelRow): Promise<Outcome> {
  const isWeighed = parcel.status === 'INBOUND_CHECKING';
  const next = isWeighed ? 'RESULT' : 'WEIGHT';
  const [last] = await scope.db
    .select({ staffId: events.staffId, at: events.at, name: staff.name })
    .from(events)
    .leftJoin(staff, eq(staff.id, events.staffId))
    .where(and(eq(events.subject, 'PURCHASE_PARCEL'), eq(events.subjectId, parcel.id)))
    .orderBy(desc(events.sequence))
    .limit(1);
  const isOthers = last?.staffId && last.staffId !== scope.staffId;
  if (isOthers && scope.now - last.at < JUST_NOW_MS) {
    return warn('TAKEN_BY', next, {
      ...held(parcel),
      details: { name: last.name ?? last.staffId },
    });
  }
  return done(isWeighed ? 'ALREADY_RECEIVED' : 'WEIGH', next, held(parcel));
}

/**
 * Handles a weight for the parcel in the hand. An unlikely weight is accepted when it was read twice.
 */
export async function weigh(
  scope: Scope,
  parcel: ParcelRow,
  weightG: number,
  memory: ScanMemory,
  code: string,
): Promise<Outcome> {
  const isUsual = weightG >= USUAL_G.from && weightG <= USUAL_G.to;
  if (!isUsual && memory.again !== code) {
    return warn('ODD_WEIGHT', 'AGAIN', {
      ...held(parcel, { ...memory, again: code }),
      details: { weightG },
    });
  }
  const details = { weightG };
  if (parcelStates.next(parcel.status, 'ARRIVED')) {
    const arrival = { weightG, ...(memory.size ?? NO_SIZE), shelfCode: '', photos: [] };
    return done('WEIGHED', 'RESULT', {
      ...held(parcel),
      details,
      statements: await arrivalStatements(scope, parcel, arrival),
      effect: effectOn(parcel, 'ARRIVED', ['status', 'weightG', 'lengthMm', 'widthMm', 'heightMm']),
    });
  }
  return measured(scope, parcel, { weightG }, details);
}

/** Handles a size for the parcel in the hand. If it comes before the weight, it is remembered. */
export function size(
  scope: Scope,
  parcel: ParcelRow,
  sides: NonNullable<ScanMemory['size']>,
  memory: ScanMemory,
): Promise<Outcome> | Outcome {
  if (parcelStates.next(parcel.status, 'ARRIVED')) {
    return done('SIZE_KEPT', 'WEIGHT', held(parcel, { ...memory, size: sides }));
  }
  return measured(scope, parcel, sides, sides);
}

async function measured(
  scope: Scope,
  parcel: ParcelRow,
  correction: Partial<Record<'weightG' | 'lengthMm' | 'widthMm' | 'heightMm', number>>,
  details: Record<string, number>,
): Promise<Outcome> {
  if (!parcelStates.next(parcel.status, 'CORRECTED')) {
    return refuse('STATUS', 'PARCEL', { ...held(parcel), details: { status: parcel.status } });
  }
  const columns = Object.keys(correction) as (keyof typeof correction)[];
  const next = parcel.status === 'INBOUND_CHECKING' ? 'RESULT' : 'PARCEL';
  const statements = await correctionStatements(scope, parcel, correction, 'SCAN');
  return done('weightG' in correction ? 'WEIGHED' : 'SIZED', next, {
    ...held(parcel),
    details,
    statements,
    ...(statements.length > 0 ? { effect: effectOn(parcel, 'MEASURED', columns) } : {}),
  });
}
