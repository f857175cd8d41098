'use client';
import { useRef, useState } from 'react';
import { Gallery } from './gallery.tsx';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closesModal, opensModal } from './modal-commands.ts';
import * as css from './photos.css';
import { Picture } from './picture.tsx';

export type PhotosProps = {
  readonly id: string;
  /** Accessible name of the photos. */
  readonly label: string;
  readonly closeLabel: string;
  readonly photos: readonly { readonly path: string; readonly alt: string }[];
};

/**
 * Small photos that open large in a native dialog, which works without JavaScript. Scripts only
 * scroll to the pressed photo.
 */
export function Photos({ id, label, closeLabel, photos }: PhotosProps) {
  const pressedIndex = useRef(0);
  const [gallery, setGallery] = useState({ index: 0, timesClosed: 0 });
  return (
    <>
      <ul className={css.row} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.path}>
            <button
              type="button"
              {...opensModal(id)}
              className={css.thumb}
              onClick={() => {
                pressedIndex.current = index;
              }}
            >
              <Picture {...photo} sizes="56px" />
            </button>
          </li>
        ))}
      </ul>
      <dialog
        id={id}
        popover="auto"
        closedby="any"
        aria-label={label}
        className={css.zoom}
        onToggle={({ newState }) =>
          // A closed dialog loses its scroll position, so the gallery begins at its first photo.
          setGallery(({ timesClosed }) =>
            newState === 'open'
              ? { index: pressedIndex.current, timesClosed }
              : { index: 0, timesClosed: timesClosed + 1 },
          )
        }
      >
        <div className={css.head}>
          {label}
          <IconButton label={closeLabel} icon={<CloseIcon />} {...closesModal(id)} />
        </div>
        <Gallery
          key={gallery.timesClosed}
          id={`${id}-photo`}
          label={label}
          pictures={photos}
          sizes="(min-width: 768px) 688px, 100vw"
          index={gallery.index}
          inClosedDialog
        />
      </dialog>
    </>
  );
}
