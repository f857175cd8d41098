'use client';
import * as Radix from 'radix-ui/alert-dialog';
import { type RefObject, useRef } from 'react';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import * as css from '../ui/overlay.css';

type WrongLinkDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the link was pasted: it has the focus afterwards, ready for another. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly texts: SearchTexts['wrongLink'];
  /** It is a short link that could not be followed. */
  readonly short: boolean;
};

/**
 * Says that a pasted link is no product's; there is nothing to choose, so one button. It carries
 * Radix: import it only lazily. The backdrop is ours, as that of `ui/modal.tsx` and for its reason.
 */
export default function WrongLinkDialog(props: WrongLinkDialogProps) {
  const { open, onClose, field, texts, short } = props;
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
              <p className={cx(css.body, css.text)}>{short ? texts.short : texts.text}</p>
            </Radix.Description>
            <div className={css.foot}>
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
