import { REPORTS } from '../../../../../contract/values/money/reports.ts';
import { redirectTo } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest } from '../../../../../server/request/desk.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

/** Redirects to the first report. */
export default function DeskReportsPage() {
  const { tenant } = deskTenantRequest();
  redirectTo(deskPath(tenant.id, 'money', 'reports', REPORTS[0]));
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
