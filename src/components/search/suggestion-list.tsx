import { useEffect } from 'react';
import { Link } from '../../framework/link.tsx';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { cx } from '../ui/cx.ts';
import { GridIcon, SearchIcon } from '../ui/icon.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchPath } from './search-decision.ts';
import * as css from './search-input.css';
import type { SuggestionList as List } from './use-suggestions.ts';
import { optionId } from './use-suggestions.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly list: List;
  readonly active: number;
  readonly texts: SearchTexts;
};

/**
 * Keywords and categories below the field: the options of its combobox, which keeps the focus. They
 * lead to a search in all marketplaces, because the field's marketplace may have no results.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, list, active, texts } = props;
  const { keywords, categories, typed } = list;
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (position: number) => ({
    id: optionId(id, position),
    role: 'option',
    'aria-selected': position === active,
    tabIndex: -1,
    className: cx(css.recentLink, position === active && css.active),
  });
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} className={css.panel}>
      {keywords.map((keyword, position) => (
        <Link
          key={keyword}
          {...option(position)}
          href={searchPath(keyword, undefined)}
          onClick={() => rememberSearch(keyword)}
        >
          <span className={css.recentIcon}>
            <SearchIcon size={16} />
          </span>
          <Marked text={keyword} part={typed} />
        </Link>
      ))}
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by their role.
        <div role="group" aria-label={texts.categories}>
          <div className={cx(css.recentHead, css.groupHead)} aria-hidden="true">
            {texts.categories}
          </div>
          {categories.map((category, index) => (
            <Link
              key={category.id}
              {...option(keywords.length + index)}
              href={`/product-search?categoryId=${encodeURIComponent(category.id)}`}
            >
              <span className={css.recentIcon}>
                <GridIcon size={16} />
              </span>
              {category.name}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

/** A keyword with its typed part marked. */
function Marked({ text, part }: { text: string; part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (start < 0) return <bdi>{text}</bdi>;
  const end = start + part.length;
  return (
    <bdi>
      {text.slice(0, start)}
      <mark className={css.marked}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </bdi>
  );
}
