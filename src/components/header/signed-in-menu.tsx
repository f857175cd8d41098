'use client';
import { useRouter } from 'waku';
import type { NavigationEntry } from '../navigation/navigation.ts';
import { PERSONAL_PAGE_ICONS } from '../navigation/personal-page-icons.ts';
import { useShopper } from '../session/shopper.ts';
import { LOGOUT_FORM } from '../shell/ids.ts';
import { CountBadge } from '../ui/badge.tsx';
import type { MenuItem } from '../ui/dropdown-menu.tsx';
import { LogoutIcon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { ShopperFace } from './shopper-face.tsx';
import * as css from './user-menu.css';

export type SignedInMenuProps = {
  readonly entries: readonly NavigationEntry[];
  readonly texts: { readonly menu: string; readonly logout: string };
};

const sendLogout = () => {
  const form = document.getElementById(LOGOUT_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

/** The menu of the shopper's own pages; a lazy island of `UserMenu`. */
export default function SignedInMenu({ entries, texts }: SignedInMenuProps) {
  const { profile, cart } = useShopper();
  const { path } = useRouter();
  const counts: Readonly<Record<string, number>> = {
    '/my/message': profile?.unreadNotificationCount ?? 0,
    '/cart': cart?.totalItems ?? 0,
  };
  const pages = entries.map((entry): MenuItem => {
    const EntryIcon = PERSONAL_PAGE_ICONS[entry.path];
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
    separated: true,
  };
  return (
    <MenuButton items={[...pages, logout]} href="/my" className={css.trigger} opensOnHover>
      <ShopperFace label={texts.menu} />
    </MenuButton>
  );
}
