import type { ReactNode } from 'react';
import { DeskShell } from '../../components/desk/shell/desk-shell.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { deskRequest } from '../../server/request/desk.ts';
import { isOpenDeskPage } from '../../site/desk-path.ts';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { desk, pagePath } = currentRequest();
  if (isOpenDeskPage(pagePath) || desk?.me?.missing !== 'NOTHING') return children;
  const tenant = desk.me.tenants.find(({ id }) => id === desk.tenantId);
  return (
    <DeskShell view={deskRequest()} tenant={tenant}>
      {children}
    </DeskShell>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
