import { Link } from '../../framework/link.tsx';
import { ChevronDownIcon, GridIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import * as css from './category-menu.css';

type CategoryMenuProps = {
  readonly view: View;
  /** The top categories; without any, the menu is a link to the page of all. */
  readonly categories: readonly { id: string; name: string }[];
};

const hrefOf = (id: string) => `/product-search?categoryId=${encodeURIComponent(id)}`;

/** The header's menu of categories. It opens without a script; `Dismissals` closes it on Escape or a click outside. */
export function CategoryMenu({ view: { t }, categories }: CategoryMenuProps) {
  const label = t('nav.categories');
  const face = (
    <>
      <GridIcon />
      <span className={css.buttonText}>{label}</span>
    </>
  );
  if (categories.length === 0) {
    return (
      <div className={css.menu}>
        <Link href="/categories" className={css.button} aria-label={label}>
          {face}
        </Link>
      </div>
    );
  }
  return (
    <details className={css.menu} data-menu="">
      <summary className={css.button} aria-label={label}>
        {face}
        <span className={css.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <ul className={css.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOf(id)} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={css.all}>
          <Link href="/categories" className={css.link}>
            {t('home.allCategories')}
          </Link>
        </li>
      </ul>
    </details>
  );
}

/** The categories in the navigation sheet of a phone; that sheet also links to the page of all. */
export function CategorySheetList({ view: { t }, categories }: CategoryMenuProps) {
  if (categories.length === 0) return null;
  return (
    <>
      <p className={css.sheetTitle}>{t('nav.categories')}</p>
      <ul className={css.sheetList}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOf(id)} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
