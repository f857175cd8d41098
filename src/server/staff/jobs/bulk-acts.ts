import { Failure } from '../../../contract/errors.ts';
import { BULK_ACTS, type BulkAct, type BulkList } from '../../../contract/values/desk/jobs.ts';
import type { List } from '../../../contract/values/desk/lists.ts';
import {
  PILE_FACTS,
  PILES,
  WORK_RIGHTS,
  type WorkSubject,
} from '../../../contract/values/desk/piles.ts';
import type { Right } from '../../../contract/values/people/rights.ts';
import { fromLocal } from '../../../i18n/time-zone.ts';
import { claimWork, releaseWork, snoozeWork } from '../../commerce/fulfilment/work-claims.ts';
import {
  archiveOwnProduct,
  publishOwnProduct,
  restoreOwnProduct,
} from '../../commerce/own-stock/change.ts';
import { acceptOrder } from '../../commerce/purchase/fulfil.ts';
import { assignTicket, closeTicket, snoozeTicket } from '../../commerce/ticket/answer-ticket.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { StoredJob } from './job-scope.ts';
import { readFilter } from './list-sources.ts';

type JobOfAct = Pick<StoredJob, 'list' | 'filter' | 'input'>;

type Act = {
  /** The call that does it with one object: the audit names it. */
  call: string;
  right: (job: JobOfAct) => Right;
  /** The kind of the objects. */
  object: (job: JobOfAct) => WorkSubject | 'OWN_PRODUCT';
  /** The same if the act increases their version. */
  subject: 'PURCHASE_ORDER' | 'TICKET' | 'OWN_PRODUCT' | undefined;
  run: (scope: StaffScope, id: string, job: JobOfAct) => Promise<unknown>;
};

/** The kind of objects in each list, except piles. */
const SUBJECTS: Partial<Record<List, WorkSubject>> = {
  ORDERS: 'PURCHASE_ORDER',
  PARCELS: 'PURCHASE_PARCEL',
  SHIPMENTS: 'TRANSIT_ORDER',
  TICKETS: 'TICKET',
};

/** The kind of objects in a list, or in the pile of its filter. Throws `VALIDATION_FAILED`. */
function subjectOf({ list, filter }: JobOfAct): WorkSubject {
  const shown = SUBJECTS[list];
  if (shown) return shown;
  const { pile } = readFilter('WORK', filter);
  const knownPile = PILES.find((one) => one === pile);
  if (!knownPile)
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'filter', code: 'invalid' }]);
  return PILE_FACTS[knownPile].subject;
}

const ofWork = {
  right: (job: JobOfAct) => WORK_RIGHTS[subjectOf(job)][1],
  object: subjectOf,
  subject: undefined,
} as const;

const ofTickets = {
  right: () => 'tickets.act',
  object: () => 'TICKET',
  subject: 'TICKET',
} satisfies Omit<Act, 'call' | 'run'>;

const ofOwnProducts = {
  right: () => 'shop.act',
  object: () => 'OWN_PRODUCT',
  subject: 'OWN_PRODUCT',
} satisfies Omit<Act, 'call' | 'run'>;

/** How each act on many objects is done with one. */
export const ACTS: Record<BulkAct, Act> = {
  ACCEPT_ORDERS: {
    call: 'acceptOrder',
    right: () => 'orders.act',
    object: () => 'PURCHASE_ORDER',
    subject: 'PURCHASE_ORDER',
    run: (scope, id) => acceptOrder(scope, id),
  },
  CLAIM_WORK: {
    ...ofWork,
    call: 'claimWork',
    run: (scope, id, job) => claimWork(scope, { subject: subjectOf(job), id, takeOver: false }),
  },
  RELEASE_WORK: {
    ...ofWork,
    call: 'releaseWork',
    run: (scope, id, job) => releaseWork(scope, { subject: subjectOf(job), id }),
  },
  SNOOZE_WORK: {
    ...ofWork,
    call: 'snoozeWork',
    run: (scope, id, job) => {
      const { until = '', reason = '' } = job.input;
      return snoozeWork(scope, { subject: subjectOf(job), id, until, reason });
    },
  },
  TAKE_TICKETS: {
    ...ofTickets,
    call: 'assignTicket',
    run: (scope, id) => assignTicket(scope, id, scope.identity.id),
  },
  GIVE_BACK_TICKETS: {
    ...ofTickets,
    call: 'assignTicket',
    run: (scope, id) => assignTicket(scope, id, ''),
  },
  SNOOZE_TICKETS: {
    ...ofTickets,
    call: 'snoozeTicket',
    run: (scope, id, { input: { until = '' } }) =>
      snoozeTicket(scope, id, fromLocal(scope.tenant, Date.parse(until))),
  },
  CLOSE_TICKETS: { ...ofTickets, call: 'closeTicket', run: closeTicket },
  PUBLISH_OWN: { ...ofOwnProducts, call: 'publishOwnProduct', run: publishOwnProduct },
  ARCHIVE_OWN: { ...ofOwnProducts, call: 'archiveOwnProduct', run: archiveOwnProduct },
  RESTORE_OWN: { ...ofOwnProducts, call: 'restoreOwnProduct', run: restoreOwnProduct },
};

/** The list of an act: the one that is named, else its first. Throws `VALIDATION_FAILED`. */
export function listOfAct(act: BulkAct, named: BulkList | undefined): BulkList {
  const lists: readonly BulkList[] = BULK_ACTS[act];
  const list = named ?? lists[0];
  if (list && lists.includes(list)) return list;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'list', code: 'choice' }]);
}
