import { DeskNotFound } from '../components/desk/shell/desk-not-found.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { NotFound } from '../components/shell/not-found.tsx';
import type { DeskTranslate } from '../i18n/translator.ts';
import { currentRequest } from '../server/request/context.ts';

export default async function NotFoundPage() {
  const { tenant, locale, t, desk } = currentRequest();
  if (desk) return <DeskNotFound t={t as DeskTranslate} />;
  return (
    <>
      <PageHead page={currentRequest()} title={t('notFound.title')} unlisted />
      <NotFound view={{ tenant, locale, t }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
