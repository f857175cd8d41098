import type { Output } from '../../contract/endpoints.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Countries } from '../address/country.ts';
import { isNarrowed } from '../list/list-search.ts';
import { Pages } from '../list/pages.tsx';
import * as css from '../orders/orders.css';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlaneIcon, SearchIcon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { View } from '../view.ts';
import { TransitCard } from './transit-card.tsx';
import { type TransitSearch, transitsHref } from './transit-search.ts';

type TransitListProps = {
  view: View;
  search: TransitSearch;
  page: Output<'listTransitOrders'>;
  countries: Countries;
  now: number;
};

export function TransitTabs({
  t,
  search,
  counts,
}: {
  t: View['t'];
  search: TransitSearch;
  counts: Output<'listTransitOrders'>['counts'];
}) {
  return (
    <Tabs
      label={t('transit.tabs')}
      tabs={Object.entries(counts).map(([tab, count]) => ({
        href: transitsHref({ ...search, tab: tab as TransitSearch['tab'], pageNo: 1 }),
        label: translateKey(t, `transit.tab.${tab}`),
        count,
        current: tab === search.tab,
      }))}
    />
  );
}

/** A page of transit orders, or advice if there are none. */
export function TransitList({ view, search, page, countries, now }: TransitListProps) {
  const { t } = view;
  if (page.records.length === 0) return <NoTransit view={view} search={search} />;
  return (
    <div className={css.list}>
      {page.records.map((order) => (
        <TransitCard
          key={order.id}
          view={view}
          order={order}
          countries={countries}
          pagePath={transitsHref(search)}
          now={now}
        />
      ))}
      <Pages t={t} page={page} href={(pageNo) => transitsHref({ ...search, pageNo })} />
    </div>
  );
}

function NoTransit({ view: { t, tenant }, search }: { view: View; search: TransitSearch }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('transit.none.found')}
        text={t('order.none.foundText')}
        action={<ButtonLink href="/my/transit">{t('list.all')}</ButtonLink>}
      />
    );
  }
  if (search.tab !== 'all') {
    return (
      <EmptyState
        icon={<PlaneIcon />}
        title={t('transit.none.tab')}
        action={<ButtonLink href="/my/transit">{t('transit.none.all')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<PlaneIcon />}
      title={t('transit.none.title')}
      text={t('transit.none.text')}
      action={
        tenant.tenantPreference.showStockin && (
          <ButtonLink variant="primary" href="/my/in-stock-items">
            {t('transit.none.action')}
          </ButtonLink>
        )
      }
    />
  );
}
