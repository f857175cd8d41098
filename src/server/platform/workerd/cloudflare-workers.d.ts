declare module 'cloudflare:workers' {
  /** The bindings in wrangler.toml, for code that runs without a request. */
  export const env: { ASSETS: { fetch: (url: string) => Promise<Response> } };
}
