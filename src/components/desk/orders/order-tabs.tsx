import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { tabAddress } from '../list/address.ts';
import type { DeskTenantView } from '../view.ts';
import { PILES } from './piles.ts';

type OrderTabsProps = {
  view: DeskTenantView;
  /** The chosen status; undefined for all orders. */
  current: PurchaseOrderStatus | undefined;
  /** How many orders each pile has. */
  counts: ReadonlyMap<PurchaseOrderStatus, number>;
};

/** Tabs for the piles of orders, and for all orders. */
export function OrderTabs({ view, current, counts }: OrderTabsProps) {
  const { t, locale, tenant, pagePath } = view;
  const tab = (status: string) => tabAddress(pagePath, deskPath(tenant.id, 'orders'), { status });
  const isPile = PILES.some((pile) => pile === current);
  const shown = (count = 0) =>
    count > MAX_COUNTED ? `${formatNumber(locale, MAX_COUNTED)}+` : formatNumber(locale, count);
  return (
    <nav className="desk-tabs" aria-label={t('desk.orders.piles')}>
      {PILES.map((status) => (
        <a key={status} href={tab(status)} aria-current={status === current ? 'page' : undefined}>
          {t(`desk.orders.pile.${status}`)}{' '}
          <span className="desk-quiet">{shown(counts.get(status))}</span>
        </a>
      ))}
      <a href={tab('all')} aria-current={isPile ? undefined : 'page'}>
        {t('desk.orders.all')}
      </a>
    </nav>
  );
}
