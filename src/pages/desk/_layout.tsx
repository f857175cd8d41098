import type { ReactNode } from 'react';
import { DeskShell } from '../../components/desk/shell/desk-shell.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { deskRequest } from '../../server/request/desk.ts';
import { isOpenDeskPage, SECOND_FACTOR_PAGE } from '../../site/desk-path.ts';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { desk, pagePath } = currentRequest();
  const isEntry = isOpenDeskPage(pagePath) || pagePath.startsWith(SECOND_FACTOR_PAGE);
  if (isEntry || desk?.me?.missing !== 'NOTHING') return children;
  const tenant = desk.me.tenants.find(({ id }) => id === desk.tenantId);
  return (
    <DeskShell view={deskRequest()} tenant={tenant}>
      {children}
    </DeskShell>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
