import type { ReactNode } from 'react';
import type { Output } from '../../contract/endpoints.ts';
import { placeholder } from '../../i18n/fill.ts';
import { formatNumber, formatWeight } from '../../i18n/format.ts';
import { learnPattern } from '../../i18n/money-pattern.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Pages } from '../list/pages.tsx';
import { moneyToday } from '../money/money-format.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon, WarehouseIcon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { View } from '../view.ts';
import { ParcelCard } from './parcel-card.tsx';
import { type ParcelSearch, parcelsHref } from './parcel-search.ts';
import * as css from './parcels.css';
import * as selection from './selection.css';
import { MAX_SELECTED } from './selection.ts';
import { SelectionArea } from './selection-area.tsx';
import { shippingText } from './shipping-text.ts';

type ParcelListProps = {
  view: View;
  search: ParcelSearch;
  page: Output<'listStockInParcels'>;
  now: number;
  /** Whether all parcels are selected at first, because the link for pages without scripts was used. */
  areAllSelected: boolean;
};

export function ParcelTabs({
  view: { t },
  search,
  page,
}: Pick<ParcelListProps, 'view' | 'search' | 'page'>) {
  return (
    <Tabs
      label={t('inStock.tabs')}
      tabs={Object.entries(page.counts).map(([tab, count]) => ({
        href: parcelsHref({ ...search, tab: tab as ParcelSearch['tab'], pageNo: 1 }),
        label: translateKey(t, `inStock.tab.${tab}`),
        count,
        current: tab === search.tab,
      }))}
    />
  );
}

/**
 * The parcels of a tab, or advice if there are none. Stored parcels can be selected and shipped.
 */
export function ParcelList({ view, search, page, now, areAllSelected }: ParcelListProps) {
  const { t, tenant } = view;
  if (page.records.length === 0) return <NoParcels view={view} search={search} />;
  const isSelectable = search.tab === 'stored' && tenant.tenantPreference.showTransit;
  const pagePath = parcelsHref(search);
  const cards = (
    <div className={css.list}>
      {page.records.map((parcel) => (
        <ParcelCard
          key={parcel.id}
          view={view}
          parcel={parcel}
          pagePath={pagePath}
          now={now}
          isSelected={
            isSelectable && parcel.actions.includes('forward') ? areAllSelected : undefined
          }
        />
      ))}
    </div>
  );
  return (
    <>
      {isSelectable ? (
        <Selection view={view} search={search} page={page} areAllSelected={areAllSelected}>
          {cards}
        </Selection>
      ) : (
        cards
      )}
      <Pages t={t} page={page} href={(pageNo) => parcelsHref({ ...search, pageNo })} />
    </>
  );
}

/** The selection around the cards, with its texts and number formats. */
function Selection({
  view,
  search,
  page,
  areAllSelected,
  children,
}: Omit<ParcelListProps, 'now'> & { children: ReactNode }) {
  const { t, locale } = view;
  return (
    <SelectionArea
      listKey={`${parcelsHref(search)} ${page.records.map(({ id }) => id).join()}`}
      total={page.records.length}
      money={moneyToday(view)}
      kilogramPattern={learnPattern((kg) => formatWeight(locale, Number(kg) * 1000), true)}
      texts={{
        hint: t('inStock.selectHint'),
        selectAll: t('inStock.selectAll'),
        selected: t('inStock.selected'),
        ofTotal: t('inStock.ofTotal', { n: placeholder('n'), total: placeholder('total') }),
        weight: t('inStock.totalWeight'),
        value: t('inStock.totalValue'),
        forward: t('inStock.forward'),
        tooMany: t('inStock.tooMany', { max: formatNumber(locale, MAX_SELECTED) }),
      }}
      plainSelectAll={
        <div className={selection.plainSelectAll}>
          <ChipLink
            href={areAllSelected ? parcelsHref(search) : parcelsHref(search, { select: 'all' })}
            selected={areAllSelected}
          >
            {t(areAllSelected ? 'inStock.selectNone' : 'inStock.selectAll')}
          </ChipLink>
        </div>
      }
    >
      {children}
    </SelectionArea>
  );
}

function NoParcels({ view, search }: Pick<ParcelListProps, 'view' | 'search'>) {
  const { t } = view;
  const { tab, keyword } = search;
  if (keyword) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('inStock.none.found')}
        text={t('inStock.none.foundText')}
        action={
          <ButtonLink href={parcelsHref({ ...search, keyword: '' })}>{t('list.all')}</ButtonLink>
        }
      />
    );
  }
  const isStored = tab === 'stored';
  return (
    <EmptyState
      icon={<WarehouseIcon />}
      title={t(`inStock.none.${tab}`)}
      text={
        tab === 'stored'
          ? shippingText(view, 'inStock.none.storedText')
          : t(`inStock.none.${tab}Text`)
      }
      action={
        isStored ? (
          <>
            <ButtonLink variant="primary" href="/my/purchase">
              {t('inStock.none.orders')}
            </ButtonLink>
            <ButtonLink href="/">{t('inStock.none.shop')}</ButtonLink>
          </>
        ) : (
          <ButtonLink href="/my/in-stock-items">{t('inStock.none.showStored')}</ButtonLink>
        )
      }
    />
  );
}
