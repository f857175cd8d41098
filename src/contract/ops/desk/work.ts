import * as v from 'valibot';
import { feedback } from '../../calls/feedback.ts';
import { uploadToken } from '../../calls/uploads.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { PILES, PROBLEM_PILES, WORK_SUBJECTS } from '../../values/desk/piles.ts';
import { day, id, ok, text } from '../../values/fields.ts';
import { RATE_STATES } from '../../values/money/rate-kinds.ts';

export const workCount = v.object({
  pile: v.picklist(PILES),
  /** `MAX_COUNTED` + 1 if there are more. */
  count: v.number(),
  /** When the one that waits longest began to wait; absent in an empty pile. */
  oldest: v.optional(v.string()),
});
export type WorkCount = v.InferOutput<typeof workCount>;

export const workRow = v.object({
  id,
  subject: v.picklist(WORK_SUBJECTS),
  number: v.string(),
  status: v.string(),
  /** What is asked for, in the language of the call, if the status is a code of the tenant's own: the name of a service. */
  title: v.optional(v.string()),
  userId: v.string(),
  /** Since when it stands there. */
  since: v.string(),
  /** Why it stands there, and what comes next, in the language of the call. */
  why: v.string(),
  nextStep: v.string(),
  /** Who works on it. */
  claim: v.optional(v.object({ staffId: v.string(), name: v.string(), until: v.string() })),
});
export type WorkRow = v.InferOutput<typeof workRow>;

/** An object that went wrong, with its pile and what the shopper was told. */
export const problemRow = v.object({
  ...workRow.entries,
  pile: v.picklist(PROBLEM_PILES),
  /** The last notification about it that the shopper got, in the language of the call; absent if there was none. */
  told: v.optional(v.object({ title: v.string(), at: v.string() })),
});
export type ProblemRow = v.InferOutput<typeof problemRow>;

const workObject = { subject: v.picklist(WORK_SUBJECTS), id };
const today = v.object({
  /** Topped up and paid out since the day began; absent without the right to see money. */
  money: v.optional(v.object({ in: v.string(), out: v.string(), since: v.string() })),
  /** The proposals that wait for the caller; absent without the right to approve. */
  approvals: v.optional(v.object({ count: v.number(), oldest: v.optional(v.string()) })),
  /** The currencies whose rate is old, can't be used or waits for a look; absent without the right to see money. */
  rates: v.optional(
    v.array(v.object({ currency: v.string(), state: v.picklist(RATE_STATES), held: v.boolean() })),
  ),
  /** The health of the deployment; absent without the right to see it. */
  system: v.optional(
    v.object({
      /** The age of the tenant's exchange rate. */
      rateAt: v.optional(v.string()),
      ledgerCheckedAt: v.optional(v.string()),
      wrongLedgers: v.number(),
      mailsWaiting: v.number(),
      /** The last checkpoint of the tenant’s audit. */
      checkpointAt: v.optional(v.string()),
      /** The marketplaces that did not answer when they were last asked, the timers that failed, and `audit` if its check did. */
      failing: v.array(v.string()),
    }),
  ),
});
export type Today = v.InferOutput<typeof today>;

export const opsWorkEndpoints = {
  countWork: {
    method: 'GET',
    path: '/ops/work/counts',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary: 'How many objects wait in each pile that the caller may see, and for how long',
    output: v.object({ piles: v.array(workCount) }),
    polled: true,
    errors: ['NOT_FOUND'],
  },
  listWork: {
    method: 'GET',
    path: '/ops/work',
    right: 'any',
    auth: 'operator',
    group: 'ops',
    summary:
      'The objects that wait in a pile, longest first. Objects that were set aside until later are left out',
    query: v.object({ pile: v.picklist(PILES), ...cursorQuery }),
    output: listOf(workRow),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  listProblems: {
    method: 'GET',
    path: '/ops/problems',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary:
      'What went wrong and waits for somebody, in all piles of problems that the caller may see, the oldest first',
    query: v.object({
      pile: v.optional(v.union([v.literal(''), v.picklist(PROBLEM_PILES)]), ''),
      ...cursorQuery,
    }),
    output: v.object({
      ...listOf(problemRow).entries,
      /** The tenant’s mails that the transport has refused; absent without the right to see the system. */
      refusedMails: v.optional(v.number()),
    }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  claimWork: {
    method: 'POST',
    path: '/ops/work/claim',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary:
      'Say that one works on an object. The claim ends after 30 minutes, unless one claims the object again',
    body: v.object({
      ...workObject,
      /** Take it over from somebody who works on it. */
      takeOver: v.optional(v.boolean(), false),
    }),
    output: v.object({ until: v.string() }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CLAIMED'],
  },
  releaseWork: {
    method: 'POST',
    path: '/ops/work/release',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary: 'Give an object back that one has claimed',
    body: v.object(workObject),
    output: ok,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  snoozeWork: {
    method: 'POST',
    path: '/ops/work/snooze',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary: 'Set an object aside until a day, with a reason; a day that has begun brings it back',
    body: v.object({ ...workObject, until: day, reason: text(200) }),
    output: ok,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  getToday: {
    method: 'GET',
    path: '/ops/today',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary:
      'Money that came in and went out during the day, and the age of rates and checks, as far as one may see them',
    output: today,
    errors: ['NOT_FOUND'],
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
    right: 'any',
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
