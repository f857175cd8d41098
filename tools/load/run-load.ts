import { fork } from 'node:child_process';
import path from 'node:path';
import { openSockets } from '../servers/processes.ts';
import type { Orders, Report } from './clients.ts';
import { newTally, type Tally, together } from './tally.ts';
import type { World } from './world.ts';

const SCRIPT = path.join(import.meta.dirname, 'clients.ts');
/** The longest time until the server has closed its connections after the last client has ended. */
const CLOSE_MS = 15_000;

export type LoadOptions = {
  world: World;
  streams: number;
  minutes: number;
  leave: number;
  /** Processes of clients. */
  processes: number;
};

/** The part of a list for one of `count` processes. */
const dealt = <T>(list: readonly T[], count: number, which: number): T[] =>
  list.filter((_, i) => i % count === which);

/** Runs the clients; `say` is called with the totals every few seconds. */
export async function runLoad(
  { world, streams, minutes, leave, processes }: LoadOptions,
  say: (sum: Tally, seconds: number) => void,
): Promise<{ tally: Tally; seconds: number }> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const tallies = Array.from({ length: processes }, newTally);
  const forMs = minutes * 60_000;
  await Promise.all(
    tallies.map((_, i) => {
      const orders: Orders = {
        world: { ...world, shoppers: dealt(world.shoppers, processes, i) },
        streams: Math.ceil((streams - i) / processes),
        leave,
        arriveMs: Math.min(forMs / 10, 20_000),
        forMs,
      };
      const child = fork(SCRIPT);
      child.send(orders);
      child.on('message', ({ tally }: Report) => {
        tallies[i] = tally;
        if (i === 0) say(together(tallies), seconds());
      });
      return new Promise<void>((resolve, reject) => {
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`clients ended with ${code}`)),
        );
      });
    }),
  );
  return { tally: together(tallies), seconds: seconds() };
}

/** The connections that the server still holds after all clients have ended. */
export async function socketsLeft(port: number): Promise<number> {
  const until = Date.now() + CLOSE_MS;
  while (openSockets(port) > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return openSockets(port);
}
