import { runTests } from '../tools/test/run-tests.ts';

process.exit((await runTests()) ? 0 : 1);
