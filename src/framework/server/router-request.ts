import { unstable_formatRouterRequest, unstable_parseRouterRequest } from 'waku/router/server';

/** The path prefix of the payloads of in-app navigations (Waku's `rscBase`). */
export const PAYLOAD_PATH = '/RSC/';

/** Content type of a payload. Waku's response lacks it. */
export const PAYLOAD_TYPE = 'text/x-component; charset=utf-8';

/** Whether a request is for the payload of an in-app navigation and not for HTML. */
export const isPayloadRequest = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith(PAYLOAD_PATH);

/**
 * Path and query of the page that a payload is requested for: `/product?url=…`. Undefined for a
 * payload that belongs to no page: server functions, slices, malformed paths.
 */
export function pageOfPayload(request: Request): string | undefined {
  const parsed = unstable_parseRouterRequest(request);
  if (parsed?.type !== 'route' || !parsed.path.startsWith('/')) return undefined;
  return parsed.path + (parsed.query ? `?${parsed.query}` : '');
}

/**
 * The URL of another page in the form of the request: the URL of a document if a document is requested, else that of a
 * payload. It does not have the request's query. Undefined if Waku can't tell which page the request is for.
 */
export function urlInSameForm(request: Request, path: string, query: string): URL | undefined {
  const url = unstable_formatRouterRequest(request, path, query);
  // Waku keeps the request's other query fields in a payload's URL.
  if (url && isPayloadRequest(request)) url.search = new URLSearchParams({ query }).toString();
  return url ?? undefined;
}
