import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Start = {
  /** The file that Node runs, and its arguments. */
  script: readonly string[];
  /** The port to listen on; a free one by default. */
  port?: number;
  /** Variables for the server, added to those of this process. They override PORT and DATA_DIR. */
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
  /** Kills the server with all its processes, as a crash of the machine would, and keeps its data. */
  kill: () => Promise<void>;
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

const POLL_MS = 200;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Whether a server answers `/readyz`. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

async function untilReady(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error(`the server ended: ${log()}`);
    if (await isReady(port)) return;
    await pause(POLL_MS);
  }
}

/** The part of the server's output that is stored, in characters. */
const MAX_LOG_LENGTH = 20_000;

/**
 * Starts a server and resolves once it answers `/readyz`. Without a DATA_DIR in `environment`, it has a
 * new folder of its own. Throws an error with the server's output if the server ends before it is ready.
 */
export async function startServer(start: Start): Promise<RunningServer> {
  const { script, environment = {}, runUnder = [], flags = [], before } = start;
  const port = start.port ?? (await freePort());
  // The last process of a killed server may hold its port for a moment.
  while (!(await isFree(port))) await pause(POLL_MS);
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
  // The server ends with this process, even if it is not ready yet.
  const killGroup = () => {
    if (child.pid && !hasEnded(child)) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killGroup);
  child.once('exit', () => process.off('exit', killGroup));
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-MAX_LOG_LENGTH);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (hasEnded(child) || !child.pid) return;
    process.kill(-child.pid, signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilReady(port, child, () => output);
  return { port, pid: child.pid ?? 0, log: () => output, stop, kill: () => end('SIGKILL') };
}
