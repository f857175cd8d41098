import { checkThings } from '../tools/quality/search/check-things.ts';

/**
 * Reports the mistakes in the names of things, in the given languages (`npm run check:things -- ko ja`) or
 * in all.
 */
if (!checkThings(process.argv.slice(2))) process.exitCode = 1;
