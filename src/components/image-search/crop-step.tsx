'use client';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { Button } from '../ui/button.tsx';
import * as css from './crop.css';
import { CropFrame } from './crop-frame.tsx';
import * as panel from './panel.css';
import { type Crop, WHOLE } from './propose-crops.ts';

type CropStepProps = {
  readonly texts: PictureSearchTexts;
  /** URL of the whole picture. */
  readonly picture: string;
  /** The proposed parts. The first is chosen at first; if there is none, the whole picture. */
  readonly crops: readonly Crop[];
  readonly onSearch: (crop: Crop) => void;
};

/** The step in which the shopper chooses the part of the picture to search by. */
export function CropStep({ texts, picture, crops, onSearch }: CropStepProps) {
  const search = useRef<HTMLButtonElement>(null);
  const [crop, setCrop] = useState(crops[0] ?? WHOLE);
  useEffect(() => search.current?.focus(), []);
  return (
    <div className={css.step}>
      <p className={css.hint}>
        {crops.length > 0 && `${texts.crop.hint} `}
        <span className={panel.forPointer}>{texts.crop.keys}</span>
      </p>
      <CropFrame picture={picture} crop={crop} onCrop={setCrop} texts={texts} />
      {crops.length > 1 && (
        <div className={css.parts}>
          {crops.map((part, index) => (
            <Button key={JSON.stringify(part)} size="sm" onClick={() => setCrop(part)}>
              {fill(texts.crop.part, { number: String(index + 1) })}
            </Button>
          ))}
        </div>
      )}
      <div className={css.buttons}>
        <Button ref={search} variant="primary" onClick={() => onSearch(crop)}>
          {texts.crop.search}
        </Button>
        <Button onClick={() => onSearch(WHOLE)}>{texts.crop.whole}</Button>
      </div>
    </div>
  );
}
