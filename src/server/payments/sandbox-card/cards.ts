/** Test cards of the sandbox, like those of a payment provider. */
export const APPROVED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

export type Card = { number: string; expiry: string; cvc: string };
export type CardField = keyof Card;
type Problem = 'number' | 'unknown' | 'declined' | 'expiry' | 'expired' | 'cvc';
export type CardProblems = Partial<Record<CardField, Problem>>;

/**
 * The problems of a card, by field. A well-formed number may still be declined or unknown. Empty
 * if the card can be charged.
 */
export function cardProblems(card: Card, now: number): CardProblems {
  const problems: CardProblems = {};
  const digits = card.number.replaceAll(/[\s-]/g, '');
  const expiry = expiryProblem(card.expiry, now);
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) problems.number = 'number';
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(card.cvc.trim())) problems.cvc = 'cvc';
  if (Object.keys(problems).length > 0) return problems;
  if (digits === withoutSpaces(DECLINED_CARD)) return { number: 'declined' };
  return digits === withoutSpaces(APPROVED_CARD) ? {} : { number: 'unknown' };
}

const withoutSpaces = (number: string) => number.replaceAll(' ', '');

/**
 * Whether a card number passes the Luhn checksum: every second digit from the right is doubled (less 9 if
 * that has two digits), and the sum is a multiple of 10.
 */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, i) => Number(digit) * (i % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** The problem of an expiry date, `MM/YY` or `MM/YYYY`. A card is valid until the end of that month. */
function expiryProblem(text: string, now: number): 'expiry' | 'expired' | undefined {
  const match = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return 'expiry';
  // Months count from 0 here, so this is the first day of the next month.
  const endsAt = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return endsAt <= now ? 'expired' : undefined;
}
