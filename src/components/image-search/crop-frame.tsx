'use client';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { cx } from '../ui/cx.ts';
import * as css from './crop.css';
import { type Handle, movedCrop, moveOfKey, WHOLE_FRAME } from './crop-moves.ts';
import type { Crop } from './propose-crops.ts';

type CropFrameProps = {
  /** URL of the whole picture. */
  readonly picture: string;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly texts: PictureSearchTexts;
};

/** The corners of the frame. The keyboard gets two of them, with which every frame can be made. */
const CORNERS: readonly {
  handle: Handle;
  place: keyof typeof css.corner;
  label?: 'start' | 'end';
}[] = [
  { handle: { x: -1, y: -1 }, place: 'topLeft', label: 'start' },
  { handle: { x: 1, y: -1 }, place: 'topRight' },
  { handle: { x: -1, y: 1 }, place: 'bottomLeft' },
  { handle: { x: 1, y: 1 }, place: 'bottomRight', label: 'end' },
];

const percent = (share: number) => `${share * 100}%`;

/** A picture with a frame around the part to search by. Pointer and arrow keys move the frame. */
export function CropFrame({ picture, crop, onCrop, texts }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Where the pointer was pressed, and the chosen part at that time. */
  const start = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  const handlers = (handle: Handle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const size = box.current?.getBoundingClientRect();
      if (!size || !start.current || !event.currentTarget.hasPointerCapture(event.pointerId))
        return;
      event.stopPropagation();
      const { x, y, crop: from } = start.current;
      const by = { x: (event.clientX - x) / size.width, y: (event.clientY - y) / size.height };
      onCrop(movedCrop(from, handle, by));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = moveOfKey(event.key, event.shiftKey);
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      onCrop(movedCrop(crop, handle, by));
    },
  });
  return (
    <div ref={box} className={css.box}>
      <img className={css.picture} src={picture} alt={texts.preview} draggable={false} />
      <div
        className={css.frame}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      >
        <button
          type="button"
          className={css.move}
          aria-label={texts.crop.move}
          {...handlers(WHOLE_FRAME)}
        />
        {CORNERS.map(({ handle, place, label }) => (
          <button
            key={place}
            type="button"
            className={cx(css.handle, css.corner[place])}
            {...(label
              ? { 'aria-label': texts.crop[label] }
              : { tabIndex: -1, 'aria-hidden': true })}
            {...handlers(handle)}
          />
        ))}
      </div>
    </div>
  );
}
