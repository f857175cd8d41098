import { Failure } from '../../../contract/errors.ts';
import { RateSourceFailure } from '../../rates/source.ts';
import { type Adopted, adoptRates, type RateScope, servicesOf } from './adopt-rates.ts';
import { fetchedAt, fetchRates } from './fetch-rates.ts';

/** The shortest time between two calls to a service, because tenants share its response. */
const MINUTE_MS = 60_000;

/**
 * Asks the services that the tenant uses, and stores their rates. Throws `RATE_SOURCE_UNAVAILABLE` with the
 * names of those that fail, after the others are stored.
 */
export async function refreshNow(scope: RateScope): Promise<Adopted> {
  const failed: string[] = [];
  for (const name of await servicesOf(scope)) {
    const age = scope.now - (await fetchedAt(scope.db, name));
    if (age >= 0 && age < MINUTE_MS) continue;
    try {
      await fetchRates(scope, name);
    } catch (error) {
      if (!(error instanceof RateSourceFailure)) throw error;
      failed.push(name);
    }
  }
  const adopted = await adoptRates(scope);
  if (failed.length > 0)
    throw new Failure('RATE_SOURCE_UNAVAILABLE', { source: failed.join(', ') });
  return adopted;
}
