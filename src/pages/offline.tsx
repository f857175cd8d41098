import { PageHead } from '../components/head/page-head.tsx';
import { Offline } from '../components/offline/offline.tsx';
import { currentRequest } from '../server/request/context.ts';

/** The service worker (public/sw.js) caches this page and shows it without a connection. */
export default async function OfflinePage() {
  const { tenant, locale, t } = currentRequest();
  return (
    <>
      <PageHead page={currentRequest()} title={t('errorPage.offline.title')} />
      <Offline view={{ tenant, locale, t }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
