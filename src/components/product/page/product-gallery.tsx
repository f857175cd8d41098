'use client';
import type { ReactNode } from 'react';
import { SHARED_PICTURE } from '../../../framework/browser/navigation/links.ts';
import { fill } from '../../../i18n/fill.ts';
import { Gallery } from '../../ui/gallery.tsx';
import { useChosenPicture } from '../choice/chosen-picture.tsx';
import * as css from './product.css';

type ProductGalleryProps = {
  /** Paths of the pictures. */
  pictures: readonly string[];
  /** What the pictures show, if it is known. */
  alts?: readonly string[] | undefined;
  /** Accessible name of the gallery. */
  label: string;
  /** "Picture {number} of {title}". */
  pictureLabel: string;
  /** Buttons over the picture. */
  children: ReactNode;
};

const SIZES = '(min-width: 1440px) 560px, (min-width: 768px) 42vw, 100vw';

/** The product's pictures. Choosing a variant shows its picture. */
export function ProductGallery({
  pictures,
  alts,
  label,
  pictureLabel,
  children,
}: ProductGalleryProps) {
  const { path } = useChosenPicture();
  const chosen = path ? pictures.indexOf(path) : -1;
  return (
    <div className={css.zoomFrame}>
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
      <div className={css.tools}>{children}</div>
    </div>
  );
}
