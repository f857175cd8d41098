import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { logSecurity } from '../platform/security-log.ts';

/**
 * Logs a refused call as a security event: one over a limit, or one with a session's token that is not
 * valid here or no longer. A wrong operator's token is logged where it is compared, and a refused
 * sign-in with its account.
 */
export function logRefusal(
  scope: Scope,
  code: ErrorCode,
  { endpoint, request }: { endpoint: Endpoint; request: Request },
): void {
  if (code === 'TOO_MANY_REQUESTS' && !endpoint.path.endsWith('/login')) {
    logSecurity(scope, 'limit_reached');
  }
  const hasToken = request.headers.has('authorization');
  if (code === 'UNAUTHENTICATED' && endpoint.auth === 'user' && hasToken) {
    logSecurity(scope, 'session_refused');
  }
}
