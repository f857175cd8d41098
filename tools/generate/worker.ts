import { parentPort, workerData } from 'node:worker_threads';
import { endlessCatalogue } from '../../demo/catalogue/endless.ts';

/**
 * Generates the products with the numbers from `from` to before `to`, of a catalogue of `products`.
 * `taken`: ids that generated products must not have.
 */
export type GenerateTask = {
  from: number;
  to: number;
  batchSize: number;
  products: number;
  seed: number;
  taken: ReadonlySet<string>;
};

/* Responds to each message with the next batch of products, until all are generated. */
const { from, to, batchSize, products, seed, taken } = workerData as GenerateTask;
const { productAt } = endlessCatalogue(products, seed, taken);
let next = from;
parentPort?.on('message', () => {
  if (next >= to) return;
  const first = next;
  next = Math.min(to, first + batchSize);
  parentPort?.postMessage(Array.from({ length: next - first }, (_, i) => productAt(first + i)));
});
