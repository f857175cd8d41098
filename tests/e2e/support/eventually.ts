import { expect } from 'vitest';

/** Polls a value until the assertion on it holds, for at most 20 seconds. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });
