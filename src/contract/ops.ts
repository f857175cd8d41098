import * as v from 'valibot';
import { deposit } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';

export const opsEndpoints = {
  creditDeposit: {
    method: 'POST',
    path: '/ops/deposits/{id}/credit',
    auth: 'operator',
    group: 'ops',
    summary: 'The transfer arrived: credit a top-up to the shopper’s balance',
    params: v.object({ id }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  rejectDeposit: {
    method: 'POST',
    path: '/ops/deposits/{id}/reject',
    auth: 'operator',
    group: 'ops',
    summary: 'No transfer arrived: reject a top-up',
    params: v.object({ id }),
    body: v.object({ reason: text(200) }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
