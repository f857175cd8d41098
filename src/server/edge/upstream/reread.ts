import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import type { ContractCall } from './answer.ts';

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method }]) => method === 'GET',
);

/**
 * The call that reads what another call answers with, and its path: `GET /front/cart` after a change of
 * the cart, `GET /front/transit-orders/{id}` after its `/close`. Undefined if there is none.
 */
export function readOf(
  { endpoint }: ContractCall,
  pathname: string,
): { call: ContractCall; pathname: string } | undefined {
  const found = reads.find(
    ([, { path, output }]) =>
      output === endpoint.output && `${endpoint.path}/`.startsWith(`${path}/`),
  );
  if (!found) return undefined;
  const [name, read] = found;
  const levels = `/api${read.path}`.split('/').length;
  return {
    call: { name, endpoint: read },
    pathname: pathname.split('/').slice(0, levels).join('/'),
  };
}
