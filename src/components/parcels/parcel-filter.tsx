import { PARCEL_SORTS } from '../../contract/calls/parcels.ts';
import { translateKey } from '../../i18n/translator.ts';
import * as css from '../list/list-filter.css';
import { KeywordField, ListFilter } from '../list/list-filter.tsx';
import { Select } from '../ui/select.tsx';
import type { View } from '../view.ts';
import { type ParcelSearch, parcelsHref } from './parcel-search.ts';

/** The form for searching and sorting the list. */
export function ParcelFilter({ t, search }: { t: View['t']; search: ParcelSearch }) {
  const { tab, keyword, sort } = search;
  return (
    <ListFilter
      t={t}
      path="/my/in-stock-items"
      tab={tab === 'stored' ? undefined : tab}
      allHref={keyword !== '' && parcelsHref({ ...search, keyword: '', pageNo: 1 })}
    >
      <KeywordField label={t('inStock.search')} keyword={keyword} />
      <div className={css.choice}>
        <Select
          name="sort"
          label={t('inStock.sort')}
          labelHidden
          defaultValue={sort}
          options={PARCEL_SORTS.map((value) => ({
            value,
            label: translateKey(t, `inStock.sort.${value}`),
          }))}
        />
      </div>
    </ListFilter>
  );
}
