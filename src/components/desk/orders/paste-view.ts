import type { PasteColumn } from '../../../contract/ops/buying.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The path of the page for pasted tables. */
export const pastePath = ({ tenant }: DeskTenantView): string =>
  `${deskPath(tenant.id, 'orders')}/paste`;

/** The names of the columns. */
export const columnNames = ({ t }: DeskTenantView): Record<PasteColumn, string> => ({
  orderNo: t('desk.orders.order'),
  upstreamOrderNo: t('desk.orders.upstreamNo'),
  cost: t('desk.orders.cost'),
  carrier: t('desk.orders.carrier'),
  trackingNo: t('desk.orders.trackingNo'),
});
