import type { Category, SearchResult } from '../../../contract/catalogue.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, ChevronStartIcon, CloseIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { SEARCH_FILTERS, type SearchState, searchFields, searchHref } from './search-state.ts';

type FilterProps = {
  view: View;
  state: SearchState;
  facets: SearchResult['facets'];
  /** The category in force with those above it. */
  path: readonly Category[];
  total: number;
};

export const FILTERS_ID = 'filters';

/** What narrows the results. Everything is a link or a plain form; on a phone it is a sheet. */
export function FilterPanel(props: FilterProps) {
  const { view, total } = props;
  const { t } = view;
  return (
    <aside id={FILTERS_ID} popover="auto" className={css.filters} aria-label={t('results.filters')}>
      <div className={css.panel}>
        <div className={css.panelHead}>
          {t('results.filters')}
          <IconButton
            label={t('results.close')}
            icon={<CloseIcon />}
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
          />
        </div>
        <CategoryFilter {...props} />
        <PriceFilter {...props} />
        <ServiceFilter {...props} />
      </div>
      <div className={css.panelFoot}>
        <Button variant="primary" block popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {t('results.show', { count: total })}
        </Button>
      </div>
    </aside>
  );
}

function CategoryFilter({ view, state, facets, path }: FilterProps) {
  const { t, locale } = view;
  const chosen = path.at(-1);
  if (facets.categories.length === 0 && !chosen) return null;
  // A category without any below it is shown among its neighbours, so it need not stand above them.
  const above = path.filter(({ children }) => children.length > 0);
  const to = (categoryId?: string) => searchHref(state, { categoryId, snId: undefined });
  return (
    <nav className={css.group} aria-label={t('results.categories')}>
      <h2 className={css.groupTitle}>{t('results.categories')}</h2>
      <ul className={css.choices}>
        {chosen && (
          <li>
            <Link href={to()} className={css.choice}>
              <ChevronStartIcon size={16} />
              {t('results.allCategories')}
            </Link>
          </li>
        )}
        {above.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={to(id)}
              className={css.choice}
              aria-current={id === chosen?.id || undefined}
            >
              <ChevronStartIcon size={16} />
              {name}
            </Link>
          </li>
        ))}
        {facets.categories.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              href={to(id)}
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

function PriceFilter({ view, state }: FilterProps) {
  const { t } = view;
  const kept = searchFields({ ...state, pageNo: 1, from: 1 }).filter(
    ([name]) => name !== 'priceStart' && name !== 'priceEnd',
  );
  const field = { type: 'text', inputMode: 'decimal', pattern: '\\d{1,7}([.]\\d{1,2})?' } as const;
  return (
    <form action="/product-search" className={css.group}>
      <h2 className={css.groupTitle}>{t('results.price')}</h2>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.price}>
        <TextInput
          {...field}
          key={`from ${state.priceStart}`}
          name="priceStart"
          label={t('results.priceFrom')}
          placeholder={t('results.priceFrom')}
          labelHidden
          leading="¥"
          defaultValue={state.priceStart}
        />
        <TextInput
          {...field}
          key={`to ${state.priceEnd}`}
          name="priceEnd"
          label={t('results.priceTo')}
          placeholder={t('results.priceTo')}
          labelHidden
          leading="¥"
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

function ServiceFilter({ view, state }: FilterProps) {
  const { t } = view;
  return (
    <nav className={css.group} aria-label={t('results.services')}>
      <h2 className={css.groupTitle}>{t('results.services')}</h2>
      <ul className={css.choices}>
        {SEARCH_FILTERS.map((filter) => {
          const on = state.filters.includes(filter);
          const filters = on
            ? state.filters.filter((one) => one !== filter)
            : [...state.filters, filter];
          return (
            <li key={filter}>
              <Link
                href={searchHref(state, { filters })}
                className={css.choice}
                aria-current={on || undefined}
              >
                <span className={css.box}>{on && <CheckIcon size={16} />}</span>
                <span className={css.choiceName}>
                  {translateKey(t, `results.filter.${filter}`)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
