import { convertCny } from '../../i18n/format.ts';

/** What a person may type as an amount of CNY. */
const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Integer fen of what was typed, or undefined while it is no amount. */
export function typedFen(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const decimal = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount of CNY, its fee and what both come to in another currency: decimal strings. */
export type Transfer = { amount: string; fee: string; pay: string };

/**
 * What has to be transferred so that an amount of CNY is credited: the fee (basis points, rounded
 * up to the fen) comes on top, and both are converted at the rate. Undefined while no amount is typed.
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
 * What a withdrawal of an amount of CNY pays out: the fee (fen) is taken from it, the rest is
 * converted at the rate. Undefined while no amount is typed that leaves something.
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

/** The amount to propose for a top-up: what is missing, rounded up to whole yuan, but no less than a channel takes. */
export function proposedAmount(missingFen: number, leastFen: number): string {
  return String(Math.ceil(Math.max(missingFen, leastFen) / 100));
}
