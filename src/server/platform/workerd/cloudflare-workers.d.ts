declare module 'cloudflare:workers' {
  /** Keeps the current request's work alive after its response. */
  export const waitUntil: (work: Promise<unknown>) => void;
  /** The bindings in wrangler.toml, for code that runs without a request. */
  export const env: { ASSETS: { fetch: (url: string) => Promise<Response> } };
}
