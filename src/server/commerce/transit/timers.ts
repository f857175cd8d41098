import type { SubjectTimers } from '../base/timers.ts';
import { completeDelivered } from './complete-delivered.ts';
import { closeOverdueTransits } from './overdue-transits.ts';

/** The timers of transit orders. */
export const transitTimers: SubjectTimers = {
  unpaidTransit: ({ platform, now }) => closeOverdueTransits({ db: platform.database, now }),
  deliveredTransit: ({ platform, now }) => completeDelivered({ db: platform.database, now }),
};
