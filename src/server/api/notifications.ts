import { listNotifications, markNotificationsRead } from '../commerce/notice/inbox.ts';
import type { Handlers } from './handler.ts';

export const notificationHandlers: Pick<Handlers, 'listNotifications' | 'readNotifications'> = {
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readNotifications: async (scope, { body }) => {
    await markNotificationsRead(scope, body.ids);
    return { ok: true };
  },
};
