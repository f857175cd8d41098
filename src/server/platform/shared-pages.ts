import type { Encoding } from './encodings.ts';

/** A page as it is cached: what every answer with it has in common. It holds no header of the answer it was first. */
export type CachedPage = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** SHA-256 of the body, base64url: the page's ETag. */
  digest: string;
  /** Hashes of its inline scripts and styles, as sources of a content security policy. */
  scripts: string;
  styles: string;
  /** What its first paint needs, as the value of a `Link` header. */
  links: string;
  /** When it was rendered, in milliseconds since the epoch. */
  at: number;
};

/** A cached page in memory, and its body in the encodings that were asked for. */
export type StoredPage = {
  readonly page: CachedPage;
  /** The body in an encoding, compressed when first asked for; without one, the body as it is. */
  readonly encoded: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes of the body in all its encodings. */
  readonly bytes: number;
};

/** A cache of pages that all processes of this deployment share. It may lose any page at any time. */
export type SharedPages = {
  get: (key: string) => Promise<CachedPage | undefined>;
  put: (key: string, page: CachedPage, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
};
