import { StartRefused } from '../../src/server/platform/start-refused.ts';

/**
 * Runs a start or a command. If it is refused, prints the sentence that says why, without a stack, and
 * exits with 1. Any other error keeps its stack.
 */
export async function orRefuse(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exit(1);
  }
}
