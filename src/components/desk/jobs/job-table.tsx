import type { Job } from '../../../contract/ops/desk/jobs.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { JOB_TONES, jobProgress, jobTitle } from './job-words.ts';

/** Exports and bulk acts, the newest first. */
export function JobTable({ view, rows }: { view: DeskTenantView; rows: readonly Job[] }) {
  const { t, tenant, locale, zone } = view;
  const path = (id: string) => deskPath(tenant.id, 'jobs', id);
  const columns: Column<Job>[] = [
    {
      key: 'job',
      label: t('desk.job.job'),
      cell: (job) => <a href={path(job.id)}>{jobTitle(view, job)}</a>,
    },
    {
      key: 'state',
      label: t('desk.job.state'),
      cell: ({ state }) => <Badge tone={JOB_TONES[state]}>{t(`desk.job.state.${state}`)}</Badge>,
    },
    {
      key: 'progress',
      label: t('desk.job.progress'),
      numeric: true,
      cell: (job) => jobProgress(view, job),
    },
    {
      key: 'failed',
      label: t('desk.job.failed'),
      numeric: true,
      cell: ({ failed }) => failed || '',
    },
    { key: 'by', label: t('desk.job.by'), cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi> },
    {
      key: 'at',
      label: t('desk.job.at'),
      cell: ({ createdAt }) => formatDateTime(locale, createdAt, zone),
    },
    {
      key: 'file',
      label: t('desk.job.file'),
      cell: ({ id, actions }) =>
        actions.includes('download') && (
          <a href={`${path(id)}.csv`} download>
            {t('desk.job.download')}
          </a>
        ),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.job.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.job.none')} text={t('desk.job.noneText')} />}
    />
  );
}
