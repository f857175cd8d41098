import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../values/fields.ts';
import { notification } from './content.ts';

/** A notification, with those of the same kind about other parcels of its order. */
const digestNotice = v.object({
  ...notification.entries,
  /** The other parcels of which the same is said, and their pages. */
  also: v.array(v.object({ number: v.string(), link: v.string() })),
});
export type DigestNotice = v.InferOutput<typeof digestNotice>;

/** What there is to say about one order with its parcels, or about another page. */
export const noticeDigest = v.object({
  /** The number of the order; absent if it is about none. */
  orderNo: v.optional(v.string()),
  unread: v.boolean(),
  /** The newest first. */
  notices: v.array(digestNotice),
});
export type NoticeDigest = v.InferOutput<typeof noticeDigest>;

export const noticeEndpoints = {
  listNoticeDigests: {
    method: 'GET',
    path: '/front/user-notifications/digests',
    auth: 'user',
    group: 'content',
    summary: 'Notifications of the shopper by order, the one with the newest first',
    query: v.object(pageQuery),
    /** `unread`: how many have unread notifications. */
    output: pageOf(noticeDigest, { unread: v.number() }),
  },
} as const satisfies Record<string, Endpoint>;
