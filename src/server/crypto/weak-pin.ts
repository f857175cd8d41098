import { isRun } from './weak-pay-password.ts';

/** The middle column of a keypad, a cross on it, and numbers that read as words in Chinese. */
const WELL_KNOWN = new Set(['2580', '0852', '1379', '1397', '5201314', '1314520', '520520']);

/**
 * Whether a PIN of four to eight digits is refused because it might be guessed in a few attempts: one
 * repeated digit, a run such as 1234, a repeated pattern (1212, 123123), a year, or a well-known number.
 */
export const isWeakPin = (pin: string): boolean =>
  new Set(pin).size === 1 ||
  isRun(pin) ||
  /^(\d{2,4})\1+$/.test(pin) ||
  /^(19|20)\d\d$/.test(pin) ||
  WELL_KNOWN.has(pin);
