import { type Options, shopperJourney, visitorJourney } from './journeys.ts';
import { newTally, type Tally } from './tally.ts';
import type { World } from './world.ts';

/** The task of a process of clients. */
export type Orders = {
  world: World;
  /** The number of clients. Each always has a request under way. */
  streams: number;
  leave: number;
  /** The time until all clients have started, and the time that they then run. */
  arriveMs: number;
  forMs: number;
};
export type Report = { kind: 'so-far' | 'done'; tally: Tally };

/** One in this number of journeys is a purchase, if a shopper is free. */
const BUYERS = 0.05;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const report = (message: Report) => process.send?.(message);

async function client(options: Options, until: number): Promise<void> {
  const { shops, shoppers } = options.world;
  while (Date.now() < until) {
    const shopper = Math.random() < BUYERS ? shoppers.pop() : undefined;
    if (shopper) {
      await shopperJourney(shopper, options);
      shoppers.push(shopper);
    } else {
      const shop = shops[Math.floor(Math.random() * shops.length)];
      if (shop) await visitorJourney(shop, options);
    }
  }
}

/** A process of many clients. They start at random times, and each begins a new journey after the last. */
process.once('message', async ({ world, streams, leave, arriveMs, forMs }: Orders) => {
  const options = { world, leave, tally: newTally() };
  const until = Date.now() + forMs;
  const timer = setInterval(() => report({ kind: 'so-far', tally: options.tally }), 5000);
  await Promise.all(
    Array.from({ length: streams }, async () => {
      await after(Math.random() * arriveMs);
      await client(options, until);
    }),
  );
  clearInterval(timer);
  report({ kind: 'done', tally: options.tally });
  process.disconnect?.();
});
