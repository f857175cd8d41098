'use client';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import type { CategoryContentProps } from './category-content.tsx';
import * as css from './category-menu.css';

const useContent = staticHtml(() => import('./category-content.tsx'));

/** The header's menu of categories. It opens without a script; `Dismissals` closes it on Escape or a click outside. */
export function CategoryMenu(props: CategoryContentProps) {
  return <details className={css.menu} data-menu="" {...useContent(props)} />;
}
