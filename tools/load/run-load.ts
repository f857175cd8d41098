import { fork } from 'node:child_process';
import path from 'node:path';
import { openSockets } from '../servers/processes.ts';
import type { ClientTask, Report } from './clients.ts';
import { newTally, sumOf, type Tally } from './tally.ts';
import type { World } from './world.ts';

const SCRIPT = path.join(import.meta.dirname, 'clients.ts');
/** How long the server may take to close its connections once the last client has ended. */
const CLOSE_MS = 15_000;

export type LoadOptions = {
  world: World;
  /** The number of clients. Each always has a request under way. */
  streams: number;
  minutes: number;
  /** The share of pages that a client aborts. */
  abortShare: number;
  /** The number of processes that the clients are spread over. */
  processes: number;
};

/** The part of a list for process `which` of `count` processes. */
const partFor = <T>(list: readonly T[], count: number, which: number): T[] =>
  list.filter((_, i) => i % count === which);

/** Runs the clients; `say` is called with the totals every few seconds. */
export async function runLoad(
  { world, streams, minutes, abortShare, processes }: LoadOptions,
  say: (sum: Tally, seconds: number) => void,
): Promise<{ tally: Tally; seconds: number }> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const tallies = Array.from({ length: processes }, newTally);
  const forMs = minutes * 60_000;
  await Promise.all(
    tallies.map((_, i) => {
      const task: ClientTask = {
        world: { ...world, shoppers: partFor(world.shoppers, processes, i) },
        streams: Math.ceil((streams - i) / processes),
        abortShare,
        arriveMs: Math.min(forMs / 10, 20_000),
        forMs,
      };
      const child = fork(SCRIPT);
      child.send(task);
      child.on('message', ({ tally }: Report) => {
        tallies[i] = tally;
        if (i === 0) say(sumOf(tallies), seconds());
      });
      return new Promise<void>((resolve, reject) => {
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`clients ended with ${code}`)),
        );
      });
    }),
  );
  return { tally: sumOf(tallies), seconds: seconds() };
}

/** The number of connections that the server still has open after all clients have ended. */
export async function socketsLeft(port: number): Promise<number> {
  const until = Date.now() + CLOSE_MS;
  while (openSockets(port) > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return openSockets(port);
}
