import { argon2id } from '@noble/hashes/argon2.js';
import type { Argon2id } from './password.ts';

/**
 * Argon2id in JavaScript, for workerd. Takes about 200 ms. It runs synchronously for two reasons: the
 * clock of workerd stands still while code runs, so noble's asynchronous variant would never yield; and
 * a request that is cancelled between two steps would never release its place among the concurrent
 * hashes (`limitConcurrency`).
 */
export const argon2idPortable: Argon2id = async (password, salt, params) =>
  argon2id(password, salt, {
    m: params.memoryKiB,
    t: params.passes,
    p: params.parallelism,
    dkLen: params.tagLength,
    key: params.secret,
  });
