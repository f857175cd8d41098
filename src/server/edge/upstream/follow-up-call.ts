import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import type { ContractCall } from './contract-response.ts';

const readCalls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method }]) => method === 'GET',
);

/**
 * The call that reads the same output as another call, and its path: `GET /front/cart` for a change of
 * the cart, `GET /front/transit-orders/{id}` for `/front/transit-orders/{id}/close`. Undefined if there is
 * none. `pathname` is the path of the other call, with its values.
 */
export function followUpCall(
  { endpoint }: ContractCall,
  pathname: string,
): { call: ContractCall; pathname: string } | undefined {
  const found = readCalls.find(
    ([, { path, output }]) =>
      output === endpoint.output && `${endpoint.path}/`.startsWith(`${path}/`),
  );
  if (!found) return undefined;
  const [name, readEndpoint] = found;
  const segmentCount = `/api${readEndpoint.path}`.split('/').length;
  return {
    call: { name, endpoint: readEndpoint },
    pathname: pathname.split('/').slice(0, segmentCount).join('/'),
  };
}
