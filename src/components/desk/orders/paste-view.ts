import type { PasteColumn } from '../../../contract/ops/pasting.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The path of the page for a kept table; `{id}` stands for its id. */
export const sheetPath = ({ tenant }: DeskTenantView): string =>
  `${deskPath(tenant.id, 'orders')}/paste?sheet={id}`;

/** The names of the columns. */
export const columnNames = ({ t }: DeskTenantView): Record<PasteColumn, string> => ({
  orderNo: t('desk.orders.order'),
  upstreamOrderNo: t('desk.orders.upstreamNo'),
  cost: t('desk.orders.cost'),
  carrier: t('desk.orders.carrier'),
  trackingNo: t('desk.orders.trackingNo'),
});
