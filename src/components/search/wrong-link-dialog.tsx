'use client';
import * as Radix from 'radix-ui/alert-dialog';
import { type RefObject, useRef } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import * as css from '../ui/overlay.css';
import type { WayOn } from './ways-on.ts';

type WrongLinkDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The field with the link. When the dialog closes, it gets the focus and its text is selected. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly texts: { readonly title: string; readonly text: string; readonly confirm: string };
  readonly ways: readonly WayOn[];
};

/**
 * Says that a pasted link does not lead to a product. It contains Radix, so import it lazily. It does
 * not use Radix's Overlay, for the reason given in `ui/modal.tsx`.
 */
export default function WrongLinkDialog(props: WrongLinkDialogProps) {
  const { open, onClose, field, texts, ways } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div
          className={cx(css.backdrop, css.centered)}
          data-overlay=""
          data-state={open ? 'open' : 'closed'}
        >
          <Radix.Content
            className={cx(css.dialog, css.width.sm)}
            onOpenAutoFocus={() => confirm.current?.focus()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              field.current?.select();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{texts.title}</Radix.Title>
            </div>
            <Radix.Description asChild>
              <p className={cx(css.body, css.text)}>{texts.text}</p>
            </Radix.Description>
            <div className={css.foot}>
              {ways.map(({ href, label }) => (
                <ButtonLink key={href} href={href} onClick={onClose}>
                  {label}
                </ButtonLink>
              ))}
              <Radix.Action asChild>
                <Button ref={confirm} variant="primary">
                  {texts.confirm}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
