'use client';
import { type MouseEvent, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { ProductTexts } from '../../../i18n/product-texts.ts';
import { scriptOnly } from '../../../theme/global.css';
import { lazyTexts } from '../../session/lazy-texts.ts';
import { SearchIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as css from './product.css';

const Dialog = lazyIsland(() => import('../../ui/dialog.tsx'));

type ZoomButtonProps = {
  /** Paths of the pictures, in the order of the gallery around the button. */
  pictures: readonly string[];
  label: string;
};

/** Enlarges the gallery's current picture. Its dialog and the dialog's texts are loaded then. */
export function ZoomButton({ pictures, label }: ZoomButtonProps) {
  const [shown, setShown] = useState<{ path: string; title: string; texts: ProductTexts }>();
  const [open, setOpen] = useState(false);
  const zoom = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const row = currentTarget.closest(`.${css.zoomFrame}`)?.querySelector('section');
    // Each picture is as wide as the row. `scrollLeft` is negative in right-to-left languages.
    const index = row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0;
    const path = pictures[index];
    if (!path) return;
    try {
      const [{ product: texts }] = await Promise.all([lazyTexts(), Dialog.load()]);
      setShown({ path, texts, title: row?.getAttribute('aria-label') ?? '' });
      setOpen(true);
    } catch {
      // Without a connection the picture stays as it is.
    }
  };
  return (
    <>
      <IconButton
        label={label}
        icon={<SearchIcon />}
        variant="secondary"
        className={scriptOnly}
        onClick={zoom}
      />
      {shown && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={shown.title}
          closeLabel={shown.texts.close}
          size="lg"
        >
          <Picture
            path={shown.path}
            alt={shown.title}
            sizes="880px"
            corner="md"
            className={css.large}
          />
        </Dialog>
      )}
    </>
  );
}
