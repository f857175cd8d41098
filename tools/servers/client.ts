import * as v from 'valibot';
import { toRequest } from '../../src/contract/client.ts';
import {
  type EndpointName,
  endpoints,
  type Input,
  type Output,
} from '../../src/contract/endpoints.ts';
import { ApiError, errorBody } from '../../src/contract/errors.ts';
import { ask } from './http.ts';

export type Visitor = {
  /** Host of the tenant, `localhost` or `la.localhost`. */
  host?: string;
  token?: string;
  language?: string;
  /** The caller's IP address, any of the loopback's. */
  from?: string;
  idempotencyKey?: string;
  /** The version of the object that the caller has seen. */
  version?: number;
  /** The token of the station that the caller's browser is. */
  stationToken?: string;
  /** The token by which the caller's browser is known. */
  deviceToken?: string;
  /** Drops the connection. */
  signal?: AbortSignal;
};

/** A caller of the API that checks every response, also errors, against the contract. Throws an `ApiError`. */
export function apiOf(port: number) {
  return async function call<N extends EndpointName>(
    name: N,
    input: Input<N> | Record<string, never> = {},
    visitor: Visitor = {},
  ): Promise<Output<N>> {
    const { path, init } = toRequest(name, input as Record<string, never>);
    const headers: Record<string, string> = { ...(init.headers as Record<string, string>) };
    if (visitor.token) headers.authorization = `Bearer ${visitor.token}`;
    if (visitor.language) headers['accept-language'] = visitor.language;
    if (visitor.idempotencyKey) headers['idempotency-key'] = visitor.idempotencyKey;
    if (visitor.stationToken) headers['x-station-token'] = visitor.stationToken;
    if (visitor.deviceToken) headers['x-device-token'] = visitor.deviceToken;
    if (visitor.version !== undefined) headers['if-match'] = `"${visitor.version}"`;
    const answer = await ask(port, visitor.host ?? 'localhost', path, {
      method: init.method ?? 'GET',
      headers,
      ...(visitor.signal && { signal: visitor.signal }),
      ...(visitor.from && { from: visitor.from }),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    });
    if (answer.status >= 300) throw new ApiError(answer.status, v.parse(errorBody, answer.json));
    return v.parse(endpoints[name].output, answer.json) as Output<N>;
  };
}
