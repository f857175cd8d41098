import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { SEARCH_SORTS, type SearchSort } from '../../../contract/values/goods/search-filters.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { ChevronDownIcon, FilterIcon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { View } from '../../view.ts';
import { FILTERS_ID } from './filter-panel.tsx';
import * as css from './results.css';
import { type SearchState, searchHref } from './search-state.ts';

/**
 * The marketplaces, each with its number of results if known. A marketplace is a `ProductPlatform`; the
 * query and the facets call it a channel.
 */
export function MarketplaceTabs(props: {
  view: View;
  state: SearchState;
  result: Pick<SearchResult, 'facets' | 'unavailable'>;
}) {
  const { view, state, result } = props;
  const { t, locale } = view;
  const counts = new Map(
    result.facets.channels
      .filter(({ id }) => !result.unavailable.some((platform) => platform === id))
      .map(({ id, count }) => [id, count]),
  );
  const { productPlatforms } = view.tenant.tenantPreference;
  const totalCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const areAllCounted = productPlatforms.every((platform) => counts.has(platform));
  // Without results the tabs are of use only if a marketplace is not counted, and so may have some. A search
  // by picture does without them also then.
  if (totalCount === 0 && (state.imageUrl || areAllCounted)) return null;
  const tab = (channel: SearchState['channel'], label: string, count: number | undefined) => ({
    href: searchHref(state, { channel }),
    label,
    current: state.channel === channel,
    ...(count !== undefined && { count: formatNumber(locale, count) }),
  });
  return (
    <Tabs
      label={t('home.marketplaces')}
      tabs={[
        tab(undefined, t('results.all'), areAllCounted ? totalCount : undefined),
        ...productPlatforms.map((platform) =>
          tab(platform, translateKey(t, `platform.${platform}`), counts.get(platform)),
        ),
      ]}
    />
  );
}

/** Results of a picture search are sorted by similarity (`relevance`) or by price. */
const PICTURE_SORTS: readonly SearchSort[] = ['relevance', 'price-asc', 'price-desc'];

const SORT_ID = 'sort';

/** The choices of sorting. On a phone they are a sheet, as the filters are, and each sheet has a button here. */
export function SortBar(props: { view: View; state: SearchState; activeCount: number }) {
  const { view, state, activeCount } = props;
  const { t } = view;
  const labelOf = (sort: SearchSort) =>
    state.imageUrl && sort === 'relevance'
      ? t('results.sort.alike')
      : translateKey(t, `results.sort.${sort}`);
  return (
    <div className={css.bar}>
      <Button
        className={css.openFilters}
        size="sm"
        icon={<FilterIcon size={16} />}
        popoverTarget={FILTERS_ID}
      >
        {t('results.openFilters', { count: activeCount })}
      </Button>
      <Button
        className={css.openSort}
        size="sm"
        popoverTarget={SORT_ID}
        aria-label={`${t('results.sort')}: ${labelOf(state.sort)}`}
      >
        <span className={css.sortName}>{labelOf(state.sort)}</span>
        <ChevronDownIcon size={16} />
      </Button>
      <nav id={SORT_ID} popover="auto" className={css.sorts} aria-label={t('results.sort')}>
        {(state.imageUrl ? PICTURE_SORTS : SEARCH_SORTS).map((sort) => (
          <ChipLink
            key={sort}
            href={searchHref(state, { sort })}
            selected={sort === state.sort}
            className={css.sort}
          >
            {labelOf(sort)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
