'use client';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './overlay.css';

export type ModalProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons, always visible below the scrolling content. */
  readonly footer?: ReactNode;
};

type PanelProps = ModalProps & { readonly backdropClass?: string; readonly panelClass: string };

/**
 * The common part of `Dialog` and `Sheet`. It does not use Radix's Overlay for the backdrop, because
 * its scroll lock injects a style element, which a strict content security policy refuses.
 */
export function Modal(props: PanelProps) {
  const { open, onOpenChange, title, closeLabel, children, footer } = props;
  const focusedBefore = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={cx(css.backdrop, props.backdropClass)}
          data-overlay=""
          data-state={open ? 'open' : 'closed'}
        >
          <Radix.Content
            className={props.panelClass}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              focusedBefore.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
            }}
            onInteractOutside={(event) => {
              // Pressing a toast does not close the dialog.
              const target = event.target;
              if (target instanceof Element && target.closest('[data-toasts]'))
                event.preventDefault();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<CloseIcon />} />
              </Radix.Close>
            </div>
            <div className={css.body}>{children}</div>
            {footer && <div className={css.foot}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
