import { type Options, shopperJourney, visitorJourney } from './journeys.ts';
import { newTally, type Tally } from './tally.ts';
import type { World } from './world.ts';

/** The task of a process of clients. */
export type ClientTask = {
  world: World;
  /** The number of clients. Each always has a request under way. */
  streams: number;
  /** The share of pages that a client aborts. */
  abortShare: number;
  /** All clients start within `arriveMs` and end their last journey after `forMs`. */
  arriveMs: number;
  forMs: number;
};
export type Report = { kind: 'so-far' | 'done'; tally: Tally };

/** The share of journeys that are a purchase, if a shopper is free. */
const PURCHASE_SHARE = 0.05;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const report = (message: Report) => process.send?.(message);

async function client(options: Options, until: number): Promise<void> {
  const { shops, shoppers } = options.world;
  while (Date.now() < until) {
    const shopper = Math.random() < PURCHASE_SHARE ? shoppers.pop() : undefined;
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
process.once('message', async ({ world, streams, abortShare, arriveMs, forMs }: ClientTask) => {
  const options = { world, abortShare, tally: newTally() };
  const until = Date.now() + forMs;
  const timer = setInterval(() => report({ kind: 'so-far', tally: options.tally }), 5000);
  await Promise.all(
    Array.from({ length: streams }, async () => {
      await sleep(Math.random() * arriveMs);
      await client(options, until);
    }),
  );
  clearInterval(timer);
  report({ kind: 'done', tally: options.tally });
  process.disconnect?.();
});
