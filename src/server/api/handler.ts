import type { EndpointName, endpoints, Handled, Output } from '../../contract/endpoints.ts';
import type { OwnerScope, Scope } from '../commerce/scope.ts';

type AuthOf<N extends EndpointName> = (typeof endpoints)[N]['auth'];

/** One call: a scope (with its owner where the contract says `user`) and the validated input. */
export type Handler<N extends EndpointName> = (
  scope: AuthOf<N> extends 'user' ? OwnerScope : Scope,
  input: Handled<N>,
) => Promise<Output<N>>;

export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };
