import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { Button } from '../ui/button.tsx';
import { AlertIcon, CameraIcon } from '../ui/icon.tsx';
import * as css from './panel.css';

/** What the contract takes; the chooser of a phone turns its own formats into them. */
const ACCEPT = 'image/jpeg,image/png';

type ChooseProps = {
  readonly texts: PictureSearchTexts;
  readonly problem: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The zone to drop a picture on, which a click anywhere opens the chooser of; on a phone the camera. */
export function Choose({ texts, problem, onFiles }: ChooseProps) {
  const button = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const take = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    if (files?.length) onFiles([...files]);
  };
  const input = { type: 'file', accept: ACCEPT, tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <div className={css.zone} data-over={over || undefined}>
      <input
        {...input}
        ref={file}
        className={css.wholeZone}
        title=""
        onChange={take}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <input {...input} ref={camera} hidden capture="environment" onChange={take} />
      {problem ? (
        <p className={css.problem} role="alert">
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : (
        <p className={css.drop}>
          <CameraIcon size={24} />
          <span className={css.forPointer}>{texts.drop}</span>
        </p>
      )}
      <div className={css.buttons}>
        <Button ref={button} variant="primary" onClick={() => file.current?.click()}>
          {texts.choose}
        </Button>
        <Button className={css.forFinger} onClick={() => camera.current?.click()}>
          {texts.take}
        </Button>
        <span className={css.forPointer}>{texts.paste}</span>
      </div>
      <p className={css.limits}>{texts.limits}</p>
      <p className={css.limits}>{texts.note}</p>
    </div>
  );
}
