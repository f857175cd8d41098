import type { feedbackEndpoints } from '../../../contract/calls/feedback.ts';
import { listFeedback, sendFeedback } from '../../commerce/ticket/feedback.ts';
import type { Handlers } from '../handler.ts';

export const feedbackHandlers: Pick<Handlers, keyof typeof feedbackEndpoints> = {
  listFeedback: (scope, { query }) => listFeedback(scope, query),
  sendFeedback: (scope, { body }) => sendFeedback(scope, body),
};
