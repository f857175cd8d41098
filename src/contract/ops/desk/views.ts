import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, ok, text } from '../../values/fields.ts';

const common = { method: 'POST', group: 'ops' } as const;
const time = v.string();

/** The calls by which a person of the staff sees the shop as a shopper sees it. */
export const opsViewEndpoints = {
  viewAsShopper: {
    ...common,
    auth: 'operator',
    path: '/ops/shoppers/{id}/view',
    right: 'shoppers.lead',
    subject: 'SHOPPER',
    fresh: true,
    summary:
      'A link that opens the shop as the shopper sees it, to read only. It works once, for 30 seconds. The audit says who looked and why',
    params: v.object({ id }),
    body: v.object({ reason: text(300) }),
    output: v.object({ link: v.string(), expiresAt: time }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  openView: {
    ...common,
    auth: 'public',
    path: '/ops/views',
    summary: 'Open the link of `/ops/shoppers/{id}/view`. The shop’s own server makes this call',
    body: v.object({ token: text(100) }),
    output: v.object({
      accessToken: v.string(),
      userId: id,
      /** The names of the shopper, and of who looks. */
      shopper: v.string(),
      viewer: v.string(),
      expiresAt: time,
    }),
    errors: ['WRONG_LINK'],
    answerOnly: true,
  },
  endView: {
    ...common,
    auth: 'public',
    path: '/ops/views/end',
    summary: 'Note in the audit that somebody has stopped seeing the shop as a shopper',
    body: v.object({ accessToken: text(4096) }),
    output: ok,
    answerOnly: true,
  },
} as const satisfies Record<string, Endpoint>;
