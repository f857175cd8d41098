import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What Linux tells of processes in /proc. Times are of all their threads. */

/** Ticks a second of `/proc/<pid>/stat`: the same on every Linux that Node runs on. */
const TICKS = 100;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended in between.
    return '';
  }
}

/** The fields of `/proc/<pid>/stat` behind the command's name, which may hold spaces: state, parent, … */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

/** A process and all that it started, whoever of them lives. */
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

/** CPU that a process and all that it started have used, in milliseconds. */
export function cpuMs(root: number): number {
  const ticks = treeOf(root).map((pid) => {
    const stat = statOf(pid);
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS;
}

/** How long ago a process began, in milliseconds. */
export function ageMs(pid: number): number {
  const sinceBoot = Number(read('/proc/uptime').split(' ')[0]) * 1000;
  return sinceBoot - (Number(statOf(pid)[19]) * 1000) / TICKS;
}

/** Memory of each process of a tree that is resident, in bytes. */
export function memoryOf(root: number): Map<number, number> {
  return new Map(
    treeOf(root).flatMap((pid) => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
      return kilobytes ? [[pid, Number(kilobytes) * 1024] as const] : [];
    }),
  );
}

const LISTENS = '0A';
const TIME_WAIT = '06';

/** Connections that are open at a local port, on the side that listens; those that only wait to be forgotten are none. */
export function openSockets(port: number): number {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => read(file).split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state]) => local?.endsWith(suffix) && state !== LISTENS && state !== TIME_WAIT,
    ).length;
}

/** How many files, and so sockets, this process may hold open. */
export function openFilesLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(read('/proc/self/limits'))?.[1] ?? Number.NaN);
}

/** By what a server is put on a core of its own; nothing where that can't be. */
export type Cores = { server: string[]; isPinned: boolean };

/** Puts this process on the first core, and answers by what a server runs on the second. */
export function splitCores(): Cores {
  const pinned =
    availableParallelism() > 1 &&
    spawnSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)], { stdio: 'ignore' })
      .status === 0;
  return { server: pinned ? ['taskset', '-c', '1'] : [], isPinned: pinned };
}
