import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyLocales } from '../../build/build.ts';
import { copyRenderer } from '../../build/reference-renderer.ts';
import { areAllDone } from '../../demo/pictures/render-missing.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend, type Platform } from '../../src/server/platform/platform.ts';
import { migrateAndCheck, prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';
import { runPackage } from './run.ts';
import { startPicturesProcess } from './start.ts';

const TIMERS_INTERVAL_MS = 5_000;

/** Runs the development server, which compiles sources on request. Resolves when the server ends. */
export async function serveSources(): Promise<void> {
  const platform = await getPlatform();
  const { config } = platform;
  if (hasBackend(platform)) await migrateAndCheck(platform);
  // The development server has no timers, so this process runs them through the operators' call.
  const OPERATOR_TOKEN = config.OPERATOR_TOKEN ?? crypto.randomUUID();
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-dev-'));
  const PREPARED_FILE = path.join(folder, 'prepared');
  copyLocales();
  await copyRenderer();
  // Without a page cache, so that every change shows at once.
  const environment = { OPERATOR_TOKEN, PREPARED_FILE, PAGE_CACHE_MB: '0' };
  const server = runPackage('waku', ['dev', '--port', String(config.PORT)], environment);
  const prepare = async () => {
    if (hasBackend(platform)) await prepareBackend(platform, OPERATOR_TOKEN);
    writeFileSync(PREPARED_FILE, '');
  };
  try {
    await Promise.all([server, prepare()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepareBackend(platform: Platform, token: string): Promise<void> {
  const hasPictures = !platform.config.DEMO || areAllDone();
  await prepareDatabase(platform, progressBar('Catalogue'));
  if (!hasPictures) startPicturesProcess();
  setInterval(() => runTimers(platform.config.PORT, token), TIMERS_INTERVAL_MS);
}

function runTimers(port: number, token: string): void {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // Fails until the server listens.
  fetch(`http://localhost:${port}/api/ops/tick`, { method: 'POST', headers }).catch(() => {});
}
