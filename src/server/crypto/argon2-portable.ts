import { argon2id } from '@noble/hashes/argon2.js';
import type { Argon2id } from './password.ts';

/**
 * Plain JavaScript, for workerd: about 200 ms. Deliberately in one go: the clock of workerd stands
 * still while code runs, so noble's asynchronous variant would not yield there either; and a
 * request that is cancelled between two steps would never give its turn back.
 */
export const argon2idPortable: Argon2id = async (password, salt, params) =>
  argon2id(password, salt, {
    m: params.memoryKiB,
    t: params.passes,
    p: params.parallelism,
    dkLen: params.tagLength,
    key: params.secret,
  });
