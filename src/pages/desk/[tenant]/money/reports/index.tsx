import { REPORTS } from '../../../../../contract/values/money/reports.ts';
import { redirectTo } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest } from '../../../../../server/request/desk.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

/** The reports begin with the first of them. */
export default function DeskReportsPage() {
  const { tenant } = deskTenantRequest();
  redirectTo(deskPath(tenant.id, 'money', 'reports', REPORTS[0]));
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
