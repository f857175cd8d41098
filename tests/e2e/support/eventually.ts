import { expect } from 'vitest';

/** Polls a value until the assertion on it holds, for at most 20 seconds. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 20_000 });
