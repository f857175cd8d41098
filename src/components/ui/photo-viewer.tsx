'use client';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { Badge } from './badge.tsx';
import { thumb } from './gallery.css';
import { ChevronEndIcon, ChevronStartIcon, CloseIcon, MinusIcon, PlusIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './photo-viewer.css';
import { Picture, SmallPicture } from './picture.tsx';
import * as scroller from './scroller.css';
import { scrollToSlide, shownSlide } from './slides.ts';

export type ViewedPhoto = {
  readonly path: string;
  readonly alt: string;
  /** What the photo shows. */
  readonly caption: string;
  /** The notice that the picture is not a real photo; empty for a real photo. */
  readonly sample: string;
};

export type PhotoViewerProps = {
  readonly id: string;
  /** Accessible name of the photos. */
  readonly label: string;
  readonly photos: readonly ViewedPhoto[];
  readonly texts: Record<'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut', string>;
};

/** How many times an enlarged photo is as wide as the window, at most. */
const MOST_ZOOM = 3;
/** The look of the buttons on the dark ground. */
const TOOL = { size: 'lg', className: css.tool } as const;

/**
 * Photos in a snapping row, to be swiped or moved with arrow keys, with small ones below. Each is a link to its file; with
 * scripts it opens in a dialog, where it can be enlarged.
 */
export function PhotoViewer({ id, label, photos, texts }: PhotoViewerProps) {
  const row = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const largeRow = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [zoom, setZoom] = useState(1);

  // The enlarged photo grows from its middle.
  useEffect(() => {
    if (zoom === 1) return;
    const photo = largeRow.current?.children[current]?.firstElementChild;
    photo?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [zoom, current]);

  const open = (event: MouseEvent, index: number) => {
    // A click for a new tab or a download stays what it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    setZoom(1);
    setCurrent(index);
    dialog.current?.showModal();
    requestAnimationFrame(() => scrollToSlide(largeRow.current, index, 'instant'));
  };
  const go = (index: number) => {
    if (index < 0 || index >= photos.length) return;
    setZoom(1);
    setCurrent(index);
    scrollToSlide(largeRow.current, index, 'instant');
  };
  const closed = () => {
    setOpen(false);
    setZoom(1);
    scrollToSlide(row.current, current, 'instant');
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    // The arrows move an enlarged photo.
    if (zoom === 1 && event.key === forward) go(current + 1);
    else if (zoom === 1 && event.key === backward) go(current - 1);
    else if (event.key === '+' || event.key === '=') setZoom(Math.min(MOST_ZOOM, zoom + 1));
    else if (event.key === '-') setZoom(Math.max(1, zoom - 1));
    else return;
    event.preventDefault();
  };
  const shown = photos[current];
  return (
    <div className={css.viewer}>
      <div className={scroller.frame}>
        <section
          ref={row}
          className={`${scroller.row} ${scroller.item.full}`}
          aria-label={label}
          onScroll={({ currentTarget }) => !isOpen && setCurrent(shownSlide(currentTarget))}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
          tabIndex={0}
        >
          {photos.map((photo, index) => (
            <figure key={photo.path} id={`${id}-${index + 1}`} className={css.slide}>
              <a
                href={pictureUrl(photo.path, 800)}
                className={css.open}
                onClick={(event) => open(event, index)}
              >
                <Picture
                  path={photo.path}
                  alt={photo.alt}
                  sizes="(min-width: 1024px) 640px, 100vw"
                  corner="lg"
                  eager={index === 0}
                />
              </a>
              <figcaption className={css.caption}>
                <span>{photo.caption}</span>
                {photo.sample && <Badge>{photo.sample}</Badge>}
              </figcaption>
            </figure>
          ))}
        </section>
      </div>
      {photos.length > 1 && (
        <ul className={css.thumbs}>
          {photos.map(({ path, alt }, index) => (
            <li key={path}>
              <a
                href={`#${id}-${index + 1}`}
                className={thumb}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  scrollToSlide(row.current, index, 'smooth');
                }}
              >
                <SmallPicture path={path} alt={alt} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dialog
        ref={dialog}
        aria-label={label}
        className={css.dialog}
        onClose={closed}
        onKeyDown={onKey}
      >
        {isOpen && (
          <div className={css.stage}>
            <div className={css.bar}>
              <bdi>{`${current + 1} / ${photos.length}`}</bdi>
              <div className={css.tools}>
                <IconButton
                  {...TOOL}
                  label={texts.zoomOut}
                  icon={<MinusIcon />}
                  disabled={zoom === 1}
                  onClick={() => setZoom(zoom - 1)}
                />
                <IconButton
                  {...TOOL}
                  label={texts.zoomIn}
                  icon={<PlusIcon />}
                  disabled={zoom === MOST_ZOOM}
                  onClick={() => setZoom(zoom + 1)}
                />
                <IconButton
                  {...TOOL}
                  label={texts.close}
                  icon={<CloseIcon />}
                  onClick={() => dialog.current?.close()}
                />
              </div>
            </div>
            <div
              ref={largeRow}
              className={css.row}
              data-zoomed={zoom > 1 || undefined}
              onScroll={({ currentTarget }) => zoom === 1 && setCurrent(shownSlide(currentTarget))}
            >
              {photos.map(({ path, alt }, index) => (
                <div key={path} className={css.large}>
                  <img
                    src={pictureUrl(path, 800)}
                    alt={alt}
                    loading="lazy"
                    onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
                    {...(index === current &&
                      zoom > 1 && { style: { inlineSize: `${zoom}00%`, blockSize: `${zoom}00%` } })}
                  />
                </div>
              ))}
            </div>
            <div className={css.bar}>
              <IconButton
                {...TOOL}
                label={texts.previous}
                icon={<ChevronStartIcon />}
                disabled={current === 0}
                onClick={() => go(current - 1)}
              />
              <p className={css.said} aria-live="polite">
                {[shown?.caption, shown?.sample].filter(Boolean).join(' · ')}
              </p>
              <IconButton
                {...TOOL}
                label={texts.next}
                icon={<ChevronEndIcon />}
                disabled={current === photos.length - 1}
                onClick={() => go(current + 1)}
              />
            </div>
          </div>
        )}
      </dialog>
    </div>
  );
}
