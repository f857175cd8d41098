import { Failure } from '../../../contract/errors.ts';
import { BULK_ACTS, type BulkAct } from '../../../contract/values/jobs.ts';
import {
  PILE_FACTS,
  PILES,
  WORK_RIGHTS,
  type WorkSubject,
} from '../../../contract/values/piles.ts';
import type { Right } from '../../../contract/values/rights.ts';
import { claimWork, releaseWork, snoozeWork } from '../../commerce/fulfilment/work-claims.ts';
import { acceptOrder } from '../../commerce/purchase/fulfil.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { StoredJob } from './job-scope.ts';
import { readFilter } from './list-sources.ts';

type JobOfAct = Pick<StoredJob, 'filter' | 'input'>;

type Act = {
  /** The call that does it with one object: the audit names it. */
  call: string;
  right: (job: JobOfAct) => Right;
  /** The kind of the objects. */
  object: (job: JobOfAct) => WorkSubject;
  /** The same if the act increases their version. */
  subject: 'PURCHASE_ORDER' | undefined;
  run: (scope: StaffScope, id: string, job: JobOfAct) => Promise<unknown>;
};

/** What stands in the pile of a filter. Throws `VALIDATION_FAILED`. */
function subjectOf({ filter }: JobOfAct): WorkSubject {
  const { pile } = readFilter('WORK', filter);
  const known = PILES.find((one) => one === pile);
  if (!known) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'filter', code: 'invalid' }]);
  return PILE_FACTS[known].subject;
}

const ofWork = {
  right: (job: JobOfAct) => WORK_RIGHTS[subjectOf(job)][1],
  object: subjectOf,
  subject: undefined,
} as const;

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
};

/** The list of an act. */
export const listOfAct = (act: BulkAct) => BULK_ACTS[act];
