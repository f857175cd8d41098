import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { drizzle } from 'drizzle-orm/d1';
import { getPlatformProxy } from 'wrangler';
import { build } from '../../build/build.ts';
import { workerVariables } from '../../build/worker-variables.ts';
import { argon2idNode } from '../../src/server/crypto/argon2-node.ts';
import { deriveKeys } from '../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../src/server/crypto/password.ts';
import { type Config, readConfig } from '../../src/server/platform/config.ts';
import { hasUpstreamForAll } from '../../src/server/platform/upstreams.ts';
import { d1InOtherProcess } from './d1-in-other-process.ts';
import { prepareDatabase } from './database.ts';
import { runLocalTimers } from './local-timers.ts';
import { progressBar } from './progress.ts';

const CONFIG = 'dist-workers/server/wrangler.json';
const MINUTE = 60_000;

/** Fills the local D1 that is stored in the folder `state`. */
async function prepareD1(config: Config, secrets: string, state: string): Promise<void> {
  const proxy = await getPlatformProxy<{ DB: Parameters<typeof drizzle>[0] }>({
    configPath: CONFIG,
    persist: { path: path.join(state, 'v3') },
  });
  const backend = {
    database: d1InOtherProcess(proxy.env.DB),
    passwords: createPasswordHasher(argon2idNode),
    keys: await deriveKeys(secrets),
    config,
  };
  const prepare = () => prepareDatabase(backend, progressBar('Catalogue'));
  // On a busy machine the proxy may close the connection while rows are generated. Then the seed starts again.
  await prepare().catch(prepare);
  await proxy.dispose();
}
/** Runs the Workers build in workerd with a local D1, as in production, until it is stopped. */
export async function runLocalWorkers(): Promise<void> {
  const config = readConfig(process.env);
  const variables = workerVariables(process.env);
  const state = path.resolve(config.DATA_DIR, 'wrangler');
  mkdirSync(state, { recursive: true });
  await build('workers');

  if (!hasUpstreamForAll(config.API_UPSTREAM)) await prepareD1(config, variables.SECRETS, state);

  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  const envFile = path.join(state, 'vars.env');
  writeFileSync(envFile, `${lines.join('\n')}\n`, { mode: 0o600 });

  const child = spawn(
    'npx',
    [
      'wrangler',
      'dev',
      '--config',
      CONFIG,
      '--port',
      String(config.PORT),
      '--ip',
      '127.0.0.1',
      '--persist-to',
      state,
      '--env-file',
      envFile,
      '--show-interactive-dev-session=false',
    ],
    { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' } },
  );
  setInterval(async () => {
    const problem = await runLocalTimers(`http://127.0.0.1:${config.PORT}`);
    if (problem) process.stderr.write(`${problem}\n`);
  }, MINUTE);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
