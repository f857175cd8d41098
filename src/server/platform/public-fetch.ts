/** A request to a host that a tenant's staff have named. */
export type PublicRequest = {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Sends a request to a host on the public internet, over https. Follows no redirects. Throws for any other
 * host, and if there is no response.
 */
export type PublicFetch = (url: string, request: PublicRequest) => Promise<Response>;

/** The longest answer that is read, in bytes. */
export const MAX_ANSWER_BYTES = 512 * 1024;

/** On Workers plain `fetch` is safe, because they can't reach a private network. */
export const publicFetch: PublicFetch = (url, { body = null, signal = null, ...request }) =>
  fetch(url, { ...request, body, signal, redirect: 'manual' });

/**
 * As `request`, except that the origins in `ownOrigins` (comma-separated) may be in any network and are
 * called by plain `fetch`; all others need https.
 */
export function withOwnOrigins(request: PublicFetch, ownOrigins = ''): PublicFetch {
  const ownOriginSet = new Set(ownOrigins.split(',').filter(Boolean));
  return async (url, init) => {
    const { origin, protocol } = new URL(url);
    if (ownOriginSet.has(origin)) return publicFetch(url, init);
    if (protocol !== 'https:') throw new Error(`${origin} is not asked without https`);
    return request(url, init);
  };
}
