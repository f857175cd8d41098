import { sql } from 'drizzle-orm';
import { build } from '../../build/build.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend, type Platform } from '../../src/server/platform/platform.ts';
import { prepareDatabase } from './database.ts';
import { orRefuse } from './or-refuse.ts';
import { progressBar } from './progress.ts';

/**
 * Prepares a server's build, secrets and database, and prints the URLs of its shops. Runs in its own
 * process, so that its memory is freed.
 */
async function prepareBackend(platform: Platform) {
  await prepareDatabase(platform, progressBar('Catalogue'));
  return (await platform.database.all(
    sql`select host, json_extract(record, '$.name.en') as name from tenant_hosts join tenants on tenants.id = tenant_id where host like '%localhost' order by length(host)`,
  )) as { host: string; name: string }[];
}

await orRefuse(async () => {
  const platform = await getPlatform();
  const { config } = platform;
  // In parallel: each keeps a core busy most of the time.
  const [ours] = await Promise.all([
    hasBackend(platform) ? prepareBackend(platform) : [],
    build('node'),
  ]);
  const others = config.API_UPSTREAM.map(({ host = '*', base }) => ({
    host,
    name: `asks ${base}`,
  }));
  console.log('\nSampan is ready:');
  for (const { host, name } of [...ours, ...others]) {
    console.log(`  http://${host}:${config.PORT}`.padEnd(34), name);
  }
  if (config.DEMO) {
    console.log('\nDemo sign-in: demo@sampan.test, password sampan-demo-1, pay password 246810');
    console.log(`Mailbox:      http://localhost:${config.PORT}/dev/mailbox\n`);
  }
});
