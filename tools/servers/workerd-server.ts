import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../src/server/platform/config.ts';
import { prepareD1, startWorkerd } from './workerd.ts';

/** A process that runs the Workers build at PORT, its D1 filled, until it is told to end. */
const { PORT, DATA_DIR } = readConfig(process.env);
const passed = ['DEMO', 'FULFILMENT', 'LOG_LEVEL', 'PAGE_CACHE_MB'];
const environment = Object.fromEntries(
  passed.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? ''] as const] : [])),
);
const start = { environment, folder: path.resolve(DATA_DIR, 'workerd') };
mkdirSync(start.folder, { recursive: true });
if (!existsSync(path.join(start.folder, 'd1'))) await prepareD1(start);
const miniflare = await startWorkerd({ ...start, port: PORT });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => miniflare.dispose().then(() => process.exit()));
}
