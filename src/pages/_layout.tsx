import type { ReactNode } from 'react';
import { BreadcrumbData } from '../components/head/breadcrumb-data.tsx';
import { ServiceWorker } from '../components/offline/service-worker.tsx';
import { Shell } from '../components/shell/shell.tsx';
import { currentRequest } from '../server/request/context.ts';

export default async function Layout({ children }: { children: ReactNode }) {
  const { tenant, locale, direction, scheme, t, pagePath, flash } = currentRequest();
  return (
    <>
      <Shell {...{ tenant, locale, t, pagePath, flash }}>{children}</Shell>
      <BreadcrumbData page={currentRequest()} />
      <ServiceWorker look={`${locale} ${direction} ${scheme} ${tenant.revision}`} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
