import { PageHead } from '../components/head/page-head.tsx';
import { Offline } from '../components/offline/offline.tsx';
import { currentRequest } from '../server/request/context.ts';

/** Kept by the service worker (public/sw.js) for the time without a connection. */
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
