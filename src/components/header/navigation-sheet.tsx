'use client';
import type { ReactNode } from 'react';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { NAVIGATION_SHEET } from '../shell/ids.ts';
import * as css from './header.css';
import type { NavigationContentProps } from './navigation-content.tsx';

const useContent = staticHtml(() => import('./navigation-content.tsx'));

type NavigationSheetProps = NavigationContentProps & {
  /** Content below the navigation, which may differ from page to page, unlike the static HTML of the navigation. */
  readonly children: ReactNode;
};

/** The navigation on a phone, whose header is too narrow for it. */
export function NavigationSheet({ children, ...props }: NavigationSheetProps) {
  const content = useContent(props);
  return (
    <dialog
      id={NAVIGATION_SHEET}
      popover="auto"
      closedby="any"
      className={css.sheet}
      aria-label={props.texts.menu}
    >
      <nav aria-label={props.texts.menu}>
        <div {...content} />
        {children}
      </nav>
    </dialog>
  );
}
