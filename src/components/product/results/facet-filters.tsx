import type { SearchFacets } from '../../../contract/calls/catalogue.ts';
import {
  SEARCH_SERVICES,
  type SearchFilter,
} from '../../../contract/values/goods/search-filters.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { View } from '../../view.ts';
import { type Choice, Choices } from './choices.tsx';
import { priceText } from './price-text.ts';
import {
  attributeFilter,
  chosenMinOrder,
  minOrderFilter,
  withFilter,
  withoutFilter,
} from './search-filters.ts';
import { type SearchState, searchHref } from './search-state.ts';

export type FacetProps = { view: View; state: SearchState; facets: SearchFacets };

/** A choice with the number of its products, not yet formatted; undefined if not counted. */
type CountedChoice = { href: string; label: string; count: number | undefined; on: boolean };

/** The first choices are shown at once, and the others folded if there are enough of them. */
const UNFOLDED_CHOICES = 6;
const MIN_FOLDED_CHOICES = 3;

type FacetChoicesProps = {
  view: View;
  title: string;
  choices: readonly CountedChoice[];
  single?: boolean;
};

/** The choices of a facet, without those that have no results. Renders nothing if no choice is left. */
function FacetChoices({ view, title, choices, single }: FacetChoicesProps) {
  const { t, locale } = view;
  const offered = choices
    .filter(({ on, count }) => on || count !== 0)
    .map(({ href, label, count, on }): Choice => {
      const text = count === undefined ? undefined : formatNumber(locale, count);
      return { href, label, count: text, ...(on && { on }) };
    });
  if (offered.length === 0) return null;
  const isFolded = offered.length >= UNFOLDED_CHOICES + MIN_FOLDED_CHOICES;
  const unfolded = isFolded ? offered.slice(0, UNFOLDED_CHOICES) : offered;
  const folded = offered.slice(unfolded.length);
  const more = folded.length > 0 ? t('results.moreChoices', { count: folded.length }) : '';
  return <Choices {...{ title, unfolded, folded, more, single }} />;
}

/** A filter as a choice; an empty list if the URL has no room for one more filter. */
function choiceOf(
  state: SearchState,
  filter: SearchFilter,
  shown: Pick<CountedChoice, 'label' | 'count'>,
): CountedChoice[] {
  const on = state.filters.includes(filter);
  const filters = (on ? withoutFilter : withFilter)(state.filters, filter);
  return filters === state.filters ? [] : [{ ...shown, on, href: searchHref(state, { filters }) }];
}

/** A list of choices for each attribute. */
export function AttributeFilters({ view, state, facets }: FacetProps) {
  return facets.attributes.map(({ id, name, values }) => (
    <FacetChoices
      key={id}
      view={view}
      title={name}
      choices={values.flatMap((value) =>
        choiceOf(state, attributeFilter(value.id), { label: value.name, count: value.count }),
      )}
    />
  ));
}

export function ServiceFilter({ view, state, facets }: FacetProps) {
  const { t } = view;
  const counts = new Map(facets.services.map(({ id, count }) => [id, count]));
  return (
    <FacetChoices
      view={view}
      title={t('results.services')}
      choices={SEARCH_SERVICES.flatMap((id) =>
        choiceOf(state, id, {
          label: translateKey(t, `results.filter.${id}`),
          count: counts.get(id) ?? 0,
        }),
      )}
    />
  );
}

/** The filter by minimum order. */
export function MinOrderFilter({ view, state, facets }: FacetProps) {
  const { t } = view;
  const chosen = chosenMinOrder(state.filters);
  const counts = new Map(facets.minOrders.map(({ pieces, count }) => [pieces, count]));
  const offered = new Set([...counts.keys(), ...(chosen ? [chosen] : [])]);
  // If all products have the same minimum order, there is no choice.
  if (!chosen && offered.size === 1) return null;
  return (
    <FacetChoices
      single
      view={view}
      title={t('results.minOrder')}
      choices={[...offered]
        .sort((a, b) => a - b)
        .flatMap((pieces) =>
          choiceOf(state, minOrderFilter(pieces), {
            label: t('results.minOrderOf', { pieces }),
            count: counts.get(pieces),
          }),
        )}
    />
  );
}

/** The filter by price range, with ranges for these results. */
export function PriceBands({ view, state, facets }: FacetProps) {
  const chosen = rangeKey(state.priceStart, state.priceEnd);
  return (
    <FacetChoices
      single
      view={view}
      title={view.t('results.price')}
      choices={facets.prices.map(({ from, to, count }) => {
        const on = rangeKey(from, to) === chosen;
        const range = on ? {} : { priceStart: from, priceEnd: to };
        return {
          href: searchHref(state, { priceStart: undefined, priceEnd: undefined, ...range }),
          label: priceText(view, from, to) ?? '',
          count,
          on,
        };
      })}
    />
  );
}

/** A price range in fen, to compare: "1.0" and "1.00" are the same price. */
const rangeKey = (...ends: (string | undefined)[]) =>
  ends.map((end) => (end === undefined ? '' : toFen(end))).join('-');
