import type { EndpointName, endpoints, Handled, Output } from '../../contract/endpoints.ts';
import type { OwnerScope, Scope } from '../commerce/base/scope.ts';
import type { Platform } from '../platform/platform.ts';
import type { CallScope } from './scope.ts';

type AuthOf<N extends EndpointName> = (typeof endpoints)[N]['auth'];

/**
 * Handles one call: gets a scope (with the shopper, if the contract's `auth` is `user`) and the validated
 * input, and returns the output. The handler of an operator's call also gets the platform, for work on all
 * tenants.
 */
export type Handler<N extends EndpointName> = (
  scope: CallScope<AuthOf<N> extends 'user' ? OwnerScope : Scope>,
  input: Handled<N>,
  ...operatorArgs: AuthOf<N> extends 'operator' ? [platform: Platform] : []
) => Promise<Output<N>>;

export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };
