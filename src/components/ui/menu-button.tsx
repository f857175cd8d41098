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
const prepare = () => void DropdownMenu.load().catch(() => undefined);

export type MenuButtonProps = {
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
  /** The button's name, if its children do not say it. */
  readonly label?: string;
  /** The button's target without JavaScript; undefined for none. */
  readonly href?: string;
  readonly className?: string;
  readonly align?: 'start' | 'end';
  /** Whether the menu also opens on hover. */
  readonly onHover?: boolean;
};

const leaveMs = 160;

/** A button that opens a menu. The menu (Radix) is loaded when the pointer comes near. */
export function MenuButton(props: MenuButtonProps) {
  const { items, children, label, href, className, align = 'end', onHover } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<'click' | 'hover'>();

  const stay = () => clearTimeout(leaving.current);
  const leave = () => {
    stay();
    if (opened === 'hover') leaving.current = setTimeout(setOpened, leaveMs, undefined);
  };
  const shared = {
    ref: button,
    id,
    className,
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(opened),
    onFocus: prepare,
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
      prepare();
      stay();
      // Opening moves the focus, so it does not open while the user types.
      const idle = !document.activeElement?.matches('input, textarea, select');
      if (onHover && idle && event.pointerType === 'mouse') setOpened((was) => was ?? 'hover');
    },
    onPointerLeave: leave,
  } as const;
  return (
    <span className={css.place}>
      {href ? (
        <Link {...shared} href={href}>
          {children}
        </Link>
      ) : (
        <button {...shared} type="button">
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
          onPointerEnter={stay}
          onPointerLeave={leave}
        />
      )}
    </span>
  );
}
