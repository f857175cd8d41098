import type { SubjectTimers } from '../base/timers.ts';
import { mailNotices } from './mail-notices.ts';
import { removeOldMail, sendOutbox } from './outbox.ts';

/** The timers of notifications and mails. */
export const noticeTimers: SubjectTimers = {
  outbox: removeOldMail,
  notices: mailNotices,
  mails: sendOutbox,
};
