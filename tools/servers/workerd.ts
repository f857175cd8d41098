import { createRequire } from 'node:module';
import path from 'node:path';
import type { V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { workerModules } from '../../build/worker-size.ts';
import { workerVariables } from '../../build/worker-variables.ts';
import { argon2idNode } from '../../src/server/crypto/argon2-node.ts';
import { deriveKeys } from '../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../src/server/crypto/password.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { d1InOtherProcess } from './d1-in-other-process.ts';
import { prepareDatabase } from './database.ts';

/*
 * The Workers build on `workerd serve` at its own port, without the development proxy. Miniflare
 * writes workerd's configuration and provides D1, R2 and the Cache API as workers of the same process.
 * No request passes through Miniflare: the Worker itself listens on the socket.
 */

const CONFIG = 'dist-workers/server/wrangler.json';
const ROOT = path.resolve(path.dirname(CONFIG));
const FILES = path.resolve(ROOT, '../public');

// Wrangler's own copy, so that workerd is the version that wrangler runs.
const require = createRequire(import.meta.resolve('wrangler'));
const { Miniflare, convertV4MiniflareOptions } = require('miniflare') as typeof import('miniflare');

/** The modules of the build, the entry first. */
function builtModules() {
  const files = workerModules(ROOT);
  return ['index.js', ...files.filter((file) => file !== 'index.js')].map((file) => ({
    type: 'ESModule' as const,
    path: path.join(ROOT, file),
  }));
}

const MAX_ATTEMPTS = 5;
const EMPTY = 'export default { fetch: () => new Response("{}") }';

type Start = {
  /** The port to listen on. Without it, workerd does not listen. */
  port?: number;
  /** The variables, like the environment of a process. */
  environment: Record<string, string>;
  /** The folder of D1 and R2. Without it they are in memory. */
  folder?: string;
  /** Runs an empty Worker instead of the build. */
  isEmpty?: boolean;
  /** Whether files are served before the Worker runs, as Cloudflare does. */
  servesFilesFirst?: boolean;
  /** The port of the inspector, which shows the Worker's isolate. */
  inspectorPort?: number | undefined;
};

export async function startWorkerd(start: Start) {
  const { port, environment, folder, isEmpty = false } = start;
  const { servesFilesFirst = false, inspectorPort } = start;
  const { workerOptions } = workerOptionsOf(CONFIG);
  const { modulesRules: _, assets, rootPath: __, ...options } = workerOptions;
  const worker: V4WorkerOptions = {
    ...options,
    ...(isEmpty
      ? { modules: true, script: EMPTY }
      : { modules: builtModules(), modulesRoot: ROOT }),
    // The Worker reads texts from these files. Visitors get files from Cloudflare before the Worker runs.
    ...(servesFilesFirst
      ? { assets: assets as V4WorkerOptions['assets'] }
      : { serviceBindings: { ASSETS: { disk: { path: FILES, writable: false } } } }),
    bindings: workerVariables({ NODE_ENV: 'production', ...environment }),
    ...(port ? { unsafeDirectSockets: [{ host: '127.0.0.1', port }] } : {}),
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      ...(folder ? { resourcePersistencePath: folder } : {}),
      // Not with Miniflare's proxy: it refuses clients without an origin, as Node's WebSocket is.
      ...(inspectorPort ? { inspectorPort } : {}),
    }),
  );
  await miniflare.ready;
  return miniflare;
}

/** Fills the D1 of a folder as `npm start` fills its database. */
export async function prepareD1(start: Start): Promise<void> {
  const miniflare = await startWorkerd({ ...start, isEmpty: true });
  const database = await miniflare.getD1Database('DB');
  const environment = { NODE_ENV: 'production', ...start.environment };
  const backend = {
    database: d1InOtherProcess(database as never),
    passwords: createPasswordHasher(argon2idNode),
    keys: await deriveKeys(workerVariables(environment).SECRETS),
    config: readConfig(environment),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      await prepareDatabase(backend);
      break;
    } catch (error) {
      // On a busy machine the connection may close while rows are generated. Then the seed starts again.
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
  await miniflare.dispose();
}
