import { ShopperPage } from '../../../../components/desk/customers/shopper-page.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskCustomerPage({ id, query }: { id: string; query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('shoppers.see')) {
    markForbidden();
    return <NoRight view={view} right="shoppers.see" />;
  }
  const fields = new URLSearchParams(query ?? '');
  const params = { id };
  const reason = fields.get('reveal')?.trim().slice(0, 300);
  const wantsStatement = fields.get('tab') === 'statement' && view.may('money.see');
  const cursor = fields.get('cursor') ?? undefined;
  const [shopper, notes] = await Promise.all([
    read('getShopper', { params }),
    read('listShopperNotes', { params }),
  ]);
  const statement = wantsStatement
    ? await read('listShopperStatement', { params, query: { cursor } })
    : undefined;
  const contact =
    reason && shopper.actions.includes('REVEAL')
      ? await read('revealShopper', { params, query: { reason } })
      : undefined;
  return (
    <>
      <DeskHead t={view.t} title={shopper.name || shopper.id} />
      <ShopperPage
        view={view}
        shopper={shopper}
        statement={statement}
        contact={contact}
        notes={notes}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
