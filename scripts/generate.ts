import { parseArgs } from 'node:util';
import { generateInSteps, generateStep } from '../tools/generate/generate-in-steps.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

const USAGE = `npm run generate -- --products 1000000 …

  --products <n>      the number of products that the catalogue then has
  --data-dir <path>   folder of the database, like DATA_DIR of npm start (data)
  --seed <n>          another number gives other products

If the database has fewer products, the missing ones are added; writing a new database is much faster.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    'data-dir': { type: 'string', default: process.env.DATA_DIR ?? 'data' },
    seed: { type: 'string', default: '1' },
    /** Set for one step of a large database, which runs in its own process. */
    until: { type: 'string' },
  },
});
const counts = {
  products: Number(values.products),
  seed: Number(values.seed),
  folder: values['data-dir'],
};
if (!(counts.products >= 1) || !Number.isInteger(counts.products + counts.seed)) {
  console.log(USAGE);
  process.exitCode = 2;
} else if (values.until === undefined) await generateInSteps(counts);
else await orRefuse(() => generateStep(counts, Number(values.until)));
