'use client';
import { type ReactNode, useRef } from 'react';
import * as button from '../ui/button.css';
import { cx } from '../ui/cx.ts';
import { CameraIcon } from '../ui/icon.tsx';
import * as zone from './panel.css';
import * as css from './picture-form.css';
import { ACCEPTED_TYPES } from './picture-types.ts';

const LARGE = cx(button.button, button.size.lg);

type PictureFieldProps = {
  readonly id: string;
  readonly texts: {
    readonly label: string;
    readonly drop: string;
    readonly choose: string;
    readonly take: string;
    readonly paste: string;
    readonly limits: string;
  };
  /** Shown without scripts, after the field. */
  readonly children: ReactNode;
};

/**
 * A zone for a picture: chosen, dropped or, on a phone, taken. `PictureSearch` takes what is pasted anywhere on the
 * page. Where scripts run, the panel shows the picture at once; without them, the field shows the name of the file.
 */
export function PictureField({ id, texts, children }: PictureFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (files: FileList) => {
    const input = field.current;
    if (!input || files.length === 0) return;
    // The form is sent as if the picture had been chosen in its own field.
    if (input.files !== files) input.files = files;
    input.form?.requestSubmit();
  };
  return (
    <div className={cx(zone.zone, css.zone)}>
      <span className={css.icon}>
        <CameraIcon size={32} />
      </span>
      <p className={cx(css.drop, zone.forPointer)}>{texts.drop}</p>
      <input
        ref={field}
        id={id}
        className={css.file}
        type="file"
        name="file"
        accept={ACCEPTED_TYPES}
        required
        aria-label={texts.label}
        aria-describedby={`${id}-limits`}
        onChange={({ currentTarget: { files } }) => files && send(files)}
      />
      {/* The field lies over the zone, so these need no action of their own. */}
      <div className={css.buttons}>
        <span className={cx(LARGE, button.variant.primary, css.choose)} aria-hidden="true">
          {texts.choose}
        </span>
        <label className={cx(LARGE, button.variant.secondary, css.take, zone.forFinger)}>
          {texts.take}
          <input
            className={css.camera}
            type="file"
            accept={ACCEPTED_TYPES}
            capture="environment"
            onChange={({ currentTarget: { files } }) => files && send(files)}
          />
        </label>
        <span className={cx(css.paste, zone.forPointer)}>{texts.paste}</span>
      </div>
      <p id={`${id}-limits`} className={css.limits}>
        {texts.limits}
      </p>
      {children}
    </div>
  );
}
