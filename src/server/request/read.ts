import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints, type Input, type Output } from '../../contract/endpoints.ts';
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { errorInfo, notFound, redirect, redirectTo } from '../../framework/server/redirect.ts';
import { deskSecondFactorPath } from '../../site/desk-path.ts';
import { loginPath } from '../../site/login-path.ts';
import { getContext } from '../platform/context-storage.ts';
import { Aborted } from './aborted.ts';
import { currentRequest, markUncacheable, type RequestEnv } from './context.ts';
import { dropSession } from './cookies.ts';

/** The arguments of a call for a page; may be left out if the call needs no input. */
export type Args<N extends EndpointName> =
  Record<string, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/**
 * Makes a contract call for a page. If it fails with status 404 or for invalid input, the page becomes
 * the 404 page; if the session has ended, the visitor is redirected to the sign-in page, and to that of the second
 * factor if it must be fresh. Throws every other failure.
 */
export async function read<N extends EndpointName>(name: N, ...args: Args<N>): Promise<Output<N>> {
  try {
    return await currentRequest().api(name, ...args);
  } catch (error) {
    return failPage(error, name);
  }
}

/**
 * Like `read`, for a part that the page can do without. If the call fails with an error that `read`
 * throws, logs the error, returns `fallback`, and keeps the page out of every cache.
 */
export async function readOr<N extends EndpointName, F>(
  fallback: F,
  name: N,
  ...args: Args<N>
): Promise<Output<N> | F> {
  return orFallback(fallback, name, read(name, ...args));
}

/** Like `readOr`, for a call that was made by `read`. */
export async function orFallback<N extends EndpointName, F>(
  fallback: F,
  name: N,
  reading: Promise<Output<N>>,
): Promise<Output<N> | F> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Aborted || errorInfo(error)?.location) throw error;
    giveUp(name, error);
    return fallback;
  }
}

/** Logs the failure of a call whose part the page does without, and keeps the page out of every cache. */
function giveUp(call: EndpointName, error: unknown): void {
  const { platform, requestId, tenant, pagePath } = currentRequest();
  platform.log({ requestId, tenant: tenant.id, path: pagePath, call, error: String(error) });
  markUncacheable();
}

/** Like `read`, but undefined if the call fails with status 404. */
export async function readIfAny<N extends EndpointName>(
  name: N,
  ...args: Args<N>
): Promise<Output<N> | undefined> {
  try {
    return await currentRequest().api(name, ...args);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    return failPage(error, name);
  }
}

/**
 * Like `readOr` without a fallback, for a call that the specification doesn't list: a remote backend may lack it, and
 * refuse it with any status, also 401. Undefined then.
 */
export async function readExtra<N extends EndpointName>(
  name: N,
  ...args: Args<N>
): Promise<Output<N> | undefined> {
  const { api, upstream } = currentRequest();
  if (!upstream) return readOr(undefined, name, ...args);
  try {
    return await api(name, ...args);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) giveUp(name, error);
    return undefined;
  }
}

/**
 * Handles the failure of a call as `read` does, for pages that handle some failures themselves. `name` is
 * the call.
 */
export function failPage(error: unknown, name?: EndpointName): never {
  if (!(error instanceof ApiError)) throw error;
  const { pagePath, upstream, t, requestId } = currentRequest();
  if (error.status === 404 || error.code === 'VALIDATION_FAILED') notFound();
  if (error.status === 401) {
    dropSession(getContext<RequestEnv>());
    redirect(loginPath(pagePath));
  }
  if (error.code === 'SECOND_FACTOR_STALE') redirectTo(deskSecondFactorPath(pagePath));
  const errorsOfCall: readonly ErrorCode[] = (name && (endpoints[name] as Endpoint).errors) ?? [];
  if (!upstream || error.status >= 500 || errorsOfCall.includes(error.code)) throw error;
  // If the contract has no such error for this call, the remote backend is at fault, not the visitor.
  const code = 'UPSTREAM_FAILED';
  const status = ERROR_STATUS[code];
  getContext<RequestEnv>().set('backendFailure', status);
  throw new ApiError(status, { code, message: t(`error.${code}`), requestId });
}
