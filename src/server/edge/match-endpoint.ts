import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';

// Paths consist of letters, digits, `-`, `/` and parameters, so nothing else needs to be escaped.
const patterns = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({
    name,
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    hasParameters: endpoint.path.includes('{'),
  }),
);
// A path without parameters comes before a path with parameters that matches it, too.
patterns.sort((a, b) => Number(a.hasParameters) - Number(b.hasParameters));

/** The contract's call with this method and path (`/api/…`); undefined if there is none. */
export function matchEndpoint(
  method: string,
  path: string,
): { name: EndpointName; endpoint: Endpoint } | undefined {
  return patterns.find((p) => p.endpoint.method === method && p.pattern.test(path));
}
