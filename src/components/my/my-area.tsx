import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import type { RoutePath } from '../../site/routes.ts';
import { titleOf } from '../navigation/navigation.ts';
import { PERSONAL_PAGE_ICONS } from '../navigation/personal-page-icons.ts';
import { userMenuPaths } from '../navigation/user-menu-entries.ts';
import { BoxIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import * as css from './my-area.css';
import { ScrollToCurrentTab } from './scroll-to-current-tab.tsx';
import { UnreadBadge } from './unread-badge.tsx';

type MyAreaProps = { view: View; pathname: string; children: ReactNode };

/** The layout of the personal pages, with their side navigation. */
export function MyArea({ view, pathname, children }: MyAreaProps) {
  const personal = userMenuPaths(view.tenant).filter((path) => path.startsWith('/my/'));
  const paths: readonly RoutePath[] = ['/my', ...personal];
  const isCurrent = (path: RoutePath) =>
    pathname === path || (path !== '/my' && pathname.startsWith(`${path}/`));
  return (
    <Container>
      <div className={css.area}>
        <nav className={css.nav} aria-label={view.t('my.navigation')}>
          {paths.map((path) => {
            const EntryIcon = PERSONAL_PAGE_ICONS[path] ?? BoxIcon;
            const icon = <EntryIcon />;
            return (
              <Link
                key={path}
                href={path}
                className={css.entry}
                aria-current={isCurrent(path) ? 'page' : undefined}
              >
                {path === '/my/message' ? <WithUnreadCount>{icon}</WithUnreadCount> : icon}
                {titleOf(path, view)}
              </Link>
            );
          })}
        </nav>
        <div className={css.content}>{children}</div>
        <ScrollToCurrentTab tab={pathname} />
      </div>
    </Container>
  );
}

/** The icon of the messages, with the number of unread ones. */
function WithUnreadCount({ children }: { children: ReactNode }) {
  return (
    <span className={css.counted}>
      {children}
      <span className={css.count}>
        <UnreadBadge />
      </span>
    </span>
  );
}
