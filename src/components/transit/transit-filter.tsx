import * as css from '../orders/orders.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { type TransitSearch, transitsHref } from './transit-search.ts';

/** Search and days of the list, as one plain form. */
export function TransitFilter({ t, search }: { t: View['t']; search: TransitSearch }) {
  const filtered = search.keyword || search.dateStart || search.dateEnd;
  const nothing = { ...search, keyword: '', dateStart: '', dateEnd: '', pageNo: 1 };
  return (
    <search>
      <form className={css.filter} method="get" action="/my/transit">
        {search.tab !== 'all' && <input type="hidden" name="tab" value={search.tab} />}
        <TextInput
          type="search"
          name="q"
          label={t('transit.search')}
          labelHidden
          placeholder={t('transit.search')}
          leading={<SearchIcon />}
          defaultValue={search.keyword}
          maxLength={80}
        />
        <div className={css.dates}>
          <TextInput
            type="date"
            name="dateStart"
            label={t('order.from')}
            defaultValue={search.dateStart}
            max={search.dateEnd || undefined}
          />
          <TextInput
            type="date"
            name="dateEnd"
            label={t('order.until')}
            defaultValue={search.dateEnd}
            min={search.dateStart || undefined}
          />
        </div>
        <div className={css.filterButtons}>
          <Button type="submit">{t('order.find')}</Button>
          {filtered && (
            <ButtonLink variant="ghost" href={transitsHref(nothing)}>
              {t('order.findAll')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
