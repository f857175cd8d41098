import type { PriceModel, Stepped } from './option.ts';

/** The price of the first weight, plus that of each started step above it. */
export function steppedFen({ firstG, firstFen, stepG, stepFen }: Stepped, weightG: number): number {
  return firstFen + startedSteps(weightG - firstG, stepG) * stepFen;
}

/** How many steps a weight begins; 0 for a negative weight. */
const startedSteps = (weightG: number, stepG: number): number =>
  Math.max(0, Math.ceil(weightG / stepG));

/**
 * The chargeable weight, at least `minG`, rounded up to the price's steps. `PER_CBM` has no steps of
 * weight, so it is not rounded. Grams.
 */
export function billedG(price: PriceModel, minG: number, chargeable: number): number {
  const weight = Math.max(minG, chargeable);
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
    case 'MULTI_STEP':
    case 'TIERED_FIRST_ADDITIONAL':
      return price.firstG + startedSteps(weight - price.firstG, price.stepG) * price.stepG;
    case 'TIERED_UNIT':
    case 'UNIT_PLUS_TIER_TOTAL':
      return Math.ceil(weight / price.stepG) * price.stepG;
    case 'PER_CBM':
      return weight;
  }
}

/** The price of a billed weight in grams, or of a volume, before extras. In fen; never falls as they grow. */
export function baseFen(price: PriceModel, billed: number, volumeMm3: number): number {
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
      return steppedFen(price, billed);
    case 'TIERED_UNIT':
      return lowestFen(price.tiers, billed, ({ stepFen }, weightG) =>
        Math.ceil((weightG * stepFen) / price.stepG),
      );
    case 'UNIT_PLUS_TIER_TOTAL':
      return lowestFen(
        price.tiers,
        billed,
        ({ totalFen }, weightG) => startedSteps(weightG, price.stepG) * price.stepFen + totalFen,
      );
    case 'MULTI_STEP':
      return multiStepFen(price, billed);
    case 'TIERED_FIRST_ADDITIONAL':
      return lowestFen(price.tiers, billed, (tier, weightG) =>
        steppedFen({ ...tier, firstG: price.firstG, stepG: price.stepG }, weightG),
      );
    case 'PER_CBM': {
      const cm3 = Math.max(price.firstCm3, Math.ceil(volumeMm3 / 1000));
      const billedCm3 = Math.ceil(cm3 / price.stepCm3) * price.stepCm3;
      return Math.ceil((billedCm3 * price.cbmFen) / 1_000_000);
    }
  }
}

/**
 * The price of the tier that the weight reaches, or that of the start of a higher one if that costs less,
 * as is usual in air freight. So a heavier parcel never costs less than a lighter one.
 */
function lowestFen<T extends { fromG: number }>(
  tiers: readonly T[],
  billed: number,
  fenOf: (tier: T, weightG: number) => number,
): number {
  const reached = tiers.findLastIndex(({ fromG }) => fromG <= billed);
  const candidates = tiers
    .slice(Math.max(0, reached))
    .map((tier) => fenOf(tier, Math.max(billed, tier.fromG)));
  return Math.min(...candidates);
}

/** Each step above the first weight costs the price of the tier in which it begins. */
function multiStepFen(
  { firstG, firstFen, stepG, tiers }: Extract<PriceModel, { kind: 'MULTI_STEP' }>,
  billed: number,
): number {
  const steps = startedSteps(billed - firstG, stepG);
  /** How many of the steps begin below a weight. */
  const stepsBelow = (weightG: number) => Math.min(steps, startedSteps(weightG - firstG, stepG));
  return tiers.reduce((sum, { fromG, stepFen }, index) => {
    const nextG = tiers[index + 1]?.fromG;
    const before = index === 0 ? 0 : stepsBelow(fromG);
    const upTo = nextG === undefined ? steps : stepsBelow(nextG);
    return sum + (upTo - before) * stepFen;
  }, firstFen);
}
