import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { picturesHandler } from '../../demo/pictures/serve-pictures.ts';
import { loadBuiltServer } from '../../src/framework/server/built-server.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { jsonLog } from '../../src/server/platform/log.ts';
import { onTimersAssigned } from '../../src/server/platform/node/peers.ts';
import { createNodeServer } from '../../src/server/platform/node/server.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { listenRefusal } from './port.ts';

/* This process serves the build. It is the only one, or one of several that `start.ts` runs. */
const config = readConfig(process.env);
const log = jsonLog(config.LOG_LEVEL);

// `dist` is a symbolic link to the newest build. It is resolved once, so that a later build does not
// affect this server.
const dist = process.env.BUILD_FOLDER ?? realpathSync(path.join(import.meta.dirname, '../../dist'));
// Imported dynamically, because the build does not exist when this file is type-checked.
const entry = pathToFileURL(path.join(dist, 'server/index.js')).href;
// To answer this request, which never leaves the process, the app opens its database and connects to its
// peers. So it is ready before it accepts connections.
const readinessRequest = new Request(`http://localhost:${config.PORT}/readyz`);
const app = await loadBuiltServer(entry, readinessRequest);
const server = createNodeServer({
  folder: path.join(dist, 'public'),
  // Outside demo mode there are no pictures to render.
  ...(config.DEMO ? { moreFiles: picturesHandler(log) } : {}),
  fetch: app.fetch,
});

/** Milliseconds between two runs of the timers. The simulated staff works in the timers, so its runs are frequent. */
const TIMERS_INTERVAL_MS = config.FULFILMENT === 'simulated' ? 5_000 : 60_000;
let running: Promise<void> | undefined;
let next: NodeJS.Timeout | undefined;

function runTimers(): void {
  running = app
    .scheduled()
    .catch((error: Error) => log({ event: 'timers_failed', error: String(error.stack ?? error) }))
    .finally(() => {
      running = undefined;
      if (server.http.listening) next = setTimeout(runTimers, TIMERS_INTERVAL_MS);
    });
}

if (cluster.isWorker) onTimersAssigned(runTimers);
server.http.once('error', (error) => {
  const reason = listenRefusal(error, config);
  // An expected error, such as a port that is taken, is printed without its stack.
  console.error(reason instanceof StartRefused ? reason.message : reason);
  process.exit(1);
});
server.http.listen(config.PORT, config.HOST, () => {
  if (cluster.isPrimary) runTimers();
});

/**
 * How long to wait for running timers before the process exits anyway. Each of their steps is atomic,
 * and the next start continues.
 */
const FORCED_EXIT_MS = 11_000;
let isStopping = false;
async function stop(): Promise<void> {
  // A terminal signals all processes, and the primary signals them again.
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(), FORCED_EXIT_MS).unref();
  const stopped = server.stop();
  clearTimeout(next);
  await stopped;
  await running;
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
