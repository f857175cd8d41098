import type { SearchFacets } from '../../../contract/calls/catalogue.ts';
import type { SearchFilter } from '../../../contract/values/goods/search-filters.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { ChipLink, RemovableChip } from '../../ui/chip.tsx';
import type { View } from '../../view.ts';
import { priceText } from './price-text.ts';
import * as css from './results.css';
import { chosenMinOrder, chosenValues, withoutFilter } from './search-filters.ts';
import { clearedHref, type SearchState, searchHref } from './search-state.ts';

export type ActiveFilter = { label: string; href: string };

/** Names of the filters that the URL gives as ids; undefined if unknown. */
export type FilterNames = {
  category: string | undefined;
  shop: string | undefined;
  collection: string | undefined;
};

/** The active filters, each with a link that removes it. */
export function activeFilters(
  view: View,
  state: SearchState,
  facets: SearchFacets,
  names: FilterNames,
): ActiveFilter[] {
  const { t } = view;
  const { priceStart, priceEnd, filters, shopId, productCollectionId, categoryId, snId } = state;
  const hrefWith = (changes: Partial<SearchState>) => searchHref(state, changes);
  const price = priceText(view, priceStart, priceEnd);
  const active = [
    (categoryId || snId) && {
      label: names.category ?? t('results.category'),
      href: hrefWith({ categoryId: undefined, snId: undefined }),
    },
    shopId && { label: names.shop ?? t('results.shop'), href: hrefWith({ shopId: undefined }) },
    productCollectionId && {
      label: names.collection ?? t('results.collection'),
      href: hrefWith({ productCollectionId: undefined }),
    },
    price && { label: price, href: hrefWith({ priceStart: undefined, priceEnd: undefined }) },
    ...filters.map((filter) => ({
      label: filterName(view, facets, filter),
      href: hrefWith({ filters: withoutFilter(filters, filter) }),
    })),
  ];
  return active.filter((filter) => typeof filter === 'object');
}

function filterName({ t }: View, facets: SearchFacets, filter: SearchFilter): string {
  const pieces = chosenMinOrder([filter]);
  if (pieces) return t('results.minOrderChip', { pieces });
  const [valueId] = chosenValues([filter]);
  if (valueId === undefined) return translateKey(t, `results.filter.${filter}`);
  for (const { name, values } of facets.attributes) {
    const value = values.find(({ id }) => id === valueId);
    if (value) return t('results.attributeChip', { name, value: value.name });
  }
  // No result has this attribute value, so its name is unknown.
  return t('results.attributeUnknown');
}

export function ActiveFilters(props: {
  view: View;
  state: SearchState;
  active: readonly ActiveFilter[];
}) {
  const { view, active } = props;
  const { t } = view;
  if (active.length === 0) return null;
  return (
    <nav className={css.active} aria-label={t('results.active')}>
      {active.map(({ label, href }) => (
        <RemovableChip
          key={href}
          href={href}
          rel="nofollow"
          removeLabel={t('results.remove')}
          className={css.activeChip}
        >
          <span className={css.activeName}>{label}</span>
        </RemovableChip>
      ))}
      {active.length > 1 && (
        <ChipLink href={clearedHref(props.state)} className={css.activeChip}>
          {t('results.clear')}
        </ChipLink>
      )}
    </nav>
  );
}
