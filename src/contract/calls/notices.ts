import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ok, pageOf, pageQuery } from '../values/fields.ts';
import { NOTICE_KIND_NAMES } from '../values/people/notification-types.ts';
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
  /** The number of the order; absent if the digest is about another page. */
  orderNo: v.optional(v.string()),
  unread: v.boolean(),
  /** The newest first. */
  notices: v.array(digestNotice),
});
export type NoticeDigest = v.InferOutput<typeof noticeDigest>;

/** The kinds of notifications that are sent. In a form, a kind is on if its box is ticked. */
const kinds = v.optional(v.pipe(v.array(v.picklist(NOTICE_KIND_NAMES)), v.maxLength(20)), []);

const noticeSettings = v.object({
  mail: v.array(v.picklist(NOTICE_KIND_NAMES)),
  /** To the browsers that have subscribed. */
  push: v.array(v.picklist(NOTICE_KIND_NAMES)),
  /** How many browsers have subscribed. */
  browsers: v.number(),
  /** Whether one of them did so in this session. */
  here: v.boolean(),
  /** The key with which a browser subscribes (VAPID), in base64url. */
  publicKey: v.string(),
});
export type ShownNoticeSettings = v.InferOutput<typeof noticeSettings>;

const endpoint = v.pipe(v.string(), v.maxLength(1_000));

export const noticeEndpoints = {
  getNoticeSettings: {
    method: 'GET',
    path: '/front/user/notices',
    auth: 'user',
    group: 'user',
    summary: 'Which kinds of notifications are mailed and sent to the shopper’s browsers',
    output: noticeSettings,
  },
  setNoticeSettings: {
    method: 'PUT',
    path: '/front/user/notices',
    auth: 'user',
    group: 'user',
    summary: 'Send only these kinds of notifications by mail, and to browsers',
    body: v.object({ mail: kinds, push: kinds }),
    output: ok,
  },
  subscribeToPush: {
    method: 'POST',
    path: '/front/user/push',
    auth: 'user',
    group: 'user',
    summary: 'Send notifications to this browser until the session ends (RFC 8030)',
    body: v.object({
      /** The browser’s address at its push service. */
      endpoint,
      /** The browser’s keys, in base64url. */
      p256dh: v.pipe(v.string(), v.maxLength(100)),
      auth: v.pipe(v.string(), v.maxLength(40)),
    }),
    output: ok,
  },
  unsubscribeFromPush: {
    method: 'POST',
    path: '/front/user/push/end',
    auth: 'user',
    group: 'user',
    summary: 'Send no more notifications to this browser',
    body: v.object({ endpoint }),
    output: ok,
  },
  listNoticeDigests: {
    method: 'GET',
    path: '/front/user-notifications/digests',
    auth: 'user',
    group: 'content',
    summary: 'Notifications of the shopper by order, the order with the newest notification first',
    query: v.object(pageQuery),
    /** `unread`: how many have unread notifications. */
    output: pageOf(noticeDigest, { unread: v.number() }),
  },
} as const satisfies Record<string, Endpoint>;
