import type { RateSourceName } from '../../contract/values/money/rate-kinds.ts';

/** The URLs of the services. */
export type RateGateways = { erApi: string; ecb: string; timeoutMs: number };

/** The value of 1 CNY in a currency: a decimal string with at most ten decimals. */
export type SourceRate = { currency: string; rate: string };

/**
 * All rates of a source, and their date in milliseconds since the epoch, if the source gives one.
 */
export type SourceAnswer = { rates: SourceRate[]; quotedAt: number | undefined };

/** A service that publishes rates. `read` throws `RateSourceFailure`. */
export type RateSource = {
  name: Exclude<RateSourceName, 'hand'>;
  read: (gateways: RateGateways) => Promise<SourceAnswer>;
};

/**
 * How asking a source can fail. `UNAVAILABLE`: no answer, or a failure of its own. `UNREADABLE`: an answer that we
 * don't understand. `OUTDATED`: rates that it has not renewed for a week.
 */
export type RateFault = 'UNAVAILABLE' | 'UNREADABLE' | 'OUTDATED';

/** Thrown by sources. The message is for the log and the desk. */
export class RateSourceFailure extends Error {
  override name = 'RateSourceFailure';
  readonly fault: RateFault;
  constructor(fault: RateFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
