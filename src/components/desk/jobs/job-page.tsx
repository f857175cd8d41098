import type { Output } from '../../../contract/endpoints.ts';
import type { Job, JobRow } from '../../../contract/ops/desk/jobs.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import type { DeskTenantView } from '../view.ts';
import { isOpen, JOB_TONES, jobProgress } from './job-words.ts';

type JobPageProps = {
  view: DeskTenantView;
  job: Job;
  /** The result for each object of the job; undefined for an export. */
  results: Output<'listJobRows'> | undefined;
};

/** A job: its progress, the result for each object, and the possible acts. */
export function JobPage({ view, job, results }: JobPageProps) {
  const { t, locale, zone, flash } = view;
  const isFinished = job.finishedAt !== undefined;
  return (
    <>
      <FormError flash={flash} call="cancelJob" />
      <FormError flash={flash} call="repeatJob" />
      {job.error && <Notice tone="danger">{job.error}</Notice>}
      <p>
        <Badge tone={JOB_TONES[job.state]}>{t(`desk.job.state.${job.state}`)}</Badge>{' '}
        {t('desk.job.progress')}: {jobProgress(view, job)}
        {job.failed > 0 && ` · ${t('desk.job.failed')}: ${formatNumber(locale, job.failed)}`}
      </p>
      {isOpen(job) && <p className="desk-quiet">{t('desk.job.goesOn')}</p>}
      <JobActs view={view} job={job} />
      <dl className="desk-facts">
        <dt>{t('desk.job.by')}</dt>
        <dd>
          <bdi>{job.madeBy.name}</bdi>
        </dd>
        <dt>{t('desk.job.at')}</dt>
        <dd>{formatDateTime(locale, job.createdAt, zone)}</dd>
        {isFinished && (
          <>
            <dt>{t('desk.job.finished')}</dt>
            <dd>{formatDateTime(locale, job.finishedAt ?? '', zone)}</dd>
          </>
        )}
        {job.filter && (
          <>
            <dt>{t('desk.job.filter')}</dt>
            <dd className="desk-mono desk-json">{job.filter}</dd>
          </>
        )}
        {job.sha256 && (
          <>
            <dt>{t('desk.job.expires')}</dt>
            <dd>{formatDateTime(locale, job.expiresAt, zone)}</dd>
            <dt>{t('desk.job.bytes')}</dt>
            <dd>{formatNumber(locale, job.bytes)}</dd>
            <dt>SHA-256</dt>
            <dd className="desk-mono desk-json">{job.sha256}</dd>
          </>
        )}
      </dl>
      {results && <Results view={view} job={job} results={results} />}
    </>
  );
}

function JobActs({ view: { t, tenant, pagePath }, job }: { view: DeskTenantView; job: Job }) {
  const { id, actions, version } = job;
  const form = { params: { id }, query: { tenant: tenant.id }, next: pagePath, back: pagePath };
  return (
    <div className="desk-row">
      {actions.includes('download') && (
        <ButtonLink variant="primary" href={`${deskPath(tenant.id, 'jobs', id)}.csv`}>
          {t('desk.job.download')}
        </ButtonLink>
      )}
      {isOpen(job) && <ButtonLink href={pagePath}>{t('desk.job.refresh')}</ButtonLink>}
      {actions.includes('repeat') && (
        <CallForm call="repeatJob" {...form} version={version}>
          <Button type="submit" variant="primary">
            {t(job.state === 'FAILED' ? 'desk.job.resume' : 'desk.job.repeat')}
          </Button>
        </CallForm>
      )}
      {actions.includes('cancel') && (
        <CallForm call="cancelJob" {...form} version={version}>
          <Button type="submit">{t('desk.job.cancel')}</Button>
        </CallForm>
      )}
    </div>
  );
}

function Results({
  view,
  job,
  results,
}: Required<Pick<JobPageProps, 'view' | 'job'>> & { results: Output<'listJobRows'> }) {
  const { t, tenant, pagePath } = view;
  const path = pagePath.split('?', 1)[0] ?? '';
  const onlyFailed = new URLSearchParams(pagePath.split('?', 2)[1]).get('state') === 'FAILED';
  const columns: Column<JobRow>[] = [
    {
      key: 'number',
      label: t('desk.work.number'),
      cell: ({ number }) =>
        job.list === 'ORDERS' ? (
          <a className="desk-mono" href={deskPath(tenant.id, 'orders', number)}>
            {number}
          </a>
        ) : (
          <span className="desk-mono">{number}</span>
        ),
    },
    {
      key: 'state',
      label: t('desk.job.result'),
      cell: ({ state }) => (
        <Badge tone={state === 'FAILED' ? 'danger' : state === 'DONE' ? 'success' : 'neutral'}>
          {t(`desk.job.row.${state}`)}
        </Badge>
      ),
    },
    { key: 'error', label: t('desk.job.why'), cell: ({ error }) => error },
  ];
  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.job.results')}>
        <a href={path} aria-current={onlyFailed ? undefined : 'page'}>
          {t('desk.job.allResults')}
        </a>
        <a href={`${path}?state=FAILED`} aria-current={onlyFailed ? 'page' : undefined}>
          {t('desk.job.onlyFailed')} <span className="desk-quiet">{job.failed}</span>
        </a>
      </nav>
      <DeskTable
        caption={t('desk.job.results')}
        columns={columns}
        rows={results.records}
        idOf={({ position }) => String(position)}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
      />
      <ListPages view={view} page={results} />
    </>
  );
}
