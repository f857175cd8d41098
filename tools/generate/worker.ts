import { parentPort, workerData } from 'node:worker_threads';
import { endlessCatalogue } from '../../demo/catalogue/endless.ts';

/** The products to generate, and the batch size. */
export type Order = {
  from: number;
  to: number;
  batch: number;
  products: number;
  seed: number;
  taken: ReadonlySet<string>;
};

/* Responds to each message with the next batch of products, until all are generated. */
const { from, to, batch, products, seed, taken } = workerData as Order;
const { productAt } = endlessCatalogue(products, seed, taken);
let next = from;
parentPort?.on('message', () => {
  if (next >= to) return;
  const first = next;
  next = Math.min(to, first + batch);
  parentPort?.postMessage(Array.from({ length: next - first }, (_, i) => productAt(first + i)));
});
