import type { ProductPlatform } from '../goods/product-kinds.ts';
import { fromFen, toFen } from './money.ts';

/**
 * Freight inside China of the lines of one shop, in fen: one parcel, of which the first piece costs the
 * highest `first`, and each further piece its own `next`. `first` and `next` are CNY.
 */
export function freightFen(
  lines: readonly {
    domesticFreight: { free: boolean; first: string; next: string };
    quantity: number;
  }[],
): number {
  const charged = lines.flatMap(({ domesticFreight: { free, first, next }, quantity }) =>
    free ? [] : [{ firstFen: toFen(first), nextFen: toFen(next), quantity }],
  );
  const [dearest] = charged.toSorted((a, b) => b.firstFen - a.firstFen || b.nextFen - a.nextFen);
  if (!dearest) return 0;
  const allAtNextFen = charged.reduce((sum, line) => sum + line.nextFen * line.quantity, 0);
  // The first piece of the dearest product costs `first` instead of `next`.
  return allAtNextFen - dearest.nextFen + dearest.firstFen;
}

/** A share of an order's goods in basis points, with its limits in CNY. */
type FeeShare = { basisPoints: number; minimum: string; maximum?: string | undefined };

/** What is charged for goods from a value on, of one marketplace or of all, from a time on (ISO 8601) or always. */
export type FeeRule = FeeShare & {
  platform?: ProductPlatform | undefined;
  goodsFrom?: string | undefined;
  validFrom?: string | undefined;
};

/** The service fee of a tenant: a share for all orders, and rules that apply in its place. */
export type ServiceFee = FeeShare & { rules?: FeeRule[] | undefined };

const startFen = ({ goodsFrom }: FeeRule): number => toFen(goodsFrom ?? '0');

/** What a rule is about; of several rules about the same, the one that began last counts. */
export const feeSubject = (rule: FeeRule): string => `${rule.platform ?? ''} ${startFen(rule)}`;

/**
 * The service fee as it is at a time (milliseconds since the epoch): rules that have begun, and of those about the
 * same marketplace and value the last one. A rule about all goods of all marketplaces becomes the fee itself.
 */
export function feeAt({ rules = [], ...base }: ServiceFee, now: number): ServiceFee {
  const begun = rules
    .map((rule) => ({ rule, at: rule.validFrom === undefined ? 0 : Date.parse(rule.validFrom) }))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at);
  const last = new Map(
    begun.map(({ rule: { validFrom: _, ...rule } }) => [feeSubject(rule), rule]),
  );
  const forAll: FeeRule = last.get(ALL_GOODS) ?? base;
  const { platform: _platform, goodsFrom: _goodsFrom, ...all } = forAll;
  last.delete(ALL_GOODS);
  return last.size === 0 ? all : { ...all, rules: [...last.values()] };
}

const ALL_GOODS = feeSubject({ basisPoints: 0, minimum: '0' });

/** Which part of a rule decided about the amount of a fee; `NEXT_STEP`: that more goods would cost less. */
export type FeeReason = 'NONE' | 'SHARE' | 'MINIMUM' | 'MAXIMUM' | 'NEXT_STEP';

/** The service fee of an order in fen, the share that it was computed by, and why it is this amount. */
export type ChargedFee = FeeShare & {
  fen: number;
  /** The value of the goods that the share was taken of: higher than that of the order at `NEXT_STEP`. */
  ofFen: number;
  reason: FeeReason;
};

/**
 * The service fee of one order of a marketplace: the share of the step that the value of its goods reaches, rounded
 * up to the fen, within the limits of the step. It is never more than at the start of a higher step, so that more
 * goods never cost a lower fee. A marketplace with steps of its own goes by the others only below its lowest.
 */
export function chargedFee(
  goodsFen: number,
  fee: ServiceFee,
  platform?: ProductPlatform,
): ChargedFee {
  const steps = stepsOf(fee, platform);
  const reached = steps.findLastIndex((step) => startFen(step) <= goodsFen);
  const [first, ...higher] = steps
    .slice(Math.max(0, reached))
    .map((step) => feeOfStep(step, Math.max(goodsFen, startFen(step))));
  if (!first) throw new Error('there is always a step from 0');
  return higher.reduce(
    (lowest, one) => (one.fen < lowest.fen ? { ...one, reason: 'NEXT_STEP' } : lowest),
    first,
  );
}

/** The service fee of one order in fen (`chargedFee`). */
export const serviceFeeFen = (
  goodsFen: number,
  fee: ServiceFee,
  platform?: ProductPlatform,
): number => chargedFee(goodsFen, fee, platform).fen;

/** The steps for orders of a marketplace, by rising value; the first is from 0. */
function stepsOf({ rules = [], ...base }: ServiceFee, platform?: ProductPlatform): FeeRule[] {
  const ofAll = [base, ...rules.filter((rule) => rule.platform === undefined)];
  const rulesOfPlatform = rules.filter(
    (rule) => rule.platform !== undefined && rule.platform === platform,
  );
  const lowest = Math.min(...rulesOfPlatform.map(startFen));
  const all =
    rulesOfPlatform.length === 0
      ? ofAll
      : [...ofAll.filter((r) => startFen(r) < lowest), ...rulesOfPlatform];
  return all.toSorted((a, b) => startFen(a) - startFen(b));
}

function feeOfStep({ basisPoints, minimum, maximum }: FeeShare, ofFen: number): ChargedFee {
  const share = Math.ceil((ofFen * basisPoints) / 10_000);
  const leastFen = toFen(minimum);
  const mostFen = maximum === undefined ? Number.POSITIVE_INFINITY : toFen(maximum);
  const fen = Math.min(mostFen, Math.max(leastFen, share));
  return { basisPoints, minimum, maximum, fen, ofFen, reason: reasonOf(fen, share) };
}

function reasonOf(fen: number, share: number): FeeReason {
  if (fen === share) return fen === 0 ? 'NONE' : 'SHARE';
  return fen > share ? 'MINIMUM' : 'MAXIMUM';
}

/**
 * The lowest and highest share (basis points) and minimum (CNY) of a service fee with its rules, so that a text does
 * not promise to all orders what holds for some.
 */
export function feeRange({ rules = [], ...base }: ServiceFee) {
  const all = [base, ...rules];
  const shares = all.map(({ basisPoints }) => basisPoints);
  const minimums = all.map(({ minimum }) => toFen(minimum));
  return {
    basisPoints: [Math.min(...shares), Math.max(...shares)] as const,
    minimum: [fromFen(Math.min(...minimums)), fromFen(Math.max(...minimums))] as const,
  };
}

/** Which parts of the service fee are not zero, of all orders or some, for sentences that name only these. */
export function feeKind(fee: ServiceFee): 'NONE' | 'SHARE' | 'MINIMUM' | 'BOTH' {
  const { basisPoints, minimum } = feeRange(fee);
  if (toFen(minimum[1]) === 0) return basisPoints[1] > 0 ? 'SHARE' : 'NONE';
  return basisPoints[1] > 0 ? 'BOTH' : 'MINIMUM';
}

/** What no order's service fee exceeds, in CNY; undefined if some orders have no limit. */
export function feeCap({ rules = [], ...base }: ServiceFee): string | undefined {
  const maximums = [base, ...rules].map(({ maximum }) => maximum);
  const knownMaximums = maximums.filter((maximum) => maximum !== undefined);
  return knownMaximums.length === maximums.length
    ? fromFen(Math.max(...knownMaximums.map(toFen)))
    : undefined;
}
