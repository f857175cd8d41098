import { type EndpointName, endpoints, type Input, type Output } from './endpoints.ts';
import { ApiError, type ErrorBody } from './errors.ts';

type CallInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
type Args<N extends EndpointName> =
  Record<string, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

export type ApiClient = <N extends EndpointName>(name: N, ...args: Args<N>) => Promise<Output<N>>;

/** Writes a query string. Lists are repeated keys; null and undefined are left out. */
function writeQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** The HTTP request of a call: path with parameters and query, method, JSON body. */
export function toRequest(
  name: EndpointName,
  input: CallInput = {},
): { path: string; init: RequestInit } {
  const endpoint = endpoints[name];
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key] ?? '')),
  );
  const init: RequestInit = { method: endpoint.method, headers: { accept: 'application/json' } };
  if (endpoint.method !== 'GET') {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(input.body ?? {});
  }
  return { path: `/api${path}${writeQuery(input.query)}`, init };
}

/**
 * Creates the typed client. `send` performs a request: with the browser's fetch, through the embedded
 * API in the same process, or at an upstream. A call throws `ApiError` if the answer is not a success.
 */
export function createApiClient(
  send: (path: string, init: RequestInit) => Response | Promise<Response>,
): ApiClient {
  return async (name, ...args) => {
    const { path, init } = toRequest(name, args[0] as CallInput | undefined);
    const response = await send(path, init);
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(response.status, errorBodyOf(body, response));
    return body as never;
  };
}

function errorBodyOf(body: unknown, response: Response): ErrorBody {
  if (body && typeof body === 'object' && 'code' in body && 'message' in body) {
    return body as ErrorBody;
  }
  const code = response.status === 401 ? 'UNAUTHENTICATED' : 'UPSTREAM_FAILED';
  return { code, message: '', requestId: response.headers.get('x-request-id') ?? '' };
}
