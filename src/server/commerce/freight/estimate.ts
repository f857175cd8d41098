import type { FreightOption, InsuranceTier, Parcel, PriceModel, Surcharge } from './option.ts';
import { measuresOf, weigh } from './weights.ts';

/** The price of one box and its filling, in fen. */
export const PACKING_FEN = 800;

/** One line of a freight bill, in fen. */
export type EstimateLine =
  | {
      kind: 'BASE' | 'MINIMUM' | 'FUEL' | 'INSURANCE' | 'LOCAL_EXPRESS' | 'PACKING';
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
  const { weightG, sizeMm = [], boxes = 1, declaredFen = 0, reinforcedFen = 0 } = parcel;
  const { volumeMm3, longestMm } = measuresOf(parcel);
  const numbers = [weightG, ...sizeMm, volumeMm3, longestMm, boxes, declaredFen, reinforcedFen];
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

  /** The lines that are left out if they cost nothing. */
  const optional: EstimateLine[] = [
    { kind: 'MINIMUM', fen: freightFen - base },
    { kind: 'FUEL', fen: share(base, option.fuelBasisPoints) },
    ...option.surcharges.map(
      (surcharge): EstimateLine => ({
        kind: 'SURCHARGE',
        code: surcharge.code,
        fen: surchargeFen(surcharge, basis),
      }),
    ),
    { kind: 'INSURANCE', fen: parcel.insured ? insuranceFen(option.insurance, declaredFen) : 0 },
    {
      kind: 'LOCAL_EXPRESS',
      fen: parcel.localExpress ? localExpressFen(option, parcel.localExpress, weightG) : 0,
    },
    { kind: 'SURCHARGE', code: 'REINFORCED_PACKING', fen: reinforcedFen * boxes },
  ];
  const lines: EstimateLine[] = [
    { kind: 'BASE', fen: base },
    ...optional.filter(({ fen }) => fen > 0),
    { kind: 'PACKING', fen: PACKING_FEN * boxes },
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

function stepsOf(price: PriceModel): Pick<Estimate, 'firstG' | 'stepG'> {
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
      return { firstG: price.firstG, stepG: price.stepG };
    case 'TIERED_UNIT':
      return { stepG: price.stepG };
    case 'PER_CBM':
      return {};
  }
}

type Stepped = { firstG: number; firstFen: number; stepG: number; stepFen: number };

/** The price of the first weight, plus that of each started step above it. */
function steppedFen({ firstG, firstFen, stepG, stepFen }: Stepped, weightG: number): number {
  return firstFen + Math.max(0, Math.ceil((weightG - firstG) / stepG)) * stepFen;
}

/** What insuring a declared value costs, by the tier that the value reaches. */
function insuranceFen(tiers: readonly InsuranceTier[], declaredFen: number): number {
  const tier = tiers.findLast(({ fromFen }) => fromFen <= declaredFen);
  if (!tier) return 0;
  if (tier.kind === 'FIXED') return tier.fen;
  return Math.min(tier.maxFen, Math.max(tier.minFen, share(declaredFen, tier.basisPoints)));
}

/** The price of a billed weight in grams, or of a volume, before extras. */
function baseFen(price: PriceModel, billedG: number, volumeMm3: number): number {
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
      return steppedFen(price, billedG);
    case 'TIERED_UNIT':
      return tieredFen(price, billedG);
    case 'PER_CBM': {
      const cm3 = Math.max(price.firstCm3, Math.ceil(volumeMm3 / 1000));
      const billedCm3 = Math.ceil(cm3 / price.stepCm3) * price.stepCm3;
      return Math.ceil((billedCm3 * price.cbmFen) / 1_000_000);
    }
  }
}

/**
 * The lowest price that any tier gives. As usual in air freight, a parcel may be billed at the start
 * of a higher tier if that costs less; so a heavier parcel never costs less than a lighter one.
 */
function tieredFen(price: Extract<PriceModel, { kind: 'TIERED_UNIT' }>, billedG: number): number {
  const candidates = price.tiers.map(
    ({ fromG, stepFen }) => (Math.max(billedG, fromG) / price.stepG) * stepFen,
  );
  return Math.ceil(Math.min(...candidates));
}

/** What surcharges are computed from. */
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
