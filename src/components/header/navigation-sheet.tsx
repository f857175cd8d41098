'use client';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { NAVIGATION_SHEET } from '../shell/ids.ts';
import * as css from './header.css';
import type { NavigationContentProps } from './navigation-content.tsx';

const useContent = staticHtml(() => import('./navigation-content.tsx'));

/** The navigation for which a phone's header has no room. */
export function NavigationSheet(props: NavigationContentProps) {
  const content = useContent(props);
  return (
    <nav
      id={NAVIGATION_SHEET}
      popover="auto"
      className={css.sheet}
      aria-label={props.texts.menu}
      {...content}
    />
  );
}
