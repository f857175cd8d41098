import type { Output } from '../../contract/endpoints.ts';
import { translateKey } from '../../i18n/translator.ts';
import { isNarrowed } from '../list/list-search.ts';
import { Pages } from '../list/pages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BoxIcon, SearchIcon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { View } from '../view.ts';
import { OrderCard } from './order-card.tsx';
import { type OrderSearch, ordersHref } from './order-search.ts';
import * as css from './orders.css';

type OrderListProps = {
  view: View;
  search: OrderSearch;
  page: Output<'listPurchaseOrders'>;
  now: number;
  newIdempotencyKey: () => string;
};

export function OrderTabs({
  view: { t },
  search,
  page,
}: Pick<OrderListProps, 'view' | 'search' | 'page'>) {
  return (
    <Tabs
      label={t('order.tabs')}
      tabs={Object.entries(page.counts).map(([tab, count]) => ({
        href: ordersHref({ ...search, tab: tab as OrderSearch['tab'], pageNo: 1 }),
        label: translateKey(t, `order.tab.${tab}`),
        count,
        current: tab === search.tab,
      }))}
    />
  );
}

/** A page of orders, or advice if there are none. */
export function OrderList({ view, search, page, now, newIdempotencyKey }: OrderListProps) {
  const { t } = view;
  if (page.records.length === 0) return <NoOrders t={t} search={search} />;
  return (
    <div className={css.list}>
      {page.records.map((order) => (
        <OrderCard
          key={order.id}
          view={view}
          order={order}
          pagePath={ordersHref(search)}
          now={now}
          idempotencyKey={newIdempotencyKey()}
        />
      ))}
      <Pages t={t} page={page} href={(pageNo) => ordersHref({ ...search, pageNo })} />
    </div>
  );
}

function NoOrders({ t, search }: { t: View['t']; search: OrderSearch }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('order.none.found')}
        text={t('order.none.foundText')}
        action={<ButtonLink href="/my/purchase">{t('list.all')}</ButtonLink>}
      />
    );
  }
  if (search.tab !== 'all') {
    return (
      <EmptyState
        icon={<BoxIcon />}
        title={t('order.none.tab')}
        action={<ButtonLink href="/my/purchase">{t('order.none.all')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<BoxIcon />}
      title={t('order.none.title')}
      text={t('order.none.text')}
      action={
        <ButtonLink variant="primary" href="/">
          {t('action.findProducts')}
        </ButtonLink>
      }
    />
  );
}
