import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate, partOf } from '../tools/generate/generate.ts';
import { pace, progressBar } from '../tools/servers/progress.ts';
import { run } from '../tools/servers/run.ts';

const USAGE = `npm run generate -- --products 1000000 …

  --products <n>      how many the catalogue has then
  --data-dir <path>   folder of the database, as DATA_DIR of npm start (data)
  --seed <n>          another one gives other products

A database that has fewer products gets the missing ones; a new one is written much faster.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    'data-dir': { type: 'string', default: process.env.DATA_DIR ?? 'data' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string' },
  },
});
/** Products of one process. */
const GO = 50_000;

const products = Number(values.products);
const seed = Number(values.seed);
const folder = values['data-dir'];

/** In goes, each a process of its own: what large statements leave behind in memory ends with it. */
async function inGoes(): Promise<void> {
  const start = performance.now();
  rmSync(partOf(folder), { force: true });
  for (let until = 0; until < products; ) {
    until = Math.min(products, until + GO);
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
    await run(process.execPath, [import.meta.filename, ...options.map(String)]);
  }
  const megabytes = Math.round(statSync(path.join(folder, 'sampan.db')).size / 1e6);
  const seconds = Math.round((performance.now() - start) / 1000);
  const count = (n: number) => n.toLocaleString('en');
  console.log(`${count(products)} products, ${count(megabytes)} MB, ${count(seconds)} s`);
}

async function oneGo(until: number): Promise<void> {
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
    onStep: (step) => console.log(`\n${step}`),
  });
}

if (!Number.isInteger(products) || products < 1 || !Number.isInteger(seed)) {
  console.log(USAGE);
  process.exitCode = 2;
} else if (values.until === undefined) {
  await inGoes();
} else {
  await oneGo(Number(values.until));
}
