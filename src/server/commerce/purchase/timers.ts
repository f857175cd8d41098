import type { SubjectTimers } from '../base/timers.ts';
import { completeOrders } from './complete-orders.ts';
import { closeOverdueOrders } from './overdue-orders.ts';
import { deleteOldSheets } from './sheets.ts';

/** The timers of purchase orders. */
export const purchaseTimers: SubjectTimers = {
  unpaidOrders: ({ platform, now }) => closeOverdueOrders({ db: platform.database, now }),
  deliveredOrders: ({ platform, now }) => completeOrders({ db: platform.database, now }),
  sheets: deleteOldSheets,
};
