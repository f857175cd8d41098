/** A page as it is kept: all that its answer is made of. It holds no header of the answer that it was first. */
export type KeptPage = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** What tells this body from every other: base64url of its SHA-256. */
  digest: string;
  /** Sources of its inline scripts and styles, as a content policy names them. */
  scripts: string;
  styles: string;
  /** What its first paint needs, as the value of a `Link` header. */
  links: string;
  /** When it was rendered, in milliseconds since the epoch. */
  at: number;
};

/** A cache of pages that others of this deployment read too. It may lose every page, and gives none that was not put. */
export type SharedPages = {
  get: (key: string) => Promise<KeptPage | undefined>;
  put: (key: string, page: KeptPage, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
};
