import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { treeOf } from '../servers/processes.ts';
import type { measuredServers } from '../servers/servers.ts';
import { isReady, type RunningServer } from '../servers/start-server.ts';
import type { Random } from './random.ts';

/** A server whose calls are interrupted. */
export type Subject = {
  port: number;
  /** Interrupts the calls under way. `leave` drops the connections of their callers. */
  interrupt: (leave: () => void) => void | Promise<void>;
  /** Resolves when the server can answer again. */
  recover: () => Promise<void>;
  /** Ends the server, and opens its database. */
  end: () => Promise<Database>;
};

type Servers = ReturnType<typeof measuredServers>;
type Options = { servers: Servers; random: Random; operatorToken: string };

const nodeDatabase = ({ folder }: Servers) => `file:${path.join(folder, 'sampan.db')}`;

/** Workers' D1: a file of Miniflare's beside those of its bookkeeping. */
export async function openD1File({ folder }: Pick<Servers, 'folder'>): Promise<Database> {
  for (const file of globSync('workerd/d1/**/*.sqlite', { cwd: folder })) {
    const db = await openDatabase(`file:${path.join(folder, file)}`);
    const tables = await db.all("select 1 from sqlite_master where name = 'ledger_seals'");
    if (tables.length > 0) return db;
  }
  throw new Error(`there is no D1 in ${folder}`);
}

/** One Node process, killed each time. */
async function oneProcess({ servers, operatorToken }: Options): Promise<Subject> {
  const environment = { OPERATOR_TOKEN: operatorToken, WORKERS: '1' };
  let server = await servers.start('node', environment);
  const { port } = server;
  return {
    port,
    interrupt: () => server.kill(),
    recover: async () => {
      // The database is prepared, so the process that serves is enough.
      const script = ['tools/servers/serve.ts'];
      server = await servers.start('node', environment, { port, script });
    },
    end: async () => {
      await servers.endAll();
      return openDatabase(nodeDatabase(servers));
    },
  };
}

const serves = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serve.ts');
  } catch {
    return false;
  }
};

/** Two Node processes behind one port. Each time one of them is killed, or both with their parent. */
async function severalProcesses({ servers, random, operatorToken }: Options): Promise<Subject> {
  const environment = { OPERATOR_TOKEN: operatorToken, WORKERS: '2' };
  let server: RunningServer = await servers.start('node', environment);
  let isDown = false;
  const { port } = server;
  return {
    port,
    interrupt: async () => {
      const workers = treeOf(server.pid).filter(serves);
      const worker = workers[Math.floor(random() * workers.length)];
      isDown = random() < 0.5 || worker === undefined;
      if (isDown) await server.kill();
      else process.kill(worker ?? 0, 'SIGKILL');
    },
    recover: async () => {
      if (isDown) server = await servers.start('node', environment, { port });
      while (!(await isReady(port))) await pause(50);
    },
    end: async () => {
      await servers.endAll();
      return openDatabase(nodeDatabase(servers));
    },
  };
}

/** The Worker with its D1 in one workerd, killed in every second turn. In the others the callers leave. */
async function workers({ servers, random, operatorToken }: Options): Promise<Subject> {
  const environment = { OPERATOR_TOKEN: operatorToken };
  let server = await servers.start('workers', environment);
  let isDown = false;
  const { port } = server;
  return {
    port,
    interrupt: (leave) => {
      isDown = random() < 0.5;
      return isDown ? server.kill() : leave();
    },
    recover: async () => {
      if (isDown) server = await servers.start('workers', environment, { port });
    },
    end: async () => {
      await servers.endAll();
      return openD1File(servers);
    },
  };
}

const SHORTEST_LOCK_MS = 100;
const LONGEST_LOCK_MS = 8000;

/** One Node process; another process locks its database for up to eight seconds each time. */
async function lockedByOther({ servers, random, operatorToken }: Options): Promise<Subject> {
  const environment = { OPERATOR_TOKEN: operatorToken, WORKERS: '1' };
  const { port } = await servers.start('node', environment);
  const holder = fork(path.join(import.meta.dirname, 'hold-lock.ts'), [nodeDatabase(servers)]);
  await once(holder, 'message');
  let free: Promise<unknown> = Promise.resolve();
  return {
    port,
    interrupt: async () => {
      const ms = SHORTEST_LOCK_MS + random() * (LONGEST_LOCK_MS - SHORTEST_LOCK_MS);
      const locked = once(holder, 'message');
      holder.send(ms);
      await locked;
      free = once(holder, 'message');
    },
    recover: async () => {
      await free;
    },
    end: async () => {
      holder.kill();
      await servers.endAll();
      return openDatabase(nodeDatabase(servers));
    },
  };
}

export const SUBJECTS = {
  node: { title: 'one Node process, killed', open: oneProcess },
  processes: { title: 'two Node processes, one or both killed', open: severalProcesses },
  workers: { title: 'workerd, killed, or left by its callers', open: workers },
  lock: { title: 'another process locks the database for 0.1 to 8 s', open: lockedByOther },
} as const satisfies Record<
  string,
  { title: string; open: (options: Options) => Promise<Subject> }
>;

export type SubjectName = keyof typeof SUBJECTS;
