import { useEffect, useRef } from 'react';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import * as css from './panel.css';

type UploadingProps = {
  readonly texts: PictureSearchTexts;
  readonly preview: string | undefined;
  readonly onCancel: () => void;
};

/** The picture on its way; cancelling is all that can be done. */
export function Uploading({ texts, preview, onCancel }: UploadingProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={css.uploading}>
      <span className={css.preview}>
        {preview && <img className={css.previewImage} src={preview} alt={texts.preview} />}
      </span>
      <p className={css.status} role="status">
        <Spinner />
        {texts.uploading}
      </p>
      <Button ref={cancel} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
