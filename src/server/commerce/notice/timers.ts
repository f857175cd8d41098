import type { SubjectTimers } from '../base/timers.ts';
import { mailNotices } from './mail-notices.ts';
import { removeOldMail, sendOutbox } from './outbox.ts';
import { pushNotices } from './push-notices.ts';

/** The timers of notifications and mails. */
export const noticeTimers: SubjectTimers = {
  outbox: removeOldMail,
  notices: mailNotices,
  mails: sendOutbox,
  pushes: pushNotices,
};
