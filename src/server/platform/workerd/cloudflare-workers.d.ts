declare module 'cloudflare:workers' {
  /** The bindings that wrangler.toml names, where no request brings them along. */
  export const env: { ASSETS: { fetch: (address: string) => Promise<Response> } };
}
