import type { EmbeddedBucket } from '../bucket.ts';

/** The part of R2's binding that is used. */
export type R2Binding = {
  put: (
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: { onlyIf: Headers },
  ) => Promise<object | null>;
  get: (key: string) => Promise<{ body: ReadableStream<Uint8Array> } | null>;
  delete: (key: string) => Promise<void>;
};

/** The embedded bucket as objects in R2. */
export function r2Bucket(binding: R2Binding): EmbeddedBucket {
  return {
    kind: 'embedded',
    put: async (key, bytes) => {
      const onlyNew = new Headers({ 'if-none-match': '*' });
      return (await binding.put(key, bytes, { onlyIf: onlyNew })) !== null;
    },
    remove: (key) => binding.delete(key),
    get: async (key) => (await binding.get(key))?.body,
  };
}
