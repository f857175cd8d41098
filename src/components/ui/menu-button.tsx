'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { Link } from '../../framework/link.tsx';
import type { MenuItem } from './dropdown-menu.tsx';
import * as css from './menu.css';

const DropdownMenu = lazyIsland(() => import('./dropdown-menu.tsx'));
const loadMenu = () => void DropdownMenu.load().catch(() => undefined);

export type MenuButtonProps = {
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
  /** The button's name, if its children are no name. */
  readonly label?: string;
  /** The button's target without JavaScript; undefined for none. */
  readonly href?: string;
  readonly className?: string;
  readonly align?: 'start' | 'end';
  /** Whether the menu opens on hover, too. */
  readonly opensOnHover?: boolean;
};

/** The time after which a menu that hovering opened is closed once the pointer has left it. */
const CLOSE_DELAY_MS = 160;

/** A button that opens a menu. The menu (Radix) is loaded when the pointer comes near. */
export function MenuButton(props: MenuButtonProps) {
  const { items, children, label, href, className, align = 'end', opensOnHover } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<'click' | 'hover'>();

  const stayOpen = () => clearTimeout(closeTimer.current);
  const closeSoon = () => {
    stayOpen();
    if (opened !== 'hover') return;
    closeTimer.current = setTimeout(() => setOpened(undefined), CLOSE_DELAY_MS);
  };
  const buttonProps = {
    ref: button,
    id,
    className,
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(opened),
    onFocus: loadMenu,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setOpened(opened === 'click' ? undefined : 'click');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened('click');
    },
    onPointerEnter: (event: { pointerType: string }) => {
      loadMenu();
      stayOpen();
      // An opened menu takes the focus, so it does not open while the user types.
      const isTyping = document.activeElement?.matches('input, textarea, select');
      if (opensOnHover && !isTyping && event.pointerType === 'mouse')
        setOpened((old) => old ?? 'hover');
    },
    onPointerLeave: closeSoon,
  } as const;
  return (
    <span className={css.place}>
      {href ? (
        <Link {...buttonProps} href={href}>
          {children}
        </Link>
      ) : (
        <button {...buttonProps} type="button">
          {children}
        </button>
      )}
      {opened && (
        <DropdownMenu
          items={items}
          button={button}
          labelledBy={id}
          align={align}
          byPointer={opened === 'hover'}
          onOpenChange={(open) => !open && setOpened(undefined)}
          onPointerEnter={stayOpen}
          onPointerLeave={closeSoon}
        />
      )}
    </span>
  );
}
