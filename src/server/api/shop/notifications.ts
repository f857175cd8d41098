import type { noticeEndpoints } from '../../../contract/calls/notices.ts';
import { listDigests } from '../../commerce/notice/digests.ts';
import { listNotifications, markNotificationsRead } from '../../commerce/notice/inbox.ts';
import { getNoticeSettings, setNoticeSettings } from '../../commerce/notice/notice-settings.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../commerce/notice/push-subscriptions.ts';
import type { Handlers } from '../handler.ts';

const ok = { ok: true } as const;

export const notificationHandlers: Pick<
  Handlers,
  'listNotifications' | 'readNotifications' | keyof typeof noticeEndpoints
> = {
  getNoticeSettings,
  setNoticeSettings: async (scope, { body }) => {
    await setNoticeSettings(scope, body);
    return ok;
  },
  subscribeToPush: async (scope, { body }) => {
    await subscribeToPush(scope, body);
    return ok;
  },
  unsubscribeFromPush: async (scope, { body }) => {
    await unsubscribeFromPush(scope, body.endpoint);
    return ok;
  },
  listNoticeDigests: (scope, { query }) => listDigests(scope, query),
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readNotifications: async (scope, { body }) => {
    await markNotificationsRead(scope, body.ids);
    return ok;
  },
};
