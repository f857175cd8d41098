import type { ChosenService } from '../../db/schema/warehouse/transit.ts';
import { extrasOf } from './limits.ts';
import type { FreightOption, InsuranceTier, Parcel, PriceModel, Surcharge } from './option.ts';
import { baseFen, steppedFen } from './price.ts';
import { measuresOf, weigh } from './weights.ts';
import { inZone } from './zones.ts';

/** One line of a freight bill, in fen. */
export type EstimateLine =
  | {
      kind:
        | 'BASE'
        | 'MINIMUM'
        | 'FUEL'
        | 'REMOTE_AREA'
        | 'TAXES'
        | 'INSURANCE'
        | 'LOCAL_EXPRESS'
        | 'STORAGE'
        | 'PACKING';
      fen: number;
    }
  | { kind: 'SURCHARGE'; code: string; fen: number };

export type Estimate = {
  actualG: number;
  volumetricG: number;
  billedG: number;
  /** The first weight and each further step in grams, if the price model has them. */
  firstG?: number;
  stepG?: number;
  lines: EstimateLine[];
  totalFen: number;
};

/**
 * The cost of a parcel by a freight option, line by line (docs/domain.md section 3.1); the lines sum
 * to the total. An option without insurance charges none. Throws `RangeError` if a weight, measure
 * or value is not an integer of at least 0, and for a local express company that the option does not
 * have.
 */
export function estimate(option: FreightOption, parcel: Parcel): Estimate {
  const { weightG, sizeMm = [], boxes = 1, declaredFen = 0 } = parcel;
  const { boxFen = 0, storageFen = 0 } = parcel;
  // A code that the option has too is charged once.
  const extras = extrasOf(option, parcel.extras ?? []);
  const services = (parcel.services ?? []).filter(({ code }) => !extras.includes(code));
  const { volumeMm3, longestMm } = measuresOf(parcel);
  const charges = [boxFen, storageFen, ...services.flatMap(({ fen, count }) => [fen, count])];
  const numbers = [weightG, ...sizeMm, volumeMm3, longestMm, boxes, declaredFen, ...charges];
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) {
    throw new RangeError('weights, measures and values of a parcel are integers of at least 0');
  }
  const weights = weigh(option, parcel);
  const base = baseFen(option.price, weights.billed, volumeMm3);
  const freightFen = Math.max(base, option.minChargeFen);
  const basis: SurchargeBasis = {
    actualG: weights.actual,
    billedG: weights.billed,
    freightFen,
    boxes,
    declaredFen,
  };

  /** Lines that are left out if they are 0. */
  const optional: EstimateLine[] = [
    { kind: 'MINIMUM', fen: freightFen - base },
    { kind: 'FUEL', fen: share(base, option.fuelBasisPoints) },
    ...option.surcharges
      .filter(({ code, optional }) => !optional || extras.includes(code))
      .map(
        (surcharge): EstimateLine => ({
          kind: 'SURCHARGE',
          code: surcharge.code,
          fen: surchargeFen(surcharge, basis),
        }),
      ),
    { kind: 'REMOTE_AREA', fen: remoteFen(option, parcel) },
    { kind: 'TAXES', fen: taxesFen(option, declaredFen) },
    { kind: 'INSURANCE', fen: parcel.insured ? insuranceFen(option.insurance, declaredFen) : 0 },
    {
      kind: 'LOCAL_EXPRESS',
      fen: parcel.localExpress ? localExpressFen(option, parcel.localExpress, weightG) : 0,
    },
    ...services.map(
      (service): EstimateLine => ({
        kind: 'SURCHARGE',
        code: service.code,
        fen: serviceFen(service, { boxes, weightG }),
      }),
    ),
    { kind: 'STORAGE', fen: storageFen },
  ];
  const lines: EstimateLine[] = [
    { kind: 'BASE', fen: base },
    ...optional.filter(({ fen }) => fen > 0),
    { kind: 'PACKING', fen: boxFen * boxes },
  ];
  return {
    actualG: weights.actual,
    volumetricG: weights.volumetric,
    billedG: weights.billed,
    ...stepsOf(option.price),
    lines,
    totalFen: lines.reduce((sum, { fen }) => sum + fen, 0),
  };
}

/** The price of a local express company for an actual weight. Throws `RangeError` for one that the option does not have. */
export function localExpressFen(option: FreightOption, name: string, weightG: number): number {
  const company = option.localExpress.find((candidate) => candidate.name === name);
  if (!company) throw new RangeError(`${option.code} has no local express ${name}`);
  return company.kind === 'FIXED' ? company.fen : steppedFen(company, weightG);
}

/** The additional price of a parcel to a remote area, in fen; 0 elsewhere. */
function remoteFen({ remote }: FreightOption, { destination }: Parcel): number {
  return (destination && remote.find((area) => inZone(area, destination))?.fen) ?? 0;
}

/**
 * The taxes that are charged with the freight, in fen: a share of the declared value, if that is above the
 * tax-free value.
 */
function taxesFen({ taxes }: FreightOption, declaredFen: number): number {
  return declaredFen > taxes.freeFen ? share(declaredFen, taxes.vatBasisPoints) : 0;
}

function stepsOf(price: PriceModel): Pick<Estimate, 'firstG' | 'stepG'> {
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
    case 'MULTI_STEP':
    case 'TIERED_FIRST_ADDITIONAL':
      return { firstG: price.firstG, stepG: price.stepG };
    case 'TIERED_UNIT':
    case 'UNIT_PLUS_TIER_TOTAL':
      return { stepG: price.stepG };
    case 'PER_CBM':
      return {};
  }
}

/** The price of insuring a declared value, in fen, by the tier of the value. */
function insuranceFen(tiers: readonly InsuranceTier[], declaredFen: number): number {
  const tier = tiers.findLast(({ fromFen }) => fromFen <= declaredFen);
  if (!tier) return 0;
  if (tier.kind === 'FIXED') return tier.fen;
  return Math.min(tier.maxFen, Math.max(tier.minFen, share(declaredFen, tier.basisPoints)));
}

/** The price of a service for the packed parcels, in fen. */
function serviceFen(
  { per, fen, count }: ChosenService,
  { boxes, weightG }: { boxes: number; weightG: number },
): number {
  if (per === 'BOX') return fen * boxes;
  return fen * (per === 'KG' ? Math.ceil(weightG / 1000) : count);
}

/** The values from which surcharges are computed. */
type SurchargeBasis = {
  actualG: number;
  billedG: number;
  freightFen: number;
  boxes: number;
  declaredFen: number;
};

function surchargeFen(surcharge: Surcharge, basis: SurchargeBasis): number {
  switch (surcharge.kind) {
    case 'PERCENT_OF_FREIGHT':
      return share(basis.freightFen, surcharge.basisPoints);
    case 'PERCENT_OF_VALUE':
      return share(basis.declaredFen, surcharge.basisPoints);
    case 'PER_ORDER':
      return surcharge.fen;
    case 'PER_BOX':
      return surcharge.fen * basis.boxes;
    case 'PER_BILLED_STEP':
      return Math.ceil(basis.billedG / surcharge.stepG) * surcharge.fen;
    case 'PER_ACTUAL_STEP':
      return Math.ceil(basis.actualG / surcharge.stepG) * surcharge.fen;
  }
}

/** Basis points of an amount, rounded to the nearest fen, half a fen up. */
function share(fen: number, basisPoints: number): number {
  return Math.floor((fen * basisPoints + 5_000) / 10_000);
}
