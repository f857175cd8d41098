import type { EndpointName, Input, Output } from '../../contract/endpoints.ts';
import { ApiError } from '../../contract/errors.ts';
import { notFound, redirect } from '../../framework/server/redirect.ts';
import { loginPath } from '../../site/login-path.ts';
import { currentRequest } from './context.ts';

type Args<N extends EndpointName> =
  Record<string, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/**
 * What a page reads: a call of the contract. A thing that is not there, or that nothing could be
 * called like, is the 404 page, an ended session leads to sign in; every other failure is the page's
 * error boundary.
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
