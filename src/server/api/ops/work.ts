import type { opsWorkEndpoints } from '../../../contract/ops/work.ts';
import { listWork } from '../../commerce/fulfilment/work-list.ts';
import { answerFeedback, getOpsFeedback } from '../../commerce/ticket/feedback.ts';
import { getOpsUploadToken } from '../../commerce/upload/uploads.ts';
import type { Handlers } from '../handler.ts';
import { runTimers } from '../timers.ts';

export const opsWorkHandlers: Pick<Handlers, keyof typeof opsWorkEndpoints> = {
  listWork: (scope, { query }) => listWork(scope, query),
  getOpsFeedback: (scope, { params }) => getOpsFeedback(scope, params.id),
  answerFeedback: (scope, { params, body }) => answerFeedback(scope, params.id, body),
  getOpsUploadToken: (scope, { query }) => getOpsUploadToken(scope, query.ext),
  runTimers: async (_scope, _input, platform) => {
    await runTimers(platform);
    return { ok: true };
  },
};
