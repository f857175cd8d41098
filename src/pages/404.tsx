import { PageHead } from '../components/head/page-head.tsx';
import { NotFound } from '../components/shell/not-found.tsx';
import { currentRequest } from '../server/request/context.ts';

export default async function NotFoundPage() {
  const { tenant, locale, t } = currentRequest();
  return (
    <>
      <PageHead page={currentRequest()} title={t('notFound.title')} unlisted />
      <NotFound view={{ tenant, locale, t }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
