import type { noticeEndpoints } from '../../contract/calls/notices.ts';
import { listDigests } from '../commerce/notice/digests.ts';
import { listNotifications, markNotificationsRead } from '../commerce/notice/inbox.ts';
import type { Handlers } from './handler.ts';

export const notificationHandlers: Pick<
  Handlers,
  'listNotifications' | 'readNotifications' | keyof typeof noticeEndpoints
> = {
  listNoticeDigests: (scope, { query }) => listDigests(scope, query),
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readNotifications: async (scope, { body }) => {
    await markNotificationsRead(scope, body.ids);
    return { ok: true };
  },
};
