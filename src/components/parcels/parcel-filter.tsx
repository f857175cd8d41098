import { PARCEL_SORTS } from '../../contract/parcels.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { type ParcelSearch, parcelsHref } from './parcel-search.ts';
import * as css from './parcels.css';

/** Search and order of the list, as one plain form. */
export function ParcelFilter({ t, search }: { t: View['t']; search: ParcelSearch }) {
  return (
    <search>
      <form className={css.filter} method="get" action="/my/in-stock-items">
        {search.tab !== 'stored' && <input type="hidden" name="tab" value={search.tab} />}
        <div className={css.search}>
          <TextInput
            type="search"
            name="q"
            label={t('inStock.search')}
            labelHidden
            placeholder={t('inStock.search')}
            leading={<SearchIcon />}
            defaultValue={search.keyword}
            maxLength={80}
          />
        </div>
        <Select
          name="sort"
          label={t('inStock.sort')}
          labelHidden
          defaultValue={search.sort}
          options={PARCEL_SORTS.map((sort) => ({
            value: sort,
            label: translateKey(t, `inStock.sort.${sort}`),
          }))}
        />
        <div className={css.filterButtons}>
          <Button type="submit">{t('inStock.find')}</Button>
          {search.keyword && (
            <ButtonLink variant="ghost" href={parcelsHref({ ...search, keyword: '', pageNo: 1 })}>
              {t('inStock.findAll')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
