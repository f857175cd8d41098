import { expect } from 'vitest';

/** Asks again until it is so, as long as a page may take. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 20_000 });
