'use client';
import { type ReactNode, useRef, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import { SHARED_PICTURE } from '../../../framework/browser/navigation/links.ts';
import { fill } from '../../../i18n/fill.ts';
import { scriptOnly } from '../../../theme/global.css';
import { Gallery } from '../../ui/gallery.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useChosenPicture } from '../choice/chosen-picture.tsx';
import * as css from './product.css';

const Dialog = lazyIsland(() => import('../../ui/dialog.tsx'));

type ProductGalleryProps = {
  /** Paths of the pictures. */
  pictures: readonly string[];
  /** What they show, where somebody has said it. */
  alts?: readonly string[] | undefined;
  /** Accessible name of the gallery. */
  label: string;
  /** "Picture {number} of {title}". */
  pictureLabel: string;
  zoomLabel: string;
  closeLabel: string;
  /** More buttons over the picture. */
  children: ReactNode;
};

const SIZES = '(min-width: 1440px) 560px, (min-width: 768px) 42vw, 100vw';

/** The product's pictures. A button enlarges the current one; choosing a variant shows its picture. */
export function ProductGallery(props: ProductGalleryProps) {
  const { pictures, alts, label, pictureLabel, zoomLabel, closeLabel, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { path } = useChosenPicture();
  const [largePath, setLargePath] = useState<string>();
  const [open, setOpen] = useState(false);
  const chosen = path ? pictures.indexOf(path) : -1;

  const zoom = () => {
    const row = frame.current?.querySelector('section');
    // Each picture is as wide as the row. `scrollLeft` is negative in right-to-left languages.
    const index = row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0;
    setLargePath(pictures[index]);
    setOpen(true);
  };

  return (
    <div ref={frame} className={css.zoomFrame}>
      <Gallery
        id="picture"
        label={label}
        pictures={pictures.map((path, index) => ({
          path,
          alt: alts?.[index] || fill(pictureLabel, { number: index + 1, title: label }),
        }))}
        sizes={SIZES}
        index={Math.max(chosen, 0)}
        transition={SHARED_PICTURE}
      />
      <div className={css.tools}>
        <IconButton
          label={zoomLabel}
          icon={<SearchIcon />}
          variant="secondary"
          className={scriptOnly}
          onClick={zoom}
        />
        {children}
      </div>
      {largePath && (
        <Dialog open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel} size="lg">
          <Picture path={largePath} alt={label} sizes="880px" corner="md" className={css.large} />
        </Dialog>
      )}
    </div>
  );
}
