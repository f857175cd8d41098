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
export function BottomBar({ texts }: BottomBarProps) {
  const { path } = useRouter();
  const count = useShopper().cart?.totalItems ?? 0;
  const stops = [
    { under: '/', href: '/', label: texts.home, StopIcon: HomeIcon },
    { under: '/categories', href: '/categories', label: texts.categories, StopIcon: GridIcon },
    {
      under: PICTURE_SEARCH_PATH,
      href: PICTURE_SEARCH_PATH,
      label: texts.picture,
      StopIcon: CameraIcon,
      opens: panelOpenerProps,
    },
    { under: '/cart', href: useCartHref(), label: texts.cart, StopIcon: CartIcon, count },
    { under: '/my', href: '/my/account', label: texts.me, StopIcon: UserIcon },
  ];
  return (
    <nav className={css.bar} aria-label={texts.label}>
      <ul className={css.list}>
        {stops.map(({ under, href, label, StopIcon, opens, count: items = 0 }) => (
          <li key={under} className={css.item}>
            <Link
              {...opens}
              href={href}
              className={css.link}
              aria-current={isUnder(path, under) ? 'page' : undefined}
            >
              <span className={css.icon} aria-hidden="true">
                <StopIcon />
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

const isUnder = (path: string, stop: string) =>
  stop === '/' ? path === '/' : path === stop || path.startsWith(`${stop}/`);
