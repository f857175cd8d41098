import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPreparedData } from './prepared-data.ts';

export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
/** By which a server under test knows a storefront that asks it as its backend. */
export const STOREFRONT_TOKEN = 'storefront-token-of-the-tests';
export type Target = 'node' | 'workers';

const SCRIPTS = { node: 'scripts/start.ts', workers: 'tests/support/workerd-server.ts' } as const;

/** How a server is started, where it is not as `npm start` does, or on workerd as near to it as that comes. */
export type Start = {
  /** What it runs under, as `taskset -c 1`. */
  under?: readonly string[];
  /** Flags of Node. */
  flags?: readonly string[];
  script?: string;
};

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * A port that nobody listens on; not of those that the system hands out to connections (from 32768),
 * one of which could have it before a server does that fills its database first.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function untilReady(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${log()}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts the real server on a database of its own, as `npm start` does; `stop` ends it and removes the database. */
export async function startServer(
  target: Target,
  environment: Record<string, string> = {},
  { under = [], flags = [], script }: Start = {},
): Promise<{ port: number; pid: number; log: () => string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sampan-test-'));
  const started = script ?? SCRIPTS[target];
  const [command = process.execPath, ...rest] = [...under, process.execPath, ...flags, started];
  let output = '';
  const env: Record<string, string | undefined> = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // What several processes share is a test of its own; the others spare the cores.
    WORKERS: '1',
    // So are pages that go out in parts: a busy machine has all in time that is there.
    PAGE_PATIENCE_MS: '20000',
    OPERATOR_TOKEN,
    // Nobody is there: no test tells anybody of a page.
    ANALYTICS_URL: 'https://analytics.test/g/collect',
    STOREFRONT_TOKEN,
    ...environment,
  };
  if (!script) await copyPreparedData(target, env, env.DATA_DIR ?? dataDir);
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilReady(port, child, () => output);
  return { port, pid: child.pid ?? 0, log: () => output, stop };
}
