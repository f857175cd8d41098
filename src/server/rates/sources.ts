import type { RateSourceName } from '../../contract/values/money/rate-kinds.ts';
import { ecb } from './ecb/ecb.ts';
import { erApi } from './er-api/er-api.ts';
import {
  type RateGateways,
  type RateSource,
  RateSourceFailure,
  type SourceAnswer,
} from './source.ts';

/** All services that publish rates, each with a folder of its own. */
const SOURCES: readonly RateSource[] = [erApi, ecb];

/** How old a quote may be. At Easter the ECB publishes no rates for up to five days. */
const MAX_QUOTE_AGE_MS = 7 * 24 * 3_600_000;

/** Today's codes of the currencies for which the specification uses an older code. */
const CURRENT_CODES: Readonly<Record<string, string>> = { GHC: 'GHS' };

/**
 * Asks a source for all its rates; currencies are also accepted under the older codes of the specification.
 * Throws `RateSourceFailure`, also `OUTDATED` if the rates are older than a week at `now`: a service that
 * has stopped may still respond.
 */
export async function readSource(
  name: RateSourceName,
  gateways: RateGateways,
  now: number,
): Promise<SourceAnswer> {
  const source = SOURCES.find((one) => one.name === name);
  if (!source) throw new Error(`no source of rates is called ${name}`);
  const { rates, quotedAt } = await source.read(gateways);
  if (rates.length === 0) throw new RateSourceFailure('UNREADABLE', 'it has no rates');
  if (quotedAt !== undefined && now - quotedAt > MAX_QUOTE_AGE_MS) {
    throw new RateSourceFailure('OUTDATED', `its rates are of ${new Date(quotedAt).toISOString()}`);
  }
  const codes = new Set(rates.map(({ currency }) => currency));
  const underOlderCodes = Object.entries(CURRENT_CODES)
    .filter(([olderCode]) => !codes.has(olderCode))
    .flatMap(([olderCode, code]) =>
      rates
        .filter(({ currency }) => currency === code)
        .map(({ rate }) => ({ currency: olderCode, rate })),
    );
  return { rates: [...rates, ...underOlderCodes], quotedAt };
}
