import * as v from 'valibot';
import { feedback } from '../calls/feedback.ts';
import { uploadToken } from '../calls/uploads.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, pageOf, pageQuery, text } from '../values/fields.ts';

/** The kinds of work that wait for an operator. */
export const WORK_KINDS = [
  'ORDERS_TO_ACCEPT',
  'ORDERS_TO_BUY',
  'ORDERS_TO_SHIP',
  'PARCELS_COMING',
  'PARCELS_TO_CHECK',
  'PARCELS_TO_RETURN',
  'TRANSIT_TO_PACK',
  'TRANSIT_TO_SHIP',
  'TRANSIT_ON_THE_WAY',
  'DEPOSITS',
  'WITHDRAWALS',
  'REFUNDS',
  'FEEDBACK',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const opsWorkEndpoints = {
  listWork: {
    method: 'GET',
    path: '/ops/work',
    right: 'self',
    auth: 'operator',
    group: 'ops',
    summary: 'Work that waits for an operator, oldest first',
    query: v.object({ kind: v.picklist(WORK_KINDS), ...pageQuery }),
    output: pageOf(
      v.object({
        id,
        number: v.string(),
        status: v.string(),
        userId: v.string(),
        since: v.string(),
      }),
    ),
  },
  getOpsFeedback: {
    method: 'GET',
    path: '/ops/feedback/{id}',
    right: 'tickets.see',
    auth: 'operator',
    group: 'ops',
    summary: 'The feedback of a shopper',
    params: v.object({ id }),
    output: feedback,
    errors: ['NOT_FOUND'],
  },
  answerFeedback: {
    method: 'POST',
    path: '/ops/feedback/{id}/answer',
    right: 'tickets.act',
    subject: 'TICKET',
    auth: 'operator',
    group: 'ops',
    summary: 'Reply to the feedback of a shopper, who is notified',
    params: v.object({ id }),
    body: v.object({ answer: text(2000) }),
    output: feedback,
    errors: ['NOT_FOUND'],
  },
  getOpsUploadToken: {
    method: 'GET',
    path: '/ops/upload-token',
    right: 'self',
    auth: 'operator',
    group: 'ops',
    summary: 'A token to upload one picture of a quality check: JPEG, PNG or WebP',
    query: v.object({ ext: v.picklist(['jpg', 'jpeg', 'png', 'webp']) }),
    output: uploadToken,
  },
  runTimers: {
    method: 'POST',
    path: '/ops/tick',
    right: 'system.act',
    auth: 'operator',
    group: 'ops',
    summary: 'Run all timers now: expiry, reminders, clean-up, mail, and the simulator if enabled',
    output: v.object({ ok: v.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
