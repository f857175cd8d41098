import { JobPage } from '../../../../components/desk/jobs/job-page.tsx';
import { jobTitle } from '../../../../components/desk/jobs/job-words.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskJobPage({ job: id, query }: { job: string; query: string }) {
  const view = deskTenantRequest();
  const fields = new URLSearchParams(query);
  const cursor = fields.get('cursor');
  const job = await read('getJob', { params: { id } });
  const results =
    job.kind === 'BULK'
      ? await read('listJobRows', {
          params: { id },
          query: {
            ...(fields.get('state') === 'FAILED' ? { state: 'FAILED' as const } : {}),
            ...(cursor ? { cursor } : {}),
          },
        })
      : undefined;
  const title = jobTitle(view, job);
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="jobs" />
      <JobPage view={view} job={job} results={results} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
