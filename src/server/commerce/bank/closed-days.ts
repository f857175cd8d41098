import { Failure } from '../../../contract/errors.ts';
import type { Scope } from '../base/scope.ts';

/**
 * Throws `DAY_CLOSED` if the day of something is closed. No day can be closed yet: this is the one place where it is
 * asked.
 */
export async function requireOpenDay(scope: Scope, at: number): Promise<void> {
  if (at <= (await closedThrough(scope))) throw new Failure('DAY_CLOSED');
}

/** Until when all days are closed, in milliseconds since the epoch. */
const closedThrough = async (_scope: Scope): Promise<number> => 0;
