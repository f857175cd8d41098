import type { EndpointName, endpoints, Handled, Output } from '../../contract/endpoints.ts';
import type { CartScope, OwnerScope, Scope } from '../commerce/base/scope.ts';
import type { Platform } from '../platform/platform.ts';
import type { StaffScope } from '../staff/staff-scope.ts';
import type { CallScope } from './scope.ts';

type AuthOf<N extends EndpointName> = (typeof endpoints)[N]['auth'];

type ScopeOf<E> = E extends { guests: true }
  ? CartScope
  : E extends { auth: 'user' }
    ? OwnerScope
    : E extends { auth: 'operator' }
      ? StaffScope
      : Scope;

/**
 * Handles one call: gets a scope (with the shopper or the member of the staff who calls, by the contract's `auth`) and the validated
 * input, and returns the output. The handler of an operator's call also gets the platform, for work on all
 * tenants.
 */
export type Handler<N extends EndpointName> = (
  scope: CallScope<ScopeOf<(typeof endpoints)[N]>>,
  input: Handled<N>,
  ...operatorArgs: AuthOf<N> extends 'operator' ? [platform: Platform] : []
) => Promise<Output<N>>;

export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };
