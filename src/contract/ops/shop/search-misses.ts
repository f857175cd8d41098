import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { day } from '../../values/fields.ts';

/** The operator calls about what shoppers search for. */
export const opsSearchMissEndpoints = {
  listSearchMisses: {
    method: 'GET',
    path: '/ops/search-misses',
    auth: 'operator',
    right: 'shop.see',
    group: 'ops',
    summary:
      'The keywords with which shoppers did not find what they meant, from one day to another (UTC), at most 500, the most frequent first. Kept for 90 days, without who searched',
    query: v.object({ from: day, to: day }),
    output: v.array(
      v.object({
        keyword: v.string(),
        locale: v.string(),
        /** Searches that found nothing, or nothing that fits. */
        missed: v.number(),
        /** Searches after which something else was typed within a minute. */
        retyped: v.number(),
      }),
    ),
  },
} as const satisfies Record<string, Endpoint>;
