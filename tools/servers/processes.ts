import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/* Facts about processes from Linux's /proc. CPU times include all threads. */

/** The unit of times in `/proc/<pid>/stat`, the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

/** The fields of `/proc/<pid>/stat` after the command's name, which may contain spaces: state, parent, … */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

/** Ids of a process and of all its running descendants. */
export function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))[1])] as const);
  const tree = [root];
  for (const pid of tree) {
    tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  }
  return tree;
}

/** CPU time of a process and its descendants, in milliseconds. */
export function cpuMs(root: number): number {
  const ticks = treeOf(root).map((pid) => {
    // Ticks in user mode and in kernel mode.
    const { 11: user = 0, 12: kernel = 0 } = statOf(pid);
    return Number(user) + Number(kernel);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS_PER_SECOND;
}

/** Milliseconds since a process started. */
export function ageMs(pid: number): number {
  const sinceBoot = Number(read('/proc/uptime').split(' ')[0]) * 1000;
  return sinceBoot - (Number(statOf(pid)[19]) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process and of each descendant, in bytes. */
export function memoryOf(root: number): Map<number, number> {
  return new Map(
    treeOf(root).flatMap((pid) => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
      return kilobytes ? [[pid, Number(kilobytes) * 1024] as const] : [];
    }),
  );
}

/* States of connections in `/proc/net/tcp`. */
const LISTENING = '0A';
const TIME_WAIT = '06';

/** The number of open connections at a local listening port, without those in TIME_WAIT. */
export function openSockets(port: number): number {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => read(file).split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state]) => local?.endsWith(suffix) && state !== LISTENING && state !== TIME_WAIT,
    ).length;
}

/** The number of files and sockets that this process may open. */
export function openFilesLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(read('/proc/self/limits'))?.[1] ?? Number.NaN);
}

/** `server`: the command that pins a server to its own core; empty if that is not possible. */
export type Cores = { server: string[]; isPinned: boolean };

/** Pins this process to the first core. Returns the command that pins a server to the second. */
export function splitCores(): Cores {
  const isPinned =
    availableParallelism() > 1 &&
    spawnSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)], { stdio: 'ignore' })
      .status === 0;
  return { server: isPinned ? ['taskset', '-c', '1'] : [], isPinned };
}
