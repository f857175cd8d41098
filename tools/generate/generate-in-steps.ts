import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pace, progressBar } from '../servers/progress.ts';
import { run } from '../servers/run.ts';
import { generate, unfinishedFile } from './generate.ts';

/** The number of products that one process generates. */
const STEP_SIZE = 50_000;
const COMMAND = path.join(import.meta.dirname, '../../scripts/generate.ts');

export type GenerateRequest = {
  /** The total of products at the end. */
  products: number;
  /** The same seed gives the same products. */
  seed: number;
  /** The folder of the database. */
  folder: string;
};

/**
 * Fills a database step by step, each step in its own process, so that the memory of its large
 * statements is freed.
 */
export async function generateInSteps({ products, seed, folder }: GenerateRequest): Promise<void> {
  const start = performance.now();
  // Left by an interrupted run.
  rmSync(unfinishedFile(folder), { force: true });
  for (let until = 0; until < products; ) {
    until = Math.min(products, until + STEP_SIZE);
    const options = [
      '--products',
      products,
      '--data-dir',
      folder,
      '--seed',
      seed,
      '--until',
      until,
    ];
    await run(process.execPath, [COMMAND, ...options.map(String)]);
  }
  const megabytes = Math.round(statSync(path.join(folder, 'sampan.db')).size / 1e6);
  const seconds = Math.round((performance.now() - start) / 1000);
  const count = (n: number) => n.toLocaleString('en');
  console.log(`${count(products)} products, ${count(megabytes)} MB, ${count(seconds)} s`);
}

/** Runs one step: generates products until there are `until` of them. */
export async function generateStep(
  { products, seed, folder }: GenerateRequest,
  until: number,
): Promise<void> {
  const bar = progressBar('Generating');
  const speed = pace();
  let before: number | undefined;
  await generate(folder, products, {
    seed,
    until,
    onProgress: (done) => {
      before ??= done;
      bar(done, products, `${done.toLocaleString('en')}, ${speed(done - before, done / products)}`);
    },
    onPhase: (phase) => console.log(`\n${phase}`),
  });
}
