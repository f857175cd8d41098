import { type Category, SEARCH_SORTS, type SearchResult } from '../../../contract/catalogue.ts';
import { formatCny, formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink, RemovableChip } from '../../ui/chip.tsx';
import { FilterIcon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { View } from '../../view.ts';
import { FILTERS_ID } from './filter-panel.tsx';
import * as css from './results.css';
import { type SearchState, searchHref } from './search-state.ts';

/** The marketplaces, each with how much it has of what is searched for. */
export function MarketplaceTabs(props: {
  view: View;
  state: SearchState;
  channels: SearchResult['facets']['channels'];
}) {
  const { view, state, channels } = props;
  const { t, locale } = view;
  const all = channels.reduce((sum, { count }) => sum + count, 0);
  const tab = (channel: SearchState['channel'], label: string, count: number) => ({
    href: searchHref(state, { channel }),
    label,
    count: formatNumber(locale, count),
    current: state.channel === channel,
  });
  return (
    <Tabs
      label={t('home.marketplaces')}
      tabs={[
        tab(undefined, t('results.all'), all),
        ...view.tenant.tenantPreference.productPlatforms.map((platform) =>
          tab(
            platform,
            translateKey(t, `platform.${platform}`),
            channels.find(({ id }) => id === platform)?.count ?? 0,
          ),
        ),
      ]}
    />
  );
}

/** How the results are ordered, and the way to the filters on a phone. */
export function SortBar({ view, state, on }: { view: View; state: SearchState; on: number }) {
  const { t } = view;
  return (
    <div className={css.bar}>
      <Button
        className={css.openFilters}
        size="sm"
        icon={<FilterIcon size={16} />}
        popoverTarget={FILTERS_ID}
      >
        {t('results.openFilters', { count: on })}
      </Button>
      <nav className={css.sorts} aria-label={t('results.sort')}>
        {SEARCH_SORTS.map((sort) => (
          <ChipLink
            key={sort}
            href={searchHref(state, { sort })}
            selected={sort === state.sort}
            className={css.sort}
          >
            {translateKey(t, `results.sort.${sort}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}

export type ActiveFilter = { label: string; href: string };

/** What narrows the results, each with the address without it. */
export function activeFilters(
  { t, locale }: View,
  state: SearchState,
  path: readonly Category[],
  names: { shop: string | undefined; collection: string | undefined },
): ActiveFilter[] {
  const { priceStart, priceEnd, filters, shopId, productCollectionId, categoryId, snId } = state;
  const without = (changes: Partial<SearchState>) => searchHref(state, changes);
  const from = priceStart && formatCny(locale, priceStart);
  const to = priceEnd && formatCny(locale, priceEnd);
  const price =
    from && to
      ? t('results.priceBetween', { from, to })
      : from
        ? t('results.priceAtLeast', { from })
        : to && t('results.priceAtMost', { to });
  const found = [
    (categoryId || snId) && {
      label: path.at(-1)?.name ?? t('results.category'),
      href: without({ categoryId: undefined, snId: undefined }),
    },
    shopId && { label: names.shop ?? t('results.shop'), href: without({ shopId: undefined }) },
    productCollectionId && {
      label: names.collection ?? t('results.collection'),
      href: without({ productCollectionId: undefined }),
    },
    price && { label: price, href: without({ priceStart: undefined, priceEnd: undefined }) },
    ...filters.map((filter) => ({
      label: translateKey(t, `results.filter.${filter}`),
      href: without({ filters: filters.filter((one) => one !== filter) }),
    })),
  ];
  return found.filter((filter) => typeof filter === 'object');
}

export function ActiveFilters(props: {
  view: View;
  state: SearchState;
  active: readonly ActiveFilter[];
}) {
  const { view, state, active } = props;
  const { t } = view;
  if (active.length === 0) return null;
  const { keyword, channel, sort } = state;
  const cleared = searchHref({ keyword, channel, sort, filters: [], pageNo: 1, from: 1 });
  return (
    <div className={css.chips}>
      {active.map(({ label, href }) => (
        <RemovableChip key={href} href={href} removeLabel={t('results.remove')}>
          {label}
        </RemovableChip>
      ))}
      {active.length > 1 && <ChipLink href={cleared}>{t('results.clear')}</ChipLink>}
    </div>
  );
}
