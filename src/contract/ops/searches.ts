import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../values/fields.ts';

const day = v.pipe(v.string(), v.isoDate());

/** The operator calls about what shoppers search for. */
export const opsSearchEndpoints = {
  listSearchMisses: {
    method: 'GET',
    path: '/ops/search-misses',
    auth: 'operator',
    group: 'ops',
    summary:
      'The keywords with which shoppers of a tenant did not find what they meant, from one day to another (UTC), the most frequent first: `missed` counts searches that found nothing or nothing that fits, `retyped` those after which something else was typed within a minute. Kept for 90 days; nothing tells who searched',
    query: v.object({ tenantId: id, from: day, to: day }),
    output: v.array(
      v.object({
        keyword: v.string(),
        locale: v.string(),
        missed: v.number(),
        retyped: v.number(),
      }),
    ),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
