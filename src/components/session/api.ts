import type { EndpointName, endpoints, Input, Output } from '../../contract/endpoints.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { PAGE_LANGUAGE_HEADER } from '../../site/page-language.ts';
import { SESSION_ENDED } from './session-ended.ts';

/**
 * A call that scripts of a page make: its method and path, which the compiler compares with the contract. Each script
 * names its own, so that no page loads the contract or the calls of other pages.
 */
export type Route<N extends EndpointName> = readonly [
  method: (typeof endpoints)[N]['method'],
  path: (typeof endpoints)[N]['path'],
  /** Never given. Only from this element can the compiler infer `N`. */
  call?: N,
];

/** A call that failed. `status` is 0 if there was no response. */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  constructor(status: number, body?: ErrorBody) {
    super(body?.message ?? '');
    this.status = status;
    this.body = body;
  }
}

type InputParts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

function urlOf(path: string, { params = {}, query = {} }: InputParts): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  return `/api${filledPath}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * Makes a call as the signed-in shopper. Throws `CallError`, also if it was aborted by `signal` or has
 * timed out. A 401 also fires the event `SESSION_ENDED`.
 */
export async function call<N extends EndpointName>(
  [method, path]: Route<N>,
  input?: Input<N>,
  signal?: AbortSignal,
): Promise<Output<N>> {
  const parts = (input ?? {}) as InputParts;
  const headers: Record<string, string> = {
    accept: 'application/json',
    // The page's language may differ from the visitor's choice, if its URL names one.
    [PAGE_LANGUAGE_HEADER]: document.documentElement.lang,
  };
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const init: RequestInit = {
    method,
    headers,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  };
  if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    // The browser completes the call even if the shopper leaves the page.
    init.keepalive = true;
    init.body = JSON.stringify(parts.body ?? {});
  }
  const response = await fetch(urlOf(path, parts), init).catch(() => {
    throw new CallError(0);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Output<N>;
  if (response.status === 401) dispatchEvent(new Event(SESSION_ENDED));
  // A response whose body did not arrive is none.
  throw new CallError(response.ok ? 0 : response.status, body as ErrorBody | undefined);
}
