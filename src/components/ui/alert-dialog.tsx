'use client';
import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import * as css from './overlay.css';

type AlertDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Doing it can't be undone. */
  readonly danger?: boolean;
  readonly loading?: boolean;
  /** Leaves the dialog open: the caller closes it when the thing is done. */
  readonly onConfirm: () => void;
};

/**
 * A question that must be answered. It carries Radix: import it only through
 * `lazy(() => import('../ui/alert-dialog.tsx'))` and keep it mounted once it was open.
 */
export default function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, children, cancelLabel, confirmLabel, danger, loading } = props;
  const before = useRef<Element>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={cx(css.backdrop, css.centered)}
          data-overlay=""
          data-state={open ? 'open' : 'closed'}
        >
          <Radix.Content
            className={cx(css.dialog, css.width.sm)}
            {...(!children && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement;
              event.preventDefault();
              cancel.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
            </div>
            {children && (
              <Radix.Description asChild>
                <div className={cx(css.body, css.text)}>{children}</div>
              </Radix.Description>
            )}
            <div className={css.foot}>
              <Button ref={cancel} onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
              <Button
                variant={danger ? 'danger' : 'primary'}
                loading={loading}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
