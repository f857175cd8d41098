import {
  MAX_PASTED,
  MAX_PASTED_ROWS,
  type PasteColumn,
} from '../../../contract/ops/orders/pasting.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import type { DeskTenantView } from '../view.ts';

/** The calls and paths for tables of bought and sent orders. */
export const sheetKind = ({ tenant }: DeskTenantView): SheetKind => ({
  keep: 'keepSheet',
  path: `${deskPath(tenant.id, 'orders')}/paste?sheet={id}`,
  maxRows: MAX_PASTED_ROWS,
  maxText: MAX_PASTED,
});

/** The names of the columns. */
export const columnNames = ({ t }: DeskTenantView): Record<PasteColumn, string> => ({
  orderNo: t('desk.orders.order'),
  upstreamOrderNo: t('desk.orders.upstreamNo'),
  cost: t('desk.orders.cost'),
  carrier: t('desk.orders.carrier'),
  trackingNo: t('desk.orders.trackingNo'),
});
