import type { SubjectTimers } from '../base/timers.ts';
import { mailNotices } from './mail-notices.ts';
import { removeOldMail } from './mailer.ts';

/** The timers of notifications and mails. */
export const noticeTimers: SubjectTimers = {
  outbox: ({ platform, now }) => removeOldMail({ db: platform.database, now }),
  mails: mailNotices,
};
