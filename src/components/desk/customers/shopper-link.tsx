import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

type ShopperLinkProps = {
  view: Pick<DeskTenantView, 'tenant' | 'may'>;
  shopper: { id: string; name: string };
};

/** The name of a shopper; for people who may see shoppers, a link to the shopper's page. */
export function ShopperLink({ view: { tenant, may }, shopper: { id, name } }: ShopperLinkProps) {
  if (!may('shoppers.see')) return <bdi>{name}</bdi>;
  return (
    <a href={deskPath(tenant.id, 'customers', id)} dir="auto">
      {name}
    </a>
  );
}
