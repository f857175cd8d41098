import type { Category } from '../../contract/calls/catalogue.ts';
import { Link } from '../../framework/link.tsx';
import { categoryHref } from '../../site/category-href.ts';
import { cx } from '../ui/cx.ts';
import { Picture } from '../ui/picture.tsx';
import type { View } from '../view.ts';
import * as css from './category-tree.css';

/** All categories in three levels, with an index of the top ones. */
export function CategoryTree({ view, tree }: { view: View; tree: readonly Category[] }) {
  const { t } = view;
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('nav.categories')}</h1>
      <nav className={css.index} aria-label={t('categories.index')}>
        {tree.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={css.indexLink}>
            {name}
          </a>
        ))}
      </nav>
      <div className={css.list}>
        {tree.map((top, index) => (
          <TopCategory key={top.id} category={top} eager={index === 0} />
        ))}
      </div>
    </div>
  );
}

function TopCategory({ category, eager }: { category: Category; eager: boolean }) {
  return (
    <section id={category.id} className={css.top}>
      <div className={css.topHead}>
        <Picture
          path={category.image}
          alt=""
          sizes="56px"
          corner="md"
          className={css.topPicture}
          eager={eager}
        />
        <h2 className={css.topName}>
          <Link href={categoryHref(category.id)} className={css.link}>
            {category.name}
          </Link>
        </h2>
      </div>
      <ul className={css.subcategories}>
        {category.children.map((subcategory) => (
          <li key={subcategory.id} className={css.subcategory}>
            <Picture path={subcategory.image} alt="" sizes="72px" corner="md" />
            <div>
              <h3 className={css.subcategoryName}>
                <Link href={categoryHref(subcategory.id)} className={css.link}>
                  {subcategory.name}
                </Link>
              </h3>
              <ul className={css.leaves}>
                {subcategory.children.map((leaf) => (
                  <li key={leaf.id}>
                    <Link href={categoryHref(leaf.id)} className={cx(css.link, css.leaf)}>
                      {leaf.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
