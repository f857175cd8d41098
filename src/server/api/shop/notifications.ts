import type { noticeEndpoints } from '../../../contract/calls/notices.ts';
import { listDigests } from '../../commerce/notice/digests.ts';
import { listNotifications, markNotificationsRead } from '../../commerce/notice/inbox.ts';
import { getNoticeSettings, setNoticeSettings } from '../../commerce/notice/notice-settings.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../commerce/notice/push-subscriptions.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';

export const notificationHandlers: Pick<
  Handlers,
  'listNotifications' | 'readNotifications' | keyof typeof noticeEndpoints
> = {
  getNoticeSettings,
  setNoticeSettings: async (scope, { body }) => {
    await setNoticeSettings(scope, body);
    return OK;
  },
  subscribeToPush: async (scope, { body }) => {
    await subscribeToPush(scope, body);
    return OK;
  },
  unsubscribeFromPush: async (scope, { body }) => {
    await unsubscribeFromPush(scope, body.endpoint);
    return OK;
  },
  listNoticeDigests: (scope, { query }) => listDigests(scope, query),
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readNotifications: async (scope, { body }) => {
    await markNotificationsRead(scope, body.ids);
    return OK;
  },
};
