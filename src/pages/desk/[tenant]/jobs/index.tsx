import { JobTable } from '../../../../components/desk/jobs/job-table.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskJobsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, may, pagePath } = view;
  const fields = new URLSearchParams(query);
  const everybody = may('system.see') && fields.get('everybody') === 'true';
  const cursor = fields.get('cursor') ?? undefined;
  const page = await read('listJobs', { query: { everybody, ...(cursor ? { cursor } : {}) } });
  const path = pagePath.split('?', 1)[0] ?? '';
  return (
    <>
      <DeskHead t={t} title={t('desk.job.title')} />
      <div className="desk-head">
        <h1>{t('desk.job.title')}</h1>
      </div>
      <SystemTabs view={view} current="jobs" />
      {may('system.see') && (
        <nav className="desk-tabs" aria-label={t('desk.job.whose')}>
          <a href={path} aria-current={everybody ? undefined : 'page'}>
            {t('desk.job.mine')}
          </a>
          <a href={`${path}?everybody=true`} aria-current={everybody ? 'page' : undefined}>
            {t('desk.job.everybody')}
          </a>
        </nav>
      )}
      <JobTable view={view} rows={page.records} />
      <ListPages view={view} page={page} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
