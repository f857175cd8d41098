import type { Category } from '../../../contract/calls/catalogue.ts';
import { Link } from '../../../framework/link.tsx';
import { cnySign, formatNumber } from '../../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, ChevronStartIcon, CloseIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import {
  AttributeFilters,
  type FacetProps,
  MinOrderFilter,
  PriceBands,
  ServiceFilter,
} from './facet-filters.tsx';
import * as css from './filters.css';
import { type SearchState, searchFields, searchHref, withChanges } from './search-state.ts';

type FilterProps = FacetProps & {
  /** The current category and its parents. */
  path: readonly Category[];
  /** Label of the button that closes the sheet on a phone, with the number of results. */
  showLabel: string;
  /** URL of the results without filters; undefined if no filter is active. */
  clearHref: string | undefined;
};

export const FILTERS_ID = 'filters';

/** The filters. Each is a link or a plain form. On a phone the panel is a sheet. */
export function FilterPanel(props: FilterProps) {
  const { view, state, facets, showLabel, clearHref } = props;
  const { t } = view;
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      data-stays
      className={css.filters}
      aria-label={t('results.filters')}
    >
      <div className={css.panelHead}>
        {t('results.filters')}
        <IconButton
          label={t('results.close')}
          icon={<CloseIcon />}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <div className={css.panel}>
        <CategoryFilter {...props} />
        <div className={css.group}>
          <PriceBands {...{ view, state, facets }} />
          <PriceForm {...props} />
        </div>
        <AttributeFilters {...{ view, state, facets }} />
        <MinOrderFilter {...{ view, state, facets }} />
        <ServiceFilter {...{ view, state, facets }} />
      </div>
      <div className={css.panelFoot}>
        {clearHref && (
          <ButtonLink href={clearHref} className={css.clear}>
            {t('results.clear')}
          </ButtonLink>
        )}
        <Button variant="primary" block popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </aside>
  );
}

function CategoryFilter({ view, state, facets, path }: FilterProps) {
  const { t, locale } = view;
  const chosen = path.at(-1);
  const offered = facets.categories.filter(({ id, count }) => count > 0 || id === chosen?.id);
  if (offered.length === 0 && !chosen) return null;
  // A category without children is shown among its siblings, not above them.
  const above = path.filter(({ children }) => children.length > 0);
  const categoryHref = (categoryId?: string) => searchHref(state, { categoryId, snId: undefined });
  return (
    <nav className={css.group} aria-label={t('results.categories')}>
      <h2 className={css.groupTitle}>{t('results.categories')}</h2>
      <ul className={css.choices}>
        {chosen && (
          <li>
            <Link href={categoryHref()} className={css.choice}>
              <ChevronStartIcon size={16} />
              <span className={css.choiceName}>{t('results.allCategories')}</span>
            </Link>
          </li>
        )}
        {above.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={categoryHref(id)}
              className={css.choice}
              aria-current={id === chosen?.id || undefined}
            >
              <ChevronStartIcon size={16} />
              <span className={css.choiceName}>{name}</span>
            </Link>
          </li>
        ))}
        {offered.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              href={categoryHref(id)}
              className={css.choice}
              aria-current={id === chosen?.id || undefined}
            >
              <span className={css.choiceName}>{name}</span>
              <span className={css.choiceCount}>{formatNumber(locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PRICE_FIELDS: readonly string[] = ['priceStart', 'priceEnd'] satisfies (keyof SearchState)[];

/** Two fields for a price range, with the rest of the search in hidden fields. */
function PriceForm({ view, state, facets }: FilterProps) {
  const { t } = view;
  const otherFields = searchFields(withChanges(state, {})).filter(
    ([name]) => !PRICE_FIELDS.includes(name),
  );
  const priceInput = {
    type: 'text',
    inputMode: 'decimal',
    pattern: '\\d{1,7}([.,]\\d{1,2})?',
  } as const;
  return (
    <form action="/product-search" className={css.group}>
      {facets.prices.length === 0 && <h2 className={css.groupTitle}>{t('results.price')}</h2>}
      {otherFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.price}>
        <TextInput
          {...priceInput}
          key={`from ${state.priceStart}`}
          name="priceStart"
          label={t('results.priceFrom')}
          placeholder={t('results.priceFrom')}
          labelHidden
          leading={cnySign(view.locale)}
          defaultValue={state.priceStart}
        />
        <TextInput
          {...priceInput}
          key={`to ${state.priceEnd}`}
          name="priceEnd"
          label={t('results.priceTo')}
          placeholder={t('results.priceTo')}
          labelHidden
          leading={cnySign(view.locale)}
          defaultValue={state.priceEnd}
        />
        <IconButton
          type="submit"
          variant="secondary"
          label={t('results.applyPrice')}
          icon={<CheckIcon />}
        />
      </div>
    </form>
  );
}
