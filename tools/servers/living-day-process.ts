import { writeLivingDay } from '../../demo/living-day.ts';
import { tenantScope } from '../../src/server/api/scope.ts';
import { tenantById } from '../../src/server/commerce/site/tenants.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend } from '../../src/server/platform/platform.ts';

/*
 * Writes a day of work for the demonstration's desk, beside the server, which already answers: it takes some
 * seconds.
 */

/** The tenant whose desk gets a day of invented work. */
const TENANT = 'sampan';

const platform = await getPlatform();
const tenant = hasBackend(platform) ? await tenantById(platform.database, TENANT) : undefined;
if (tenant && hasBackend(platform)) {
  const locale = tenant.record.defaultLanguage;
  // The texts of languages come with the build. Nothing that is made here contains such a text.
  const translator = async () => (key: string) => key;
  const scope = await tenantScope({ ...platform, translator }, tenant, { now: Date.now(), locale });
  const failures = await writeLivingDay(scope);
  for (const failure of failures) platform.log({ event: 'living_day_failed', error: failure });
}
process.exit(0);
