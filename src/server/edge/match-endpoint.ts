import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';

const patterns = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({
    name,
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    literal: !endpoint.path.includes('{'),
  }),
);
patterns.sort((a, b) => Number(b.literal) - Number(a.literal));

/** The contract's entry for a method and path. */
export function matchEndpoint(
  method: string,
  path: string,
): { name: EndpointName; endpoint: Endpoint } | undefined {
  return patterns.find((p) => p.endpoint.method === method && p.pattern.test(path));
}
