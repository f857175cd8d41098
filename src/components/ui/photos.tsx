'use client';
import { useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Gallery } from './gallery.tsx';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './photos.css';
import { Picture } from './picture.tsx';

export type PhotosProps = {
  readonly id: string;
  /** Description of the photos. */
  readonly label: string;
  readonly closeLabel: string;
  readonly photos: readonly { readonly path: string; readonly alt: string }[];
  readonly size?: 'small' | 'large';
};

/**
 * Small photos that open large in a native popover, which works without JavaScript. Scripts only
 * scroll to the pressed photo.
 */
export function Photos({ id, label, closeLabel, photos, size = 'small' }: PhotosProps) {
  const pressed = useRef(0);
  const [seen, setSeen] = useState({ index: 0, times: 0 });
  return (
    <>
      <ul className={css.row} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo.path}>
            <button
              type="button"
              popoverTarget={id}
              className={cx(css.thumb, size === 'large' && css.large)}
              onClick={() => {
                pressed.current = at;
              }}
            >
              <Picture {...photo} sizes={size === 'large' ? '120px' : '56px'} />
            </button>
          </li>
        ))}
      </ul>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.zoom}
        onToggle={({ newState }) =>
          // A closed popover loses its scroll position.
          setSeen(({ times }) =>
            newState === 'open'
              ? { index: pressed.current, times }
              : { index: 0, times: times + 1 },
          )
        }
      >
        <div className={css.head}>
          {label}
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <Gallery
          key={seen.times}
          id={`${id}-photo`}
          label={label}
          pictures={photos}
          sizes="(min-width: 768px) 688px, 100vw"
          index={seen.index}
          inClosedDialog
        />
      </div>
    </>
  );
}
