import type { EndpointName, Input, Output } from '../../contract/endpoints.ts';
import { ApiError } from '../../contract/errors.ts';
import { notFound, redirect } from '../../framework/server/redirect.ts';
import { loginPath } from '../../site/login-path.ts';
import { currentRequest } from './context.ts';

type Args<N extends EndpointName> =
  Record<string, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/**
 * Makes a contract call for a page. Status 404 or invalid input shows the 404 page; an ended session
 * redirects to the sign-in page; every other failure is thrown.
 */
export async function read<N extends EndpointName>(name: N, ...args: Args<N>): Promise<Output<N>> {
  const { api, pagePath } = currentRequest();
  try {
    return await api(name, ...args);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.code === 'VALIDATION_FAILED') notFound();
    if (error.status === 401) redirect(loginPath(pagePath));
    throw error;
  }
}
