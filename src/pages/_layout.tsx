import type { ReactNode } from 'react';
import { BreadcrumbData } from '../components/head/breadcrumb-data.tsx';
import { ServiceWorker } from '../components/offline/service-worker.tsx';
import { Shell } from '../components/shell/shell.tsx';
import { currentRequest } from '../server/request/context.ts';

export default async function Layout({ children }: { children: ReactNode }) {
  const { tenant, locale, direction, preferences, t, pagePath, flash } = currentRequest();
  const { scheme, primary } = preferences;
  const look = [locale, direction, scheme, primary].join(' ');
  return (
    <>
      <Shell {...{ tenant, locale, t, preferences, pagePath, flash }}>{children}</Shell>
      <BreadcrumbData page={currentRequest()} />
      <ServiceWorker look={`${look} ${tenant.revision}`} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
