import { type ReactNode, useEffect } from 'react';
import { Link } from '../../framework/link.tsx';
import { type MoneyPattern, showAmount } from '../../i18n/money-pattern.ts';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { categoryHref } from '../../site/category-href.ts';
import { productHref } from '../../site/product-href.ts';
import { cx } from '../ui/cx.ts';
import { ClockIcon, GridIcon, SearchIcon } from '../ui/icon.tsx';
import { SmallPicture } from '../ui/picture.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchPath } from './search-decision.ts';
import * as css from './search-input.css';
import * as product from './suggested-product.css';
import type { SuggestionList as List, SuggestedProduct } from './use-suggestions.ts';
import { optionId } from './use-suggestions.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly list: List;
  readonly active: number;
  /** The marketplace in which words are searched. */
  readonly channel: string | undefined;
  readonly texts: SearchTexts;
  readonly cny: MoneyPattern;
};

/** The suggestions below the field: the options of its combobox, which keeps the focus. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, list, active, channel, texts, cny } = props;
  const { recent, keywords, categories, products, typed } = list;
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const words = [...recent, ...keywords];
  const option = (position: number) => ({
    id: optionId(id, position),
    role: 'option',
    'aria-selected': position === active,
    tabIndex: -1,
    className: cx(css.recentLink, position === active && css.active),
  });
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions}>
      {words.map((keyword, position) => (
        <Link
          key={keyword}
          {...option(position)}
          href={searchPath(keyword, channel)}
          onClick={() => rememberSearch(keyword)}
        >
          <span className={css.recentIcon}>
            {position < recent.length ? <ClockIcon size={16} /> : <SearchIcon size={16} />}
          </span>
          <Marked text={keyword} part={typed} />
        </Link>
      ))}
      <Group label={texts.categories} isShown={categories.length > 0}>
        {categories.map((category, index) => (
          <Link
            key={category.id}
            {...option(words.length + index)}
            href={categoryHref(category.id)}
          >
            <span className={css.recentIcon}>
              <GridIcon size={16} />
            </span>
            {category.name}
          </Link>
        ))}
      </Group>
      <Group label={texts.products} isShown={products.length > 0} isUntitled={typed === ''}>
        {products.map((shown, index) => (
          <Link
            key={shown.link}
            {...option(words.length + categories.length + index)}
            href={productHref(shown.link)}
          >
            <Product {...shown} price={showAmount(cny, shown.price)} texts={texts} />
          </Link>
        ))}
      </Group>
    </div>
  );
}

type GroupProps = {
  label: string;
  isShown: boolean;
  /** Whether only screen readers get the label. */
  isUntitled?: boolean;
  children: ReactNode;
};

function Group(props: GroupProps) {
  if (!props.isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by their role.
    <div role="group" aria-label={props.label}>
      {!props.isUntitled && (
        <div className={cx(css.recentHead, css.groupHead)} aria-hidden="true">
          {props.label}
        </div>
      )}
      {props.children}
    </div>
  );
}

function Product(props: SuggestedProduct & { readonly texts: SearchTexts }) {
  const { title, image, price, platform, texts } = props;
  return (
    <span className={product.row}>
      <SmallPicture path={image} alt="" corner="sm" className={product.picture} />
      <bdi className={product.title}>{title}</bdi>
      <span className={product.facts}>
        <bdi className={product.price}>{price}</bdi>
        <span>{texts.platforms[platform]}</span>
      </span>
    </span>
  );
}

/** A keyword with its typed part marked. */
function Marked({ text, part }: { text: string; part: string }) {
  const start = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
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
