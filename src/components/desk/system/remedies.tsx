import type { ReactNode } from 'react';
import { deskPath } from '../../../site/desk-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RateLink, RateRemedy } from '../rates/rate-remedy.tsx';
import type { DeskTenantView } from '../view.ts';
import type { FoundProblem, Problem } from './problems.ts';
import { RunTimers } from './signs.tsx';

/** The anchor of the refused mails on the page. */
export const MAILS_ANCHOR = 'mails';

type RemedyProps = { view: DeskTenantView };

/** The remedies for old rates: to ask their sources, or to enter a rate by hand. */
function OldRates({ view }: RemedyProps) {
  return <RateRemedy view={view} page={deskPath(view.tenant.id, 'system')} />;
}

/**
 * Remedies that work at once. For problems that nobody can solve at the desk, the text tells the operator
 * what to do.
 */
const REMEDIES: Partial<Record<Problem, (props: RemedyProps) => ReactNode>> = {
  AUDIT_BROKEN: ({ view: { t, tenant, may } }) =>
    may('audit.see') && (
      <ButtonLink size="sm" href={`${deskPath(tenant.id, 'audit')}?check=now`}>
        {t('desk.audit.check')}
      </ButtonLink>
    ),
  TIMERS_STOPPED: RunTimers,
  TIMERS_FAILING: RunTimers,
  AUDIT_OLD: RunTimers,
  RATES_OLD: OldRates,
  RATES_HELD: RateLink,
  RATE_SOURCES_FAILING: OldRates,
  MAILS_LATE: RunTimers,
  MAILS_REFUSED: ({ view: { t } }) => (
    <ButtonLink size="sm" href={`#${MAILS_ANCHOR}`}>
      {t('desk.system.mails')}
    </ButtonLink>
  ),
  PAYMENTS_REFUSED: ({ view: { t, tenant, may } }) =>
    may('money.see') && (
      <ButtonLink size="sm" href={deskPath(tenant.id, 'money', 'channels')}>
        {t('desk.channels.title')}
      </ButtonLink>
    ),
  CARRIERS_SILENT: ({ view: { t, tenant, may } }) =>
    may('shipments.lead') && (
      <ButtonLink size="sm" href={deskPath(tenant.id, 'carrier-keys')}>
        {t('desk.carrierKeys.title')}
      </ButtonLink>
    ),
  JOBS_FAILED: ({ view: { t, tenant } }) => (
    <ButtonLink size="sm" href={`${deskPath(tenant.id, 'jobs')}?everybody=true`}>
      {t('desk.job.title')}
    </ButtonLink>
  ),
  SIGN_INS_BLOCKED: ({ view: { t, tenant } }) => (
    <ButtonLink size="sm" href={deskPath(tenant.id, 'failed-sign-ins')}>
      {t('desk.failures.title')}
    </ButtonLink>
  ),
};

type ProblemsProps = { view: DeskTenantView; problems: readonly FoundProblem[] };

/** The problems, each with its next step. */
export function Problems({ view, problems }: ProblemsProps) {
  const { t } = view;
  if (problems.length === 0) return <Notice tone="success">{t('desk.system.fine')}</Notice>;
  return problems.map(({ problem, count, names }) => {
    const Remedy = REMEDIES[problem];
    return (
      <Notice
        key={problem}
        tone={problem === 'LEDGER_WRONG' || problem === 'AUDIT_BROKEN' ? 'danger' : 'warning'}
        action={Remedy && <Remedy view={view} />}
      >
        {t(`desk.system.problem.${problem}`, { count, names })}
      </Notice>
    );
  });
}
