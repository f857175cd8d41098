import { sql } from 'drizzle-orm';
import { getPlatform } from '../src/server/platform/node.ts';
import { hasBackend, type Platform } from '../src/server/platform/platform.ts';
import { build } from './build.ts';
import { prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';

/** Brings the embedded backend up to date; answers its tenants' names by host. */
async function prepareBackend(platform: Platform) {
  await prepareDatabase(platform, progressBar('Catalogue'));
  return (await platform.database.all(
    sql`select host, json_extract(record, '$.name.en') as name from tenant_hosts join tenants on tenants.id = tenant_id where host like '%localhost' order by length(host)`,
  )) as { host: string; name: string }[];
}

const platform = await getPlatform();
const { config, log } = platform;
await build('node');
const ours = hasBackend(platform) ? await prepareBackend(platform) : [];
const others = config.API_UPSTREAM.map(({ host = '*', base }) => ({ host, name: `asks ${base}` }));
console.log('\nSampan is ready:');
for (const { host, name } of [...ours, ...others]) {
  console.log(`  http://${host}:${config.PORT}`.padEnd(34), name);
}
if (config.DEMO) {
  console.log('\nDemo sign-in: demo@sampan.test, password sampan-demo-1, pay password 246810');
  console.log(`Mailbox:      http://localhost:${config.PORT}/dev/mailbox\n`);
}
// The build is made just above, so its entries can't be named statically.
const built = (file: string) => import(new URL(`../dist/${file}`, import.meta.url).href);
await built('serve-node.js');

/** How often the timers run: the simulated staff works by the second. */
const EVERY_MS = config.FULFILMENT === 'simulated' ? 5_000 : 60_000;
const { unstable_serverEntry: server } = await built('server/index.js');
async function runTimers(): Promise<void> {
  try {
    await server.scheduled();
  } catch (error) {
    log({ event: 'timers_failed', error: String((error as Error).stack ?? error) });
  }
  setTimeout(runTimers, EVERY_MS);
}
if (hasBackend(platform)) await runTimers();
