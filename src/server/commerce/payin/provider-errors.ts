import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import { ProviderFailure, type ProviderFault } from '../../payments/provider-failure.ts';
import type { Scope } from '../base/scope.ts';

/** The errors of the contract for what a provider's call failed with. */
const CODES: Record<ProviderFault, ErrorCode> = {
  UNAVAILABLE: 'PAYMENT_PROVIDER_UNAVAILABLE',
  UNREADABLE: 'PAYMENT_PROVIDER_UNAVAILABLE',
  KEYS_REFUSED: 'PAYMENT_KEYS_REFUSED',
  DECLINED: 'PAYMENT_PROVIDER_DECLINED',
  UNSIGNED: 'UNAUTHENTICATED',
};

/**
 * The contract's failure for a failure of a provider, whose words are logged. Any other error is returned
 * as it is.
 */
export function asFailure(
  scope: Pick<Scope, 'log' | 'tenantId'>,
  provider: string,
  error: unknown,
): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  const { fault, message: said } = error;
  const line = { event: 'payment_provider_failed', tenant: scope.tenantId, provider, fault, said };
  // Only what an operator must fix is logged as an error.
  scope.log(fault === 'KEYS_REFUSED' ? { ...line, error: fault } : line);
  return new Failure(CODES[fault]);
}
