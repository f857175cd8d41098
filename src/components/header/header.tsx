import { endpoints } from '../../contract/endpoints.ts';
import { Link } from '../../framework/link.tsx';
import { pathnameOf } from '../../site/match-route.ts';
import { settingsPath } from '../../site/settings-path.ts';
import { currentEntry, headerNavigation, titleOf } from '../navigation/navigation.ts';
import { userMenuEntries } from '../navigation/user-menu-entries.ts';
import { SearchField } from '../search/search-field.tsx';
import { NAVIGATION_SHEET } from '../shell/ids.ts';
import { cx } from '../ui/cx.ts';
import { MenuIcon, SlidersIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Container } from '../ui/layout.tsx';
import { opensModal } from '../ui/modal-commands.ts';
import type { View } from '../view.ts';
import { CartLink } from './cart-link.tsx';
import { CategoryMenu } from './category-menu.tsx';
import * as css from './header.css';
import { HeaderNavigation } from './header-navigation.tsx';
import { NavigationSheet } from './navigation-sheet.tsx';
import { StatusBar } from './status-bar.tsx';
import { UserMenu } from './user-menu.tsx';

type HeaderProps = {
  readonly view: View;
  readonly pagePath: string;
  readonly now: number;
  /**
   * Whether the header shows a search field, only a button that expands it, or a field once the page's own field has
   * left the screen.
   */
  readonly search: 'field' | 'collapsed' | 'onceOwnIsOffScreen';
  /** The top categories. */
  readonly categories: readonly { id: string; name: string }[];
};

const SEARCH_PLACES = {
  field: css.searchPlace,
  collapsed: css.collapsedPlace,
  onceOwnIsOffScreen: css.searchPlaceAfterOwn,
};
/** How the shop's name makes room on a phone. */
const NAMES = {
  field: css.nameBesideSearch,
  collapsed: '',
  onceOwnIsOffScreen: css.nameUntilSearch,
};

/**
 * The status bar; a sticky row with brand, categories, search, account and cart; links to the tenant's articles,
 * and to the categories where there is no menu of them.
 * Order and height are the same on every page.
 */
export function Header({ view, pagePath, now, search, categories }: HeaderProps) {
  const { tenant, t } = view;
  const allCategories = { path: '/categories', label: titleOf('/categories', view) };
  const hasMenu = categories.length > 0;
  const articles = headerNavigation(view);
  const navigation = [allCategories, ...articles];
  const current = currentEntry(navigation, pathnameOf(pagePath))?.path;
  return (
    <header className={css.header}>
      <StatusBar view={view} pagePath={pagePath} now={now} />
      <div className={cx(css.sticky, css.aboveNavigation)}>
        <Container className={css.row}>
          <Link href="/" className={css.brand}>
            <img
              src={tenant.logoImage}
              alt=""
              width={32}
              height={32}
              className={css.logo}
              // Otherwise React would preload the logo before the pictures of the page's content.
              fetchPriority="low"
            />
            <span className={cx(css.name, NAMES[search])}>{tenant.name}</span>
          </Link>
          {hasMenu && (
            <CategoryMenu
              categories={categories}
              label={allCategories.label}
              allLabel={t('home.allCategories')}
            />
          )}
          <div className={css.middle}>
            <div className={SEARCH_PLACES[search]}>
              <SearchField view={view} pagePath={pagePath} collapsed={search === 'collapsed'} />
            </div>
          </div>
          <div className={css.actions}>
            <div className={css.wideOnly}>
              <UserMenu
                entries={userMenuEntries(view)}
                texts={{
                  signIn: t('shell.signIn'),
                  menu: t('shell.accountMenu'),
                  logout: t('shell.logout'),
                }}
              />
            </div>
            <CartLink label={t('nav.cart')} guestCart={tenant.guestCart} />
            <div className={css.phoneOnly}>
              <IconButton
                label={t('shell.menu')}
                icon={<MenuIcon />}
                size="lg"
                {...opensModal(NAVIGATION_SHEET)}
              />
            </div>
          </div>
        </Container>
      </div>
      <div className={css.navigation}>
        <Container>
          <HeaderNavigation
            entries={hasMenu ? articles : navigation}
            current={current}
            label={t('shell.mainNavigation')}
          />
        </Container>
      </div>
      <NavigationSheet
        name={tenant.name}
        texts={{
          menu: t('shell.menu'),
          close: t('shell.closeMenu'),
          logout: t('shell.logout'),
        }}
        entries={navigation}
        current={current}
        {...(hasMenu && { categories })}
        logoutPath={`/api${endpoints.logout.path}`}
      >
        <div className={css.sheetFoot}>
          <Link href={settingsPath(pagePath)} className={css.sheetItem}>
            {t('settings.title')}
            <SlidersIcon />
          </Link>
        </div>
      </NavigationSheet>
    </header>
  );
}
