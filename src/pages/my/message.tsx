import { Messages } from '../../components/message/messages.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';

export default async function MessagePage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  const pageNo = Math.max(
    1,
    Number.parseInt(new URLSearchParams(query).get('pageNo') ?? '1', 10) || 1,
  );
  const list = await read('listNotifications', { query: { pageNo, pageSize: 20 } });
  return (
    <>
      <title>{`${t('nav.message')} · ${tenant.name}`}</title>
      <h1>{t('nav.message')}</h1>
      <Messages view={{ tenant, locale, t }} list={list} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
