import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ok } from '../values/fields.ts';

/** All that is stored about a shopper. */
export const shopperData = v.object({
  exportedAt: v.string(),
  tenantId: v.string(),
  /** The rows of each kind, with the names of their columns. */
  data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  /** The kinds of which there are more rows than the limit. */
  cut: v.array(v.string()),
});

export const ownDataEndpoints = {
  exportMyData: {
    method: 'GET',
    path: '/front/user/data',
    auth: 'user',
    group: 'user',
    summary: 'All that is stored about the shopper: the newest rows of each kind, up to a limit',
    output: shopperData,
    errors: ['TOO_MANY_REQUESTS'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/front/user/delete',
    auth: 'user',
    group: 'user',
    summary:
      'Overwrite all personal data of the account for good; refused while money, orders or parcels are open',
    body: v.object({ loginPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    output: ok,
    errors: ['WRONG_PASSWORD', 'ACCOUNT_IN_USE'],
  },
} as const satisfies Record<string, Endpoint>;
