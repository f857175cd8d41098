import { type Options, shopperJourney, visitorJourney } from './journeys.ts';
import { newTally, type Tally } from './tally.ts';
import type { World } from './world.ts';

/** What a process of clients is told to do. */
export type Orders = {
  world: World;
  /** Clients that each have a request under way all the time. */
  streams: number;
  leave: number;
  /** How long they come in, one after the other, and how long they go on asking. */
  arriveMs: number;
  forMs: number;
};
export type Report = { kind: 'so-far' | 'done'; tally: Tally };

/** One in so many journeys is that of somebody who buys, while one is free. */
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

/** A process of many clients: they arrive at random moments of a while, and each begins anew when it is through. */
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
