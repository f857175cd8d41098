import { listNotifications, readNotifications } from '../commerce/notice/inbox.ts';
import type { Handlers } from './handler.ts';

export const notificationHandlers: Pick<Handlers, 'listNotifications' | 'readNotifications'> = {
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readNotifications: async (scope, { body }) => {
    await readNotifications(scope, body.ids);
    return { ok: true };
  },
};
