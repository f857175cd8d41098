'use client';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as css from './gallery.css';
import { Picture, SmallPicture } from './picture.tsx';
import * as scroller from './scroller.css';
import { scrollToSlide, shownSlide } from './slides.ts';

export type GalleryProps = {
  readonly id: string;
  readonly label: string;
  readonly pictures: readonly { readonly path: string; readonly alt: string }[];
  /** The `sizes` of the large picture. */
  readonly sizes: string;
  /** Index of the picture to show. When it changes (a variant is chosen), the gallery scrolls there. */
  readonly index?: number;
  /** Name of the first picture's view transition between pages. */
  readonly transition?: string;
  /** Whether the gallery is in a closed dialog, so that no picture needs to be loaded first. */
  readonly inClosedDialog?: boolean;
};

/**
 * Large pictures in a snapping row, with thumbnails below. The thumbnails link to the pictures'
 * ids, so they work without JavaScript.
 */
export function Gallery(props: GalleryProps) {
  const { id, label, pictures, sizes, index = 0, transition, inClosedDialog } = props;
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(index);

  const chosenBefore = useRef(0);
  useEffect(() => {
    // The row begins at its first picture, and reading positions costs a layout of the page.
    if (chosenBefore.current !== index) scrollToSlide(row.current, index);
    chosenBefore.current = index;
  }, [index]);

  const choose = (event: MouseEvent, chosen: number) => {
    event.preventDefault();
    scrollToSlide(row.current, chosen);
  };
  return (
    <div className={css.gallery}>
      <div className={scroller.frame}>
        <section
          ref={row}
          className={`${scroller.row} ${scroller.item.full}`}
          aria-label={label}
          onScroll={({ currentTarget }) => setCurrent(shownSlide(currentTarget))}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
          tabIndex={0}
        >
          {pictures.map((picture, pictureIndex) => (
            <div key={picture.path} id={`${id}-${pictureIndex + 1}`}>
              <Picture
                {...picture}
                sizes={sizes}
                corner="lg"
                eager={pictureIndex === 0 && !inClosedDialog}
                transition={pictureIndex === 0 ? transition : undefined}
              />
            </div>
          ))}
        </section>
        {pictures.length > 1 && (
          <span
            className={css.position}
            aria-hidden="true"
          >{`${current + 1} / ${pictures.length}`}</span>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={css.thumbs}>
          {pictures.map((picture, pictureIndex) => (
            <a
              key={picture.path}
              href={`#${id}-${pictureIndex + 1}`}
              className={css.thumb}
              aria-current={pictureIndex === current || undefined}
              onClick={(event) => choose(event, pictureIndex)}
            >
              <SmallPicture {...picture} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
