import { build } from '../../build/build.ts';
import { DEMO_STAFF_PASSWORD } from '../../demo/demo-staff.ts';
import { listTenants } from '../../src/server/commerce/site/list-tenants.ts';
import { requireReadableS3 } from '../../src/server/platform/bucket-s3.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { missingSettings } from '../../src/server/platform/missing-settings.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend, type Platform, type Storefront } from '../../src/server/platform/platform.ts';
import { prepareDatabase } from './database.ts';
import { orRefuse } from './or-refuse.ts';
import { progressBar } from './progress.ts';

/*
 * Prepares a server's build, secrets and database, and prints the URLs of its shops. Runs in its own
 * process, so that its memory is freed.
 */
type Shop = { url: string; name: string };

/** The shops to print. In demo mode only those with a host of this machine, because no other can be opened. */
async function shopsOf({ database, config }: Platform): Promise<Shop[]> {
  const { DEMO, PORT, PUBLIC_ORIGIN } = config;
  const origin = DEMO ? `http://{host}:${PORT}` : PUBLIC_ORIGIN;
  const tenants = await listTenants(database, config);
  const shops = tenants.flatMap(({ hosts, name }) =>
    hosts.map((host) => ({ host, url: origin.replace('{host}', host), name })),
  );
  const shown = shops.filter(({ host }) => !DEMO || host.endsWith('localhost'));
  return shown.toSorted((one, other) => one.host.length - other.host.length);
}

function printReady({ config }: Storefront, embedded: readonly Shop[]): void {
  const withUpstream = config.API_UPSTREAM.map(({ host = '*', base }) => ({
    url: `http://${host}:${config.PORT}`,
    name: `backend: ${base}`,
  }));
  const shops = [...embedded, ...withUpstream];
  console.log('\nSampan is ready:');
  for (const { url, name } of shops) {
    console.log(`  ${url}`.padEnd(34), name);
  }
  if (shops.length === 0) {
    console.log('  There is no shop yet: npm run tenant -- new … adds one.');
  }
  if (config.DEMO) {
    console.log('\nDemo sign-in: demo@sampan.test, password sampan-demo-1, pay password 246810');
    console.log(
      `The desk: http://desk.localhost:${config.PORT}, as owner@sampan.test, buyer@sampan.test, warehouse@sampan.test … password ${DEMO_STAFF_PASSWORD}`,
    );
    console.log(`Mailbox:      http://localhost:${config.PORT}/dev/mailbox\n`);
  }
  const missing = missingSettings(readConfig(process.env), 'node');
  if (missing.length > 0) console.log('\nNot set:');
  for (const { variable, effect } of missing) console.log(`  ${variable}: ${effect}`);
}

async function tryBucket({ config, log }: Platform): Promise<void> {
  const error = await requireReadableS3(config);
  if (error) log({ event: 'bucket_failed', error });
}

await orRefuse(async () => {
  const platform = await getPlatform();
  if (hasBackend(platform)) await tryBucket(platform);
  const prepared = hasBackend(platform)
    ? prepareDatabase(platform, progressBar('Catalogue')).then(() => shopsOf(platform))
    : [];
  // In parallel, because each uses one core.
  const [shops] = await Promise.all([prepared, build('node')]);
  printReady(platform, shops);
});
