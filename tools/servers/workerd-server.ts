import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../build/build.ts';
import { workerVariables } from '../../build/worker-variables.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { hasUpstreamForAll } from '../../src/server/platform/upstreams.ts';
import { prepareD1, startWorkerd } from './workerd.ts';

/*
 * A process that runs the Workers build on workerd at PORT, with a filled D1, until it is stopped.
 * With `--pages-only` it runs no timers and serves no files, which Cloudflare does itself. With
 * `--inspect=<port>` its isolate can be inspected.
 */
const { values } = parseArgs({
  options: { 'pages-only': { type: 'boolean', default: false }, inspect: { type: 'string' } },
});
const pagesOnly = values['pages-only'];
const inspectorPort = values.inspect === undefined ? undefined : Number(values.inspect);
const { PORT, DATA_DIR, API_UPSTREAM } = readConfig(process.env);
const start = {
  environment: workerVariables(process.env),
  folder: path.resolve(DATA_DIR, 'workerd'),
};
mkdirSync(start.folder, { recursive: true });
await build('workers');
const hasDatabase = existsSync(path.join(start.folder, 'd1'));
if (!hasUpstreamForAll(API_UPSTREAM) && !hasDatabase) await prepareD1(start);
// With PREPARE_ONLY, only the database is created. Servers under test copy it.
if (process.env.PREPARE_ONLY) process.exit();
const miniflare = await startWorkerd({
  ...start,
  port: PORT,
  servesFilesFirst: !pagesOnly,
  inspectorPort,
});

const MINUTE = 60_000;
if (!pagesOnly) {
  // Miniflare's types declare no handler but `fetch`.
  const worker = (await miniflare.getWorker()) as unknown as {
    scheduled: (event: { cron: string }) => Promise<unknown>;
  };
  // Nothing else runs the cron trigger of a local Worker. A failed run is tried again a minute later.
  setInterval(() => {
    worker.scheduled({ cron: '* * * * *' }).catch(() => {});
  }, MINUTE);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => miniflare.dispose().then(() => process.exit()));
}
