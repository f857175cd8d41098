import { Link } from '../../framework/link.tsx';
import { categoryHref } from '../../site/category-href.ts';
import { ChevronDownIcon, GridIcon } from '../ui/icon.tsx';
import * as css from './category-menu.css';

type CategoryMenuProps = {
  readonly categories: readonly { id: string; name: string }[];
  /** Name of the menu, and of its link to all categories. */
  readonly label: string;
  readonly allLabel: string;
};

/**
 * The header's menu of categories, without a script of its own. It opens without any; `Dismissals` closes it on Escape or
 * a click outside.
 */
export function CategoryMenu({ categories, label, allLabel }: CategoryMenuProps) {
  return (
    <details className={css.menu} data-menu="">
      <summary className={css.button}>
        <GridIcon />
        <span className={css.buttonText}>{label}</span>
        <span className={css.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <ul className={css.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={categoryHref(id)} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={css.allCategories}>
          <Link href="/categories" className={css.link}>
            {allLabel}
          </Link>
        </li>
      </ul>
    </details>
  );
}
