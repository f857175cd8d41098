import { RATE_SOURCES } from '../../../contract/values/money/rate-kinds.ts';

const SERVICES: readonly string[] = RATE_SOURCES;

/** The source of the demonstration's invented rates. Only demo mode uses them. */
export const SEED_SOURCE = 'seed';
/** The sources of invented rates; the second name was used before version 0055 of the database. */
export const MADE_UP_SOURCES: readonly string[] = [SEED_SOURCE, 'demonstration'];

/** The source of rates that `npm run rates` sets. */
export const OPERATOR_SOURCE = 'operator';
/** The source of rates that two people set at the desk, and of those that they took from a bank's file. */
export const HAND_SOURCE = 'hand';
export const BANK_SOURCE = 'bank-csv';

/**
 * Whether a service's rate was stored before version 0055 of the database. Its source is the host of the
 * service, and its margin is unknown.
 */
export const hasUnknownMargin = (source: string): boolean =>
  !SERVICES.includes(source) && !isByPeople(source) && !isMadeUp(source);

/** Whether people set a rate, and not a service. */
export const isByPeople = (source: string): boolean =>
  [OPERATOR_SOURCE, HAND_SOURCE, BANK_SOURCE].includes(source);

/** Whether a rate is invented. */
export const isMadeUp = (source: string): boolean => MADE_UP_SOURCES.includes(source);
