import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { areAllDone } from '../../demo/pictures/render-missing.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { jsonLog } from '../../src/server/platform/log.ts';
import { runWorkers } from '../../src/server/platform/node/cluster.ts';
import { orRefuse } from './or-refuse.ts';
import { requireFreePort } from './port.ts';
import { run } from './run.ts';

const script = (name: string) => path.join(import.meta.dirname, name);

/** Renders the catalogue's missing pictures in a separate process, which ends with this one. */
export function startPicturesProcess(): void {
  fork(script('pictures-process.ts'));
}

/** Prepares a server, then serves in this process, or in several processes that share the port. */
export async function start(): Promise<void> {
  await orRefuse(async () => {
    const config = readConfig(process.env);
    const { WORKERS: count = availableParallelism(), LOG_LEVEL, DEMO } = config;
    await requireFreePort(config);
    // Checked first, because preparing the database stores only the descriptors that exist at that time.
    const needsPictures = DEMO && !areAllDone();
    // The process prints its own errors.
    await run(process.execPath, [script('prepare.ts')]).catch(() => process.exit(1));
    if (count === 1) await import('./serve.ts');
    else {
      // A worker that is replaced later serves the same build as the others.
      const environment = { BUILD_FOLDER: realpathSync(script('../../dist')) };
      runWorkers({ count, script: script('serve.ts'), environment, log: jsonLog(LOG_LEVEL) });
    }
    if (needsPictures) startPicturesProcess();
    // Writes a day of invented work. Not without the simulator: then operators fulfil the orders themselves.
    if (DEMO && config.FULFILMENT === 'simulated') fork(script('living-day-process.ts'));
  });
}
