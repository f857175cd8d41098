import { PasteCheck } from '../../../../components/desk/orders/paste-check.tsx';
import { PasteForm } from '../../../../components/desk/orders/paste-form.tsx';
import { mendedText, mendsIn, pasteInput } from '../../../../components/desk/orders/paste-input.ts';
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
  const sent = new URLSearchParams(query ?? '');
  let input = pasteInput(sent);
  let checked = input.text ? await read('checkOrderPaste', { body: input }) : undefined;
  const mends = mendsIn(sent);
  if (checked && mends.size > 0) {
    input = { text: mendedText(checked.rows, mends), columns: [] };
    checked = await read('checkOrderPaste', { body: input });
  }
  return (
    <>
      <DeskHead t={t} title={t('desk.paste.title')} />
      <a href={deskPath(tenant.id, 'orders')}>← {t('desk.nav.orders')}</a>
      <div className="desk-head">
        <h1>{t('desk.paste.title')}</h1>
      </div>
      {checked && <PasteCheck view={view} input={input} checked={checked} />}
      <PasteForm view={view} text={input.text} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
