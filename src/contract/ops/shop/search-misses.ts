import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';

const day = v.pipe(v.string(), v.isoDate());

/** The operator calls about what shoppers search for. */
export const opsSearchMissEndpoints = {
  listSearchMisses: {
    method: 'GET',
    path: '/ops/search-misses',
    auth: 'operator',
    right: 'shop.see',
    group: 'ops',
    summary:
      'The keywords with which shoppers did not find what they meant, from one day to another (UTC), the most frequent first: `missed` counts searches that found nothing or nothing that fits, `retyped` those after which something else was typed within a minute. Kept for 90 days; nothing tells who searched',
    query: v.object({ from: day, to: day }),
    output: v.array(
      v.object({
        keyword: v.string(),
        locale: v.string(),
        missed: v.number(),
        retyped: v.number(),
      }),
    ),
  },
} as const satisfies Record<string, Endpoint>;
