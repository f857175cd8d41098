import { NotFound } from '../components/shell/not-found.tsx';
import { currentRequest } from '../server/request/context.ts';

export default async function NotFoundPage() {
  const { tenant, locale, t } = currentRequest();
  return (
    <>
      <title>{`${t('notFound.title')} · ${tenant.name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFound view={{ tenant, locale, t }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
