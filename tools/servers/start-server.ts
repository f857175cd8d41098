import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Start = {
  /** The file that Node runs, and its arguments. */
  script: readonly string[];
  /** Variables that are added to the environment of this process. PORT is always a free one. */
  environment?: Readonly<Record<string, string>>;
  /** A command to run the server under, such as `taskset -c 1`. */
  runUnder?: readonly string[];
  /** Flags of Node. */
  flags?: readonly string[];
  /** Called before the server starts, with the server's environment. */
  before?: (environment: Readonly<Record<string, string | undefined>>) => Promise<void>;
};

export type RunningServer = {
  port: number;
  pid: number;
  /** The last part of its output. */
  log: () => string;
  /** Ends the server with all its processes, and removes its database if it has its own folder. */
  stop: () => Promise<void>;
};

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * A free port below 32768. The system assigns higher ports to connections, and
 * could assign this one before the server has filled its database and listens.
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

const LONGEST_LOG = 20_000;

/**
 * Starts a server and resolves once it answers `/readyz`. Without a DATA_DIR in `environment`, it has a
 * folder of its own. If the server ends before that, throws an error with the server's output.
 */
export async function startServer(start: Start): Promise<RunningServer> {
  const { script, environment = {}, runUnder = [], flags = [], before } = start;
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sampan-server-'));
  const env: Record<string, string | undefined> = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...environment,
  };
  await before?.(env);
  const [command = process.execPath, ...rest] = [
    ...runUnder,
    process.execPath,
    ...flags,
    ...script,
  ];
  // `detached` creates a process group, so that all its processes can be ended together.
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LONGEST_LOG);
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
