import { currentRequest } from '../server/request/context.ts';

export default async function NotFoundPage() {
  const { t } = currentRequest();
  return <h1>{t('notFound.title')}</h1>;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
