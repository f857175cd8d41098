import { unstable_formatRouterRequest, unstable_parseRouterRequest } from 'waku/router/server';

/** Where Waku answers the payloads of in-app navigations (`rscBase`). */
export const PAYLOAD_PATH = '/RSC/';

/** Content type of a payload, which Waku's answer lacks. */
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
 * Where Waku answers another page in the form of the given request: as a document for a document, as
 * a payload for a payload. Nothing else of the request's address is in it. Undefined where Waku
 * can't tell the page of the request.
 */
export function addressInSameForm(request: Request, path: string, query: string): URL | undefined {
  const url = unstable_formatRouterRequest(request, path, query);
  // A payload's address keeps the request's other fields.
  if (url && isPayloadRequest(request)) url.search = new URLSearchParams({ query }).toString();
  return url ?? undefined;
}
