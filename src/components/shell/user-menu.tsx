'use client';
import { useRouter } from 'waku';
import { visuallyHidden } from '../../theme/global.css';
import { useCart } from '../session/use-cart.ts';
import { useProfile } from '../session/use-profile.ts';
import { CountBadge } from '../ui/badge.tsx';
import type { MenuItem } from '../ui/dropdown-menu.tsx';
import { LogoutIcon, UserIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { LOGOUT_FORM } from './ids.ts';
import { loginHref } from './login-href.ts';
import type { NavigationEntry } from './navigation.ts';
import { OWN_PAGE_ICONS } from './own-page-icons.ts';
import * as css from './user-menu.css';

type UserMenuProps = {
  readonly entries: readonly NavigationEntry[];
  readonly texts: { readonly signIn: string; readonly menu: string; readonly logout: string };
};

const sendLogout = () => {
  const form = document.getElementById(LOGOUT_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

/**
 * Who is signed in, and the menu of their pages. A visitor's leads to sign in; before the script
 * knows, it leads to a page that asks for that itself.
 */
export function UserMenu({ entries, texts }: UserMenuProps) {
  const { signedIn, profile } = useProfile();
  const { cart } = useCart();
  const { path, query } = useRouter();
  const unread = profile?.unreadNotificationCount ?? 0;
  const face = (
    <>
      {signedIn && <span className={visuallyHidden}>{texts.menu}</span>}
      <span className={css.face}>
        <UserIcon />
        <CountBadge count={unread} corner />
      </span>
      <span className={css.words}>{signedIn ? profile?.name : texts.signIn}</span>
    </>
  );
  if (!signedIn) {
    const href = signedIn === false ? loginHref(path, query) : '/my/purchase';
    return (
      <Link href={href} className={css.trigger}>
        {face}
      </Link>
    );
  }
  const counts: Readonly<Record<string, number>> = {
    '/my/message': unread,
    '/cart': cart?.totalItems ?? 0,
  };
  const pages = entries.map((entry): MenuItem => {
    const EntryIcon = OWN_PAGE_ICONS[entry.path];
    return {
      key: entry.path,
      href: entry.path,
      label: entry.label,
      icon: EntryIcon && <EntryIcon />,
      aside: <CountBadge count={counts[entry.path] ?? 0} />,
      current: entry.path === path,
    };
  });
  const logout: MenuItem = {
    key: 'logout',
    label: texts.logout,
    icon: <LogoutIcon />,
    onSelect: sendLogout,
    apart: true,
  };
  return (
    <MenuButton items={[...pages, logout]} href="/my/purchase" className={css.trigger} onHover>
      {face}
    </MenuButton>
  );
}
