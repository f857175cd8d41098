import { parseArgs } from 'node:util';
import { generate } from './generate/generate.ts';
import { pace, progressBar } from './progress.ts';
import { run } from './run.ts';

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
  },
});
const products = Number(values.products);
const seed = Number(values.seed);
if (!Number.isInteger(products) || products < 1 || !Number.isInteger(seed)) {
  console.log(USAGE);
  process.exitCode = 2;
} else if (process.env.MALLOC_MMAP_THRESHOLD_ === undefined) {
  // Without it the C library keeps what large statements leave behind: 17 KB a product, for good.
  await run(process.execPath, process.argv.slice(1), { MALLOC_MMAP_THRESHOLD_: '131072' });
} else {
  const bar = progressBar('Generating');
  const speed = pace();
  let before: number | undefined;
  const { seconds, bytes } = await generate(values['data-dir'], products, {
    seed,
    onProgress: (done) => {
      before ??= done;
      bar(done, products, `${done.toLocaleString('en')}, ${speed(done - before, done / products)}`);
    },
    onStep: (step) => console.log(step),
  });
  const megabytes = Math.round(bytes / 1e6).toLocaleString('en');
  console.log(
    `${products.toLocaleString('en')} products, ${megabytes} MB, ${Math.round(seconds)} s`,
  );
}
