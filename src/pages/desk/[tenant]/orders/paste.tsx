import { PasteCheck } from '../../../../components/desk/orders/paste-check.tsx';
import { PasteForm } from '../../../../components/desk/orders/paste-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskPastePage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant, may } = view;
  if (!may('orders.act')) {
    markForbidden();
    return <NoRight view={view} right="orders.act" />;
  }
  const id = new URLSearchParams(query ?? '').get('sheet');
  const sheet = id ? await read('getSheet', { params: { id } }) : undefined;
  return (
    <>
      <DeskHead t={t} title={t('desk.paste.title')} />
      <a href={deskPath(tenant.id, 'orders')}>← {t('desk.nav.orders')}</a>
      <div className="desk-head">
        <h1>{t('desk.paste.title')}</h1>
      </div>
      {sheet && <PasteCheck view={view} sheet={sheet} />}
      <PasteForm view={view} text={sheet?.text} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
