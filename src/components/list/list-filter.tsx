import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './list-filter.css';
import { isNarrowed, type ListSearch, listHref } from './list-search.ts';

type ListFilterProps = {
  t: View['t'];
  /** The path of the list. */
  path: string;
  /** The open tab, which the form keeps; undefined for the default tab. */
  tab?: string | undefined;
  /** Label of the submit button; default: "Find". */
  submitLabel?: string;
  /** URL of the unfiltered list, if a filter is set. */
  allHref?: string | false;
  children: ReactNode;
};

/** The filter of a list, as one plain form. On a phone it is folded unless a filter is set. */
export function ListFilter({ t, path, tab, submitLabel, allHref, children }: ListFilterProps) {
  return (
    <search>
      <details className={css.fold} open={Boolean(allHref)}>
        <summary className={css.foldSummary}>
          <SearchIcon />
          {t('list.filter')}
        </summary>
        <form className={css.filter} method="get" action={path}>
          {tab && <input type="hidden" name="tab" value={tab} />}
          {children}
          <div className={css.buttons}>
            <Button type="submit">{submitLabel ?? t('list.find')}</Button>
            {allHref && (
              <ButtonLink variant="ghost" href={allHref}>
                {t('list.all')}
              </ButtonLink>
            )}
          </div>
        </form>
      </details>
    </search>
  );
}

type SearchFilterProps = {
  view: Pick<View, 't' | 'locale'>;
  path: string;
  label: string;
  search: ListSearch<string>;
};

/** The filter of a list with tabs: a search field and two dates. */
export function SearchFilter({ view, path, label, search }: SearchFilterProps) {
  const { tab, keyword } = search;
  const all = { tab, keyword: '', dateStart: '', dateEnd: '', pageNo: 1 };
  return (
    <ListFilter
      t={view.t}
      path={path}
      tab={tab === 'all' ? undefined : tab}
      allHref={isNarrowed(search) && listHref(path, all)}
    >
      <KeywordField label={label} keyword={keyword} />
      <DayFields view={view} {...search} />
    </ListFilter>
  );
}

/** The search field. */
export function KeywordField({ label, keyword }: { label: string; keyword: string }) {
  return (
    <div className={css.wide}>
      <TextInput
        type="search"
        name="q"
        label={label}
        labelHidden
        placeholder={label}
        leading={<SearchIcon />}
        defaultValue={keyword}
        maxLength={80}
      />
    </div>
  );
}

type DayFieldsProps = { view: Pick<View, 't' | 'locale'>; dateStart: string; dateEnd: string };

/**
 * The fields for the first and the last day. Browsers write dates in their own language, so the chosen day is repeated
 * below each field in the reader's language.
 */
export function DayFields({ view: { t, locale }, dateStart, dateEnd }: DayFieldsProps) {
  return (
    <>
      <div className={css.day}>
        <TextInput
          type="date"
          name="dateStart"
          label={t('list.from')}
          hint={dateStart && formatDay(locale, dateStart)}
          defaultValue={dateStart}
          max={dateEnd || undefined}
        />
      </div>
      <div className={css.day}>
        <TextInput
          type="date"
          name="dateEnd"
          label={t('list.until')}
          hint={dateEnd && formatDay(locale, dateEnd)}
          defaultValue={dateEnd}
          min={dateStart || undefined}
        />
      </div>
    </>
  );
}
