import type { RoutePath } from '../../site/routes.ts';
import { isArticleEnabled, titleOf } from '../navigation/navigation.ts';
import { SearchField } from '../search/search-field.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './not-found.css';

/** The content of the 404 page: a search field and links. */
export function NotFound({ view }: { readonly view: View }) {
  const { t, tenant } = view;
  const links: { path: RoutePath; label: string }[] = [
    { path: '/', label: t('nav.home') },
    { path: '/categories', label: titleOf('/categories', view) },
  ];
  for (const path of ['/how-to-use', '/faq', '/sourcing-service'] as const) {
    if (isArticleEnabled(tenant, path)) links.push({ path, label: titleOf(path, view) });
  }
  return (
    <div className={css.page}>
      <p className={css.code} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <div className={css.search}>
        <SearchField view={view} size="large" />
      </div>
      <ul className={css.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <ButtonLink href={path}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
