import type { ReactNode } from 'react';
import { BreadcrumbData } from '../components/head/breadcrumb-data.tsx';
import { ServiceWorker } from '../components/offline/service-worker.tsx';
import { Shell } from '../components/shell/shell.tsx';
import { PreviewBar } from '../components/view-as/preview-bar.tsx';
import { ViewBar } from '../components/view-as/view-bar.tsx';
import { Widgets } from '../components/widget/widgets.tsx';
import { currentRequest } from '../server/request/context.ts';
import { widgetOrigin } from '../server/request/widget.ts';
import { headerCategories } from './_components/categories.ts';

export default async function Layout({ children }: { children: ReactNode }) {
  const request = currentRequest();
  if (request.desk) return children;
  const { tenant, locale, direction, preferences, t, pagePath, flash } = request;
  const { scheme, primary } = preferences;
  const appearance = [locale, direction, scheme, primary].join(' ');
  return (
    <>
      {request.view && <ViewBar view={request.view} />}
      {request.preview && <PreviewBar view={request} preview={request.preview} />}
      <Shell
        {...{ tenant, locale, t, pagePath, flash }}
        categories={await headerCategories(pagePath)}
      >
        {children}
      </Shell>
      <Widgets
        view={{ tenant, locale, t }}
        pagePath={pagePath}
        origin={widgetOrigin(request)}
        analyticsUrl={request.platform.config.ANALYTICS_URL}
        nonce={request.secureHeadersNonce}
      />
      <BreadcrumbData page={request} />
      <ServiceWorker look={`${appearance} ${tenant.revision}`} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
