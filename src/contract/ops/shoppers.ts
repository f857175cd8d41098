import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { email } from '../values/fields.ts';

export const opsShopperEndpoints = {
  endShopperSessions: {
    method: 'POST',
    path: '/ops/shoppers/end-sessions',
    right: 'shoppers.lead',
    auth: 'operator',
    group: 'ops',
    summary: 'End all sessions of the shopper with this e-mail, who is notified',
    body: v.object({ email }),
    output: v.object({ ended: v.number() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
