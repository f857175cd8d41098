import { parseArgs } from 'node:util';
import { measurePictureSearch } from '../tools/quality/pictures/picture-quality.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    products: { type: 'string', default: '500' },
    queries: { type: 'string', default: '500' },
  },
});
const { json, products, queries } = values;
const isGood = await measurePictureSearch({
  json,
  products: Number(products),
  queries: Number(queries),
});
process.exit(isGood ? 0 : 1);
