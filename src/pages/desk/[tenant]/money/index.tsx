import { redirectTo } from '../../../../framework/server/redirect.ts';
import { deskTenantRequest } from '../../../../server/request/desk.ts';
import { deskPath } from '../../../../site/desk-path.ts';

/** Redirects to the first page of the money section: the proposals that wait for a second person. */
export default function DeskMoneyPage() {
  const { tenant } = deskTenantRequest();
  redirectTo(deskPath(tenant.id, 'money', 'approvals'));
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
