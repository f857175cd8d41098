import { convertCny } from '../../i18n/format.ts';

/** An amount of CNY as people type it. */
const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Integer fen of a typed amount; undefined if it is not an amount. */
export function typedFen(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const decimalOf = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount and its fee in CNY, and what is paid in another currency: decimal strings. */
export type Transfer = { amount: string; fee: string; pay: string };

/**
 * The transfer that credits an amount of CNY: the amount plus the fee (basis points, rounded up to
 * the fen), converted at the rate. Undefined if no amount is typed.
 */
export function transferOf(
  typed: string,
  { feeBasisPoints, rate, currency }: { feeBasisPoints: number; rate: string; currency: string },
): Transfer | undefined {
  const fen = typedFen(typed);
  if (!fen) return undefined;
  const fee = Math.ceil((fen * feeBasisPoints) / 10_000);
  return {
    amount: decimalOf(fen),
    fee: decimalOf(fee),
    pay: convertCny(decimalOf(fen + fee), rate, currency),
  };
}

/**
 * The payout of a withdrawal: the amount of CNY less the fee (fen), converted at the rate. Undefined
 * if no amount above the fee is typed.
 */
export function payoutOf(
  typed: string,
  { feeFen, rate, currency }: { feeFen: number; rate: string; currency: string },
): Transfer | undefined {
  const fen = typedFen(typed);
  if (!fen || fen <= feeFen) return undefined;
  return {
    amount: decimalOf(fen),
    fee: decimalOf(feeFen),
    pay: convertCny(decimalOf(fen - feeFen), rate, currency),
  };
}

/**
 * The proposed amount of a top-up: what is missing, rounded up to whole yuan, but at least the
 * channel's minimum.
 */
export function proposedAmount(missingFen: number, minFen: number): string {
  return String(Math.ceil(Math.max(missingFen, minFen) / 100));
}
