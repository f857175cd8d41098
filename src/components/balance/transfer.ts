import { convertCny } from '../../i18n/format.ts';

/** An amount of CNY as people type it. */
const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Integer fen of a typed amount; undefined if it is not an amount. */
export function typedFen(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const decimal = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount of CNY, its fee, and the result in another currency: decimal strings. */
export type Transfer = { amount: string; fee: string; pay: string };

/**
 * The transfer for which an amount of CNY is credited: the fee (basis points, rounded up to the
 * fen) is added, and both are converted at the rate. Undefined without an amount.
 */
export function transferOf(
  typed: string,
  { feeBasisPoints, rate, currency }: { feeBasisPoints: number; rate: string; currency: string },
): Transfer | undefined {
  const fen = typedFen(typed);
  if (!fen) return undefined;
  const fee = Math.ceil((fen * feeBasisPoints) / 10_000);
  return {
    amount: decimal(fen),
    fee: decimal(fee),
    pay: convertCny(decimal(fen + fee), rate, currency),
  };
}

/**
 * The payout of a withdrawal of an amount of CNY: the amount less the fee (fen), converted at the
 * rate. Undefined without an amount above the fee.
 */
export function payoutOf(
  typed: string,
  { feeFen, rate, currency }: { feeFen: number; rate: string; currency: string },
): Transfer | undefined {
  const fen = typedFen(typed);
  if (!fen || fen <= feeFen) return undefined;
  return {
    amount: decimal(fen),
    fee: decimal(feeFen),
    pay: convertCny(decimal(fen - feeFen), rate, currency),
  };
}

/**
 * The proposed amount of a top-up: what is missing, rounded up to whole yuan, but at least the
 * channel's minimum.
 */
export function proposedAmount(missingFen: number, leastFen: number): string {
  return String(Math.ceil(Math.max(missingFen, leastFen) / 100));
}
