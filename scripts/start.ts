import { sql } from 'drizzle-orm';
import { tick } from '../src/server/commerce/tick.ts';
import { getPlatform } from '../src/server/platform/node.ts';
import { build } from './build.ts';
import { prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';

const MINUTE = 60_000;
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
// The build is made just above, so its entry can't be named statically.
const entry = new URL('../dist/serve-node.js', import.meta.url).href;
await import(entry);
setInterval(() => {
  tick(database, Date.now()).catch((error: Error) => log({ timer: 'tick', error: error.stack }));
}, MINUTE);
