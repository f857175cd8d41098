import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/server/platform/config.ts';
import { jsonLog } from '../src/server/platform/log.ts';
import { runWorkers } from '../src/server/platform/node/cluster.ts';
import { run } from '../tools/servers/run.ts';

const { WORKERS: count = availableParallelism(), LOG_LEVEL } = readConfig(process.env);
// What goes wrong there is said there.
await run(process.execPath, [path.join(import.meta.dirname, '../tools/servers/prepare.ts')]).catch(
  () => process.exit(1),
);
if (count === 1) await import('../tools/servers/serve.ts');
else {
  const script = path.join(import.meta.dirname, '../tools/servers/serve.ts');
  runWorkers({ count, script, log: jsonLog(LOG_LEVEL) });
}
