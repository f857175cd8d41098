import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id, ok } from '../values/fields.ts';

const openSession = v.object({
  id,
  /** Browser and system, such as `Firefox · Android`; empty if unknown. */
  device: v.string(),
  /** The network of the last use, without its last part: `203.0.113.*`; empty if unknown. */
  network: v.string(),
  createdAt: v.string(),
  /** Updated at most once an hour, so the true last use may be up to an hour later. */
  lastUsedAt: v.string(),
  /** Whether it is the session of this call. */
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSession>;

export const sessionEndpoints = {
  listSessions: {
    method: 'GET',
    path: '/front/user/sessions',
    auth: 'user',
    group: 'user',
    summary: 'The shopper’s sessions that have not ended, the last used first',
    output: v.array(openSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/front/user/sessions/{id}',
    auth: 'user',
    group: 'user',
    summary: 'End one of the shopper’s sessions',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
  logout: {
    method: 'POST',
    path: '/front/user/logout',
    auth: 'user',
    group: 'user',
    summary: 'End this session',
    output: ok,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/front/user/logout-everywhere',
    auth: 'user',
    group: 'user',
    summary: 'End all sessions of the account, including this one',
    output: ok,
  },
} as const satisfies Record<string, Endpoint>;
