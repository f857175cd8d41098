import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { logSecurity } from '../platform/security-log.ts';

/**
 * Logs a security event if a call was refused because of a limit, or because its session token is invalid,
 * expired, revoked or another tenant's. Not for a wrong operator token (scope.ts logs it), nor for a
 * refused sign-in, which is logged with its account (commerce/identity).
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
