import { Failure } from '../../../../contract/errors.ts';
import type { opsWorkEndpoints } from '../../../../contract/ops/desk/work.ts';
import {
  PILES,
  type Pile,
  PROBLEM_PILES,
  type ProblemPile,
  pileRight,
  WORK_RIGHTS,
  type WorkSubject,
} from '../../../../contract/values/desk/piles.ts';
import { iso } from '../../../commerce/base/clock.ts';
import { listProblems } from '../../../commerce/fulfilment/problems.ts';
import { moneyToday, systemToday } from '../../../commerce/fulfilment/today.ts';
import { claimWork, releaseWork, snoozeWork } from '../../../commerce/fulfilment/work-claims.ts';
import { countWork, listWork } from '../../../commerce/fulfilment/work-list.ts';
import { ratesToLookAt } from '../../../commerce/rates/rate-states.ts';
import { answerFeedback, getOpsFeedback } from '../../../commerce/ticket/feedback.ts';
import { getOpsUploadToken } from '../../../commerce/upload/uploads.ts';
import { pickText } from '../../../db/tenant-text.ts';
import { waitingForMe } from '../../../staff/approvals/proposal-rows.ts';
import { actorNames } from '../../../staff/audit/list.ts';
import { requireRight, rightsAt, worksFor } from '../../../staff/identity.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import { refusedMails } from '../../../staff/system.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';
import { runTimers } from '../../timers.ts';

/** The rights of the caller. Throws `NOT_FOUND` at a tenant that the caller does not work for. */
function rightsHere({ identity, tenantId }: StaffScope) {
  if (!worksFor(identity, tenantId)) throw new Failure('NOT_FOUND');
  return rightsAt(identity, tenantId);
}

async function countPiles(scope: StaffScope) {
  const rights = rightsHere(scope);
  const counts = await countWork(
    scope,
    PILES.filter((pile) => rights.has(pileRight(pile))),
  );
  return {
    piles: counts.map(({ oldest, ...row }) => ({
      ...row,
      ...(oldest === undefined ? {} : { oldest: iso(oldest) }),
    })),
  };
}

async function listPile(
  scope: StaffScope,
  query: { pile: Pile; cursor?: string | undefined; pageSize: number },
) {
  const { identity, tenantId, t } = scope;
  requireRight(identity, pileRight(query.pile), tenantId);
  const page = await listWork(scope, query);
  const claims = page.records.flatMap(({ claim }) => (claim ? [{ actorId: claim.staffId }] : []));
  const names = claims.length > 0 ? await actorNames(scope, claims) : new Map<string, string>();
  return {
    ...page,
    records: page.records.map(({ claim, ...row }) => ({
      ...row,
      ...serviceTitle(scope, row),
      why: t(`desk.pile.${query.pile}.why`),
      nextStep: t(`desk.pile.${query.pile}.next`),
      ...(claim ? { claim: { ...claim, name: names.get(claim.staffId) ?? claim.staffId } } : {}),
    })),
  };
}

/**
 * The name of the service that a row requests; undefined if the tenant no longer has a service with this
 * code.
 */
function serviceTitle(
  { tenant, locale }: StaffScope,
  { subject, status }: { subject: WorkSubject; status: string },
): { title?: string } {
  if (subject !== 'SERVICE_REQUEST') return {};
  const service = tenant.services.find(({ code }) => code === status);
  return service ? { title: pickText(service.name, locale) } : {};
}

async function problemsOf(
  scope: StaffScope,
  { pile, ...query }: { pile: ProblemPile | ''; cursor?: string | undefined; pageSize: number },
) {
  const { t } = scope;
  const rights = rightsHere(scope);
  if (pile) requireRight(scope.identity, pileRight(pile), scope.tenantId);
  const piles = PROBLEM_PILES.filter(
    (one) => rights.has(pileRight(one)) && (!pile || pile === one),
  );
  const seesMoney = rights.has('money.see');
  const page = await listProblems(scope, piles, { ...query, seesMoney });
  const claims = page.records.flatMap(({ claim }) => (claim ? [{ actorId: claim.staffId }] : []));
  const names = claims.length > 0 ? await actorNames(scope, claims) : new Map<string, string>();
  return {
    ...page,
    ...(rights.has('system.see') ? { refusedMails: await refusedMails(scope) } : {}),
    records: page.records.map(({ claim, ...row }) => ({
      ...row,
      why: t(`desk.pile.${row.pile}.why`),
      nextStep: t(`desk.pile.${row.pile}.next`),
      ...(claim ? { claim: { ...claim, name: names.get(claim.staffId) ?? claim.staffId } } : {}),
    })),
  };
}

/** Throws unless the caller may change objects of this kind: only then may they claim them or set them aside. */
const requireAct = ({ identity, tenantId }: StaffScope, { subject }: { subject: WorkSubject }) =>
  requireRight(identity, WORK_RIGHTS[subject][1], tenantId);

export const opsWorkHandlers: Pick<Handlers, keyof typeof opsWorkEndpoints> = {
  countWork: (scope) => countPiles(scope),
  listWork: (scope, { query }) => listPile(scope, query),
  listProblems: (scope, { query }) => problemsOf(scope, query),
  claimWork: (scope, { body }) => {
    requireAct(scope, body);
    return claimWork(scope, body);
  },
  releaseWork: async (scope, { body }) => {
    requireAct(scope, body);
    await releaseWork(scope, body);
    return OK;
  },
  snoozeWork: async (scope, { body }) => {
    requireAct(scope, body);
    await snoozeWork(scope, body);
    return OK;
  },
  getToday: async (scope) => {
    const rights = rightsHere(scope);
    return {
      ...(rights.has('money.see') ? { money: await moneyToday(scope) } : {}),
      ...(rights.has('money.see') ? { rates: await ratesToLookAt(scope) } : {}),
      ...(rights.has('money.approve') ? { approvals: await waitingForMe(scope) } : {}),
      ...(rights.has('system.see') ? { system: await systemToday(scope) } : {}),
    };
  },
  getOpsFeedback: (scope, { params }) => getOpsFeedback(scope, params.id),
  answerFeedback: (scope, { params, body }) => answerFeedback(scope, params.id, body),
  getOpsUploadToken: (scope, { query }) => getOpsUploadToken(scope, query.ext),
  runTimers: async (_scope, _input, platform) => {
    await runTimers(platform);
    return OK;
  },
};
