import { copyLocales } from '../../build/build.ts';
import { areAllDone } from '../../demo/pictures/render-missing.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend } from '../../src/server/platform/platform.ts';
import { prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';
import { run } from './run.ts';
import { completePicturesBeside } from './start.ts';

const TIMERS_EVERY_MS = 5_000;

/** Serves the sources, compiled as they are requested. Ends when that server ends. */
export async function serveSources(): Promise<void> {
  const platform = await getPlatform();
  const { config } = platform;
  // The timers of a server that is compiled as it goes run by the operator's call.
  const OPERATOR_TOKEN = config.OPERATOR_TOKEN ?? crypto.randomUUID();
  copyLocales();
  if (hasBackend(platform)) {
    const hasPictures = areAllDone();
    await prepareDatabase(platform, progressBar('Catalogue'));
    if (!hasPictures) completePicturesBeside();
    setInterval(() => runTimers(config.PORT, OPERATOR_TOKEN), TIMERS_EVERY_MS);
  }
  // What is being written is rendered each time.
  const environment = { OPERATOR_TOKEN, PAGE_CACHE_MB: '0' };
  await run('npx', ['waku', 'dev', '--port', String(config.PORT)], environment);
}

function runTimers(port: number, token: string): void {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // Until the server listens nobody answers.
  fetch(`http://localhost:${port}/api/ops/tick`, { method: 'POST', headers }).catch(() => {});
}
