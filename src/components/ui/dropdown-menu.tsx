'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode, RefObject } from 'react';
import { Link } from '../../framework/link.tsx';
import { cx } from './cx.ts';
import * as css from './menu.css';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Content after the label: a count, a tick mark. */
  readonly aside?: ReactNode;
  /** Either `href`, for a link, or `onSelect`, for an action. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly current?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Whether a line separates the item from those above. */
  readonly separated?: boolean;
};

type DropdownMenuProps = {
  readonly items: readonly MenuItem[];
  readonly onOpenChange: (open: boolean) => void;
  readonly button: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  readonly align: 'start' | 'end';
  /** Whether hovering opened the menu. Closing it then does not move the focus to the button. */
  readonly byPointer: boolean;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
};

/** The list of a `MenuButton`, which loads this file on demand; nothing else imports it. */
export default function DropdownMenu(props: DropdownMenuProps) {
  const { items, onOpenChange, button, align } = props;
  const rtl = document.documentElement.dir === 'rtl';
  return (
    <Radix.Root open onOpenChange={onOpenChange} modal={false} dir={rtl ? 'rtl' : 'ltr'}>
      <Radix.Trigger asChild>
        <span className={css.anchor} aria-hidden="true" tabIndex={-1} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={css.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          aria-labelledby={props.labelledBy}
          onPointerEnter={props.onPointerEnter}
          onPointerLeave={props.onPointerLeave}
          onInteractOutside={(event) => {
            // The button closes the menu itself. If the menu were closed here already, the button's
            // click would open it again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!props.byPointer) button.current?.focus();
          }}
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }) {
  const { href, label, icon, aside, current, disabled, danger, separated } = item;
  const content = (
    <>
      {icon && <span className={cx(!danger && css.icon)}>{icon}</span>}
      <span className={css.label}>{label}</span>
      {aside}
    </>
  );
  const className = cx(css.item, danger && css.danger);
  return (
    <>
      {separated && <Radix.Separator className={css.rule} />}
      {href ? (
        <Radix.Item asChild disabled={disabled} onSelect={item.onSelect}>
          <Link href={href} className={className} aria-current={current ? 'page' : undefined}>
            {content}
          </Link>
        </Radix.Item>
      ) : (
        <Radix.Item
          className={className}
          disabled={disabled}
          onSelect={item.onSelect}
          aria-current={current || undefined}
        >
          {content}
        </Radix.Item>
      )}
    </>
  );
}
