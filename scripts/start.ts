import { sql } from 'drizzle-orm';
import { getPlatform } from '../src/server/platform/node.ts';
import { build } from './build.ts';
import { prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';

const { config, database, passwords, keys, log } = await getPlatform();
await build('node');
await prepareDatabase({
  database,
  passwords,
  keys,
  demo: config.DEMO,
  onProgress: progressBar('Catalogue'),
});

const hosts = (await database.all(
  sql`select host, json_extract(record, '$.name.en') as name from tenant_hosts join tenants on tenants.id = tenant_id where host like '%localhost' order by length(host)`,
)) as { host: string; name: string }[];
console.log('\nSampan is ready:');
for (const { host, name } of hosts) console.log(`  http://${host}:${config.PORT}`.padEnd(34), name);
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
await runTimers();
