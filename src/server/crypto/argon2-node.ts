import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Argon2id } from './password.ts';

const argon2Async = promisify(argon2);

/** Argon2id of Node (24.7 and later). It runs in the thread pool, off the event loop. */
export const argon2idNode: Argon2id = (password, salt, params) =>
  argon2Async('argon2id', {
    message: password,
    nonce: salt,
    memory: params.memoryKiB,
    passes: params.passes,
    parallelism: params.parallelism,
    tagLength: params.tagLength,
    ...(params.secret && { secret: params.secret }),
  });
