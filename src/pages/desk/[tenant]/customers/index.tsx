import { ShopperList } from '../../../../components/desk/customers/shopper-list.tsx';
import { pageOf } from '../../../../components/desk/list/list-queries.ts';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SHOPPER_STATES } from '../../../../contract/values/people/shopper-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskCustomersPage() {
  const view = deskTenantRequest();
  const { t } = view;
  const title = t('desk.nav.customers');
  if (!view.may('shoppers.see')) {
    markForbidden();
    return <NoRight view={view} right="shoppers.see" />;
  }
  const opened = await openDeskList('SHOPPERS');
  const { fields } = opened;
  const q = (fields.get('q') ?? '').trim().slice(0, 80);
  const state = SHOPPER_STATES.find((one) => one === fields.get('state')) ?? '';
  const now = Date.now();
  const list = await read('listShoppers', { query: { q, state, ...pageOf(fields) } });
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <NewRowsBar view={view} list="SHOPPERS" query={{ q, state }} now={now} />
      <ShopperList view={view} list={list} opened={opened} q={q} state={state} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
