import { Failure } from '../../../contract/errors.ts';
import type { Scope } from '../base/scope.ts';
import { type Estimate, estimate } from '../freight/estimate.ts';
import { type Refusal, refusal } from '../freight/limits.ts';
import type { FreightOption, Parcel } from '../freight/option.ts';
import { tariffAt } from '../freight/stored.ts';
import { rowOf } from '../freight/tariff.ts';
import type { MeasuredBox } from './boxes.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { destinationOf } from './route.ts';

/** The weight and measures of a packed order, all boxes together. */
export type Weighed = {
  weightG: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  boxes: number;
};

/** The packed order that is billed: its new columns, and its boxes if each was weighed. */
export type Packed = { weighed: Weighed; boxes: readonly MeasuredBox[] };

/** A packed order whose boxes were weighed one by one: their weights together, the sides of the largest. */
export function packedOf(boxes: readonly MeasuredBox[]): Packed {
  const largest = boxes.toSorted((a, b) => volumeMm3(b) - volumeMm3(a))[0];
  if (!largest) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'boxes', code: 'required' }]);
  const { lengthMm, widthMm, heightMm } = largest;
  const weightG = boxes.reduce((sum, box) => sum + box.weightG, 0);
  return { weighed: { weightG, lengthMm, widthMm, heightMm, boxes: boxes.length }, boxes };
}

/** A packed order that was weighed as a whole. A single box has its measures. */
export const packedWhole = (weighed: Weighed): Packed => {
  const { boxes, ...measures } = weighed;
  return { weighed, boxes: boxes === 1 ? [{ number: 1, ...measures }] : [] };
};

/**
 * The freight bill of a packed order, by the tariff with which the shopper got the estimate. Volumes of several
 * boxes are added. Throws `VALIDATION_FAILED` at the
 * measure that exceeds the limits of the freight option: of the whole, or `boxes.1.heightMm`.
 */
export async function billOf(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  order: TransitOrderRow,
  packed: Packed,
): Promise<Estimate> {
  const tariff = await tariffAt(scope, order.tariffVersion);
  const option = rowOf(tariff, order);
  if (!option) throw new Error(`${order.orderNo} goes by ${order.optionCode}, which is not known`);
  const { weighed, boxes } = packed;
  const isSeveral = boxes.length > 1;
  if (isSeveral) assertBoxes(option, boxes);
  const parcel: Parcel = {
    weightG: weighed.weightG,
    ...(isSeveral ? { estimatedMeasures: measuresTogether(boxes) } : { sizeMm: sidesOf(weighed) }),
    boxes: weighed.boxes,
    ...termsOf(order),
  };
  const reason = isSeveral ? tooHeavy(option, parcel) : refusal(option, parcel, []);
  if (reason) throw beyondLimits(reason, reason === 'TOO_HEAVY' ? 'weightG' : longestSide(weighed));
  return estimate(option, parcel);
}

/** The facts that, besides weights and measures, determine the freight of an order. */
export const termsOf = (order: TransitOrderRow) => ({
  declaredFen: order.declaredFen,
  insured: order.insured,
  boxFen: order.boxFen,
  storageFen: order.storageFen,
  services: order.services,
  localExpress: order.localExpressCompanyName,
  extras: order.extras,
  destination: destinationOf(order),
});

/** Throws `VALIDATION_FAILED` at the first box that the freight option does not take. */
function assertBoxes(option: FreightOption, boxes: readonly MeasuredBox[]): void {
  for (const [index, box] of boxes.entries()) {
    const reason = refusal(option, { weightG: box.weightG, sizeMm: sidesOf(box) }, []);
    if (!reason) continue;
    const field = reason === 'TOO_HEAVY' ? 'weightG' : longestSide(box);
    throw beyondLimits(reason, `boxes.${index}.${field}`);
  }
}

/**
 * Whether the weight exceeds the limits. Several boxes have no common girth, so only their weight and
 * volumetric weight count.
 */
function tooHeavy(option: FreightOption, parcel: Parcel): Refusal | undefined {
  if (parcel.weightG > option.maxG) return 'TOO_HEAVY';
  return estimate(option, parcel).billedG > option.maxG ? 'TOO_LARGE' : undefined;
}

const beyondLimits = (reason: Refusal, field: string) =>
  new Failure('VALIDATION_FAILED', { reason }, [{ field, code: 'too_large' }]);

type Sides = Pick<Weighed, 'lengthMm' | 'widthMm' | 'heightMm'>;
const sidesOf = ({ lengthMm, widthMm, heightMm }: Sides) => [lengthMm, widthMm, heightMm] as const;
const volumeMm3 = ({ lengthMm, widthMm, heightMm }: Sides) => lengthMm * widthMm * heightMm;

const measuresTogether = (boxes: readonly Sides[]) => ({
  volumeMm3: boxes.reduce((sum, box) => sum + volumeMm3(box), 0),
  longestMm: Math.max(...boxes.flatMap(sidesOf)),
});

function longestSide(sizes: Sides): keyof Sides {
  const sides = ['lengthMm', 'widthMm', 'heightMm'] as const;
  return sides.reduce((longest, side) => (sizes[side] > sizes[longest] ? side : longest));
}
