import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import { documentNo, id, pageOf, pageQuery, text } from '../values/fields.ts';
import { FEEDBACK_KINDS } from '../values/people/ticket-kinds.ts';

export const feedback = v.object({
  id,
  kind: ifAbsent(v.picklist(FEEDBACK_KINDS), 'QUESTION'),
  text: essential(v.string()),
  /** The number of the order that the feedback is about; may be empty. */
  orderNo: v.string(),
  /** All replies of the shop, oldest first, with an empty line between two. */
  answer: v.string(),
  createdAt: v.string(),
  answeredAt: v.optional(v.string()),
});
export type Feedback = v.InferOutput<typeof feedback>;

export const feedbackEndpoints = {
  listFeedback: {
    method: 'GET',
    path: '/user-feedback',
    auth: 'user',
    group: 'content',
    summary: 'The shopper’s feedback with the operators’ answers, newest first',
    query: v.object(pageQuery),
    output: pageOf(feedback),
  },
  sendFeedback: {
    method: 'POST',
    path: '/user-feedback',
    auth: 'user',
    group: 'content',
    summary: 'Send feedback: a question, complaint, suggestion or praise',
    body: v.object({
      kind: v.picklist(FEEDBACK_KINDS),
      text: text(2000),
      orderNo: v.optional(v.union([v.literal(''), documentNo]), ''),
    }),
    output: feedback,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
