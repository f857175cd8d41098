import type { EmbeddedBucket } from '../../../src/server/platform/bucket.ts';

/** A bucket in memory. */
export function memoryBucket(): EmbeddedBucket {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    kind: 'embedded',
    put: async (key, bytes) => {
      if (files.has(key)) return false;
      files.set(key, bytes);
      return true;
    },
    remove: async (key) => void files.delete(key),
    get: async (key) => new Response(files.get(key)).body ?? undefined,
  };
}
