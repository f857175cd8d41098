'use client';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../../framework/link.tsx';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import * as overlay from '../ui/overlay.css';
import { Choose } from './choose.tsx';
import * as css from './panel.css';
import { Uploading } from './uploading.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { usePictureUpload } from './use-picture-upload.ts';

export type PicturePanelProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it was opened from: it hangs below the search field there, and the focus goes back. */
  readonly place: HTMLElement;
  /** What was pasted or dropped. */
  readonly files: readonly File[];
  readonly texts: PictureSearchTexts;
};

/**
 * Closed, open, or uploading and locked (specification section 4). It carries Radix: import it only
 * lazily. The backdrop is ours, as that of `ui/modal.tsx` and for its reason.
 */
export default function PicturePanel({ open, onClose, place, files, texts }: PicturePanelProps) {
  const { push } = useRouter();
  const found = useRef(false);
  const { uploading, preview, problem, send, cancel } = usePictureUpload(
    texts,
    async (imageUrl) => {
      found.current = true;
      await push(`/product-search?${new URLSearchParams({ imageUrl })}` as OwnHref);
      onClose();
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each handful of files is sent once.
  useEffect(() => {
    if (files.length > 0) void send(files);
  }, [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closed it.
  useEffect(() => {
    if (!open) cancel();
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !uploading && onClose()}>
      <Radix.Portal>
        <div className={overlay.backdrop} data-overlay="" data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={css.panel}
            style={usePanelPlace(open, place)}
            aria-describedby={undefined}
            aria-busy={uploading}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Reading goes on at what was found.
              const next = found.current ? document.getElementById('main') : place;
              found.current = false;
              next?.focus({ preventScroll: true });
            }}
            onInteractOutside={(event) => {
              const target = event.target;
              if (target instanceof Element && target.closest('[data-toasts]'))
                event.preventDefault();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{texts.title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={texts.close} icon={<CloseIcon />} disabled={uploading} />
              </Radix.Close>
            </div>
            {uploading ? (
              <Uploading texts={texts} preview={preview} onCancel={cancel} />
            ) : (
              <Choose texts={texts} problem={problem} onFiles={send} />
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
