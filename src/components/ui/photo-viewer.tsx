'use client';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { Badge } from './badge.tsx';
import { thumb } from './gallery.css';
import * as css from './photo-viewer.css';
import { Picture, SmallPicture } from './picture.tsx';
import * as scroller from './scroller.css';

export type ViewedPhoto = {
  readonly path: string;
  readonly alt: string;
  /** What it shows. */
  readonly caption: string;
  /** Says that it is no real photo; empty if it is one. */
  readonly sample: string;
};

export type PhotoViewerProps = {
  readonly id: string;
  /** Accessible name of the photos. */
  readonly label: string;
  readonly photos: readonly ViewedPhoto[];
  readonly texts: Record<'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut', string>;
};

const ZOOMS = [1, 2, 3] as const;

const scrollTo = (row: HTMLElement | null, index: number, behavior: ScrollBehavior) => {
  const slide = row?.children[index];
  if (slide instanceof HTMLElement) row?.scrollTo({ left: slide.offsetLeft, behavior });
};

/** `scrollLeft` is negative in right-to-left languages. */
const shownIndex = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));

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
  const [zoom, setZoom] = useState<number>(1);

  const open = (event: MouseEvent, index: number) => {
    // A click for a new tab or a download stays what it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    setZoom(1);
    setCurrent(index);
    dialog.current?.showModal();
    requestAnimationFrame(() => scrollTo(largeRow.current, index, 'instant'));
  };
  const go = (index: number) => {
    if (index < 0 || index >= photos.length) return;
    setZoom(1);
    setCurrent(index);
    scrollTo(largeRow.current, index, 'instant');
  };
  const closed = () => {
    setOpen(false);
    setZoom(1);
    scrollTo(row.current, current, 'instant');
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    // The arrows move an enlarged photo.
    if (zoom === 1 && event.key === forward) go(current + 1);
    else if (zoom === 1 && event.key === backward) go(current - 1);
    else if (event.key === '+' || event.key === '=') setZoom(Math.min(3, zoom + 1));
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
          onScroll={({ currentTarget }) => !isOpen && setCurrent(shownIndex(currentTarget))}
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
                  scrollTo(row.current, index, 'smooth');
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
                <Tool label={texts.zoomOut} off={zoom === 1} onPress={() => setZoom(zoom - 1)}>
                  −
                </Tool>
                <Tool
                  label={texts.zoomIn}
                  off={zoom === ZOOMS.length}
                  onPress={() => setZoom(zoom + 1)}
                >
                  +
                </Tool>
                <Tool label={texts.close} onPress={() => dialog.current?.close()}>
                  ×
                </Tool>
              </div>
            </div>
            <div
              ref={largeRow}
              className={css.row}
              data-zoomed={zoom > 1 || undefined}
              onScroll={({ currentTarget }) => zoom === 1 && setCurrent(shownIndex(currentTarget))}
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
              <Tool
                label={texts.previous}
                off={current === 0}
                onPress={() => go(current - 1)}
                arrow
              >
                ‹
              </Tool>
              <p className={css.said} aria-live="polite">
                {[shown?.caption, shown?.sample].filter(Boolean).join(' · ')}
              </p>
              <Tool
                label={texts.next}
                off={current === photos.length - 1}
                onPress={() => go(current + 1)}
                arrow
              >
                ›
              </Tool>
            </div>
          </div>
        )}
      </dialog>
    </div>
  );
}

type ToolProps = {
  label: string;
  off?: boolean;
  arrow?: boolean;
  onPress: () => void;
  children: string;
};

function Tool({ label, off = false, arrow = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      title={label}
      disabled={off}
      data-arrow={arrow || undefined}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
