'use client';
import type { ReactNode } from 'react';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { useSignedIn } from '../session/use-signed-in.ts';
import { LOGOUT_FORM, NAVIGATION_SHEET } from '../shell/ids.ts';
import * as css from './header.css';
import type { NavigationContentProps } from './navigation-content.tsx';

const useContent = staticHtml(() => import('./navigation-content.tsx'));

type NavigationSheetProps = NavigationContentProps & {
  /** Label of the button that signs out; only a shopper with a session gets it. */
  readonly logout: string;
  /** Shown below the navigation. It may change from page to page, which static HTML can't. */
  readonly children: ReactNode;
};

/** The navigation on a phone, whose header is too narrow for it. */
export function NavigationSheet({ children, logout, ...props }: NavigationSheetProps) {
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
        {useSignedIn() && (
          <button type="submit" form={LOGOUT_FORM} className={css.sheetItem}>
            {logout}
          </button>
        )}
      </nav>
    </dialog>
  );
}
