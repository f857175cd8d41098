import type { Encoding } from './encodings.ts';

/** A cached page, without the headers that belong to one response (request id, cookies, nonce). */
export type CachedPage = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** SHA-256 of the body, base64url: the page's ETag. */
  digest: string;
  /** Hashes of its inline scripts, as sources of a content security policy. */
  scripts: string;
  /** Hashes of its inline styles, as sources of a content security policy. */
  styles: string;
  /** The value of its `Link` header: the files that its first paint needs. */
  links: string;
  /** When its rendering began, in milliseconds since the epoch. */
  at: number;
};

/** An entry of this process's page cache: a page, with the encodings of its body that were needed so far. */
export type PageEntry = {
  readonly page: CachedPage;
  /** The body in an encoding, compressed on first use; `undefined` gives the uncompressed body. */
  readonly encoded: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes of the body in all its encodings. */
  readonly bytes: number;
};

/** A cache of pages that all isolates of a data centre share. It may lose any page at any time. */
export type SharedPages = {
  get: (key: string) => Promise<CachedPage | undefined>;
  put: (key: string, page: CachedPage, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
};
