import { PageHead } from '../components/head/page-head.tsx';
import { Settings } from '../components/settings/settings.tsx';
import { ownPath } from '../contract/values/own-path.ts';
import { currentRequest } from '../server/request/context.ts';

/**
 * The display settings. `back` in the query is the path to return to; only a path of this site is
 * accepted.
 */
export default async function SettingsPage({ query }: { query: string }) {
  const { tenant, locale, t, preferences } = currentRequest();
  const back = ownPath(new URLSearchParams(query).get('back'));
  return (
    <>
      <PageHead page={currentRequest()} title={t('settings.title')} />
      <Settings view={{ tenant, locale, t }} preferences={preferences} back={back} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
