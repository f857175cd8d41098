import { checkThings } from '../tools/quality/search/check-things.ts';

/** Says what is wrong with the names of things in these languages (`npm run check:things -- ko ja`), or in all. */
if (!checkThings(process.argv.slice(2))) process.exitCode = 1;
