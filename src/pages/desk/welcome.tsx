import { Welcome } from '../../components/desk/entry/welcome.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { currentRequest } from '../../server/request/context.ts';

/** The page to which a one-time link leads, where a person sets a password. */
export default async function DeskWelcomePage({ query }: { query?: string }) {
  const t = currentRequest().t as DeskTranslate;
  const token = new URLSearchParams(query ?? '').get('token') ?? '';
  return (
    <>
      <DeskHead t={t} title={t('desk.welcome.title')} />
      <Welcome t={t} flash={currentRequest().flash} token={token} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
