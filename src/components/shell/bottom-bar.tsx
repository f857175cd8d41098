'use client';
import { useRouter } from 'waku';
import { Link } from '../../framework/link.tsx';
import { visuallyHidden } from '../../theme/global.css';
import { useCartHref } from '../header/cart-link.tsx';
import { PICTURE_SEARCH_PATH, panelOpenerProps } from '../image-search/picture-search-path.ts';
import { useShopper } from '../session/shopper.ts';
import { CountBadge } from '../ui/badge.tsx';
import { CameraIcon, CartIcon, GridIcon, HomeIcon, UserIcon } from '../ui/icon.tsx';
import * as css from './bottom-bar.css';

type BottomBarProps = {
  /** Whether visitors without an account have a cart. */
  readonly guestCart: boolean;
  readonly texts: {
    readonly label: string;
    readonly home: string;
    readonly categories: string;
    readonly picture: string;
    readonly cart: string;
    readonly me: string;
  };
};

/** A phone's navigation at the bottom of the screen. */
export function BottomBar({ guestCart, texts }: BottomBarProps) {
  const { path } = useRouter();
  const { cart, profile } = useShopper();
  // `section` is the path at or below which an entry is the current one.
  const entries = [
    { section: '/', href: '/', label: texts.home, EntryIcon: HomeIcon },
    { section: '/categories', href: '/categories', label: texts.categories, EntryIcon: GridIcon },
    {
      section: PICTURE_SEARCH_PATH,
      href: PICTURE_SEARCH_PATH,
      label: texts.picture,
      EntryIcon: CameraIcon,
      linkProps: panelOpenerProps,
    },
    {
      section: '/cart',
      href: useCartHref(guestCart),
      label: texts.cart,
      EntryIcon: CartIcon,
      count: cart?.totalItems,
    },
    {
      section: '/my',
      href: '/my',
      label: texts.me,
      EntryIcon: UserIcon,
      count: profile?.unreadNotificationCount,
    },
  ];
  return (
    <nav className={css.bar} aria-label={texts.label}>
      <ul className={css.list}>
        {entries.map(({ section, href, label, EntryIcon, linkProps, count: items = 0 }) => (
          <li key={section} className={css.item}>
            <Link
              {...linkProps}
              href={href}
              className={css.link}
              aria-current={isIn(path, section) ? 'page' : undefined}
            >
              <span className={css.icon} aria-hidden="true">
                <EntryIcon />
                <CountBadge count={items} corner />
              </span>
              <span className={css.text}>{label}</span>
              {items > 0 && <span className={visuallyHidden}>({items})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isIn = (path: string, section: string) =>
  section === '/' ? path === '/' : path === section || path.startsWith(`${section}/`);
