'use client';

import { useState } from 'react';
import { sendPhotos } from './send-photos.ts';

type PhotoButtonProps = {
  tenantId: string;
  parcelId: string;
  texts: { add: string; added: string; failed: string };
  /** Called after the photos were added; by default the page is read again. */
  onAdded?: () => void;
};

/** Takes photos of a parcel with the camera, or from files, and adds them to it. */
export function PhotoButton({ tenantId, parcelId, texts, onAdded }: PhotoButtonProps) {
  const [said, setSaid] = useState('');
  const add = async (files: readonly File[]) => {
    try {
      await sendPhotos(tenantId, parcelId, files);
      setSaid(texts.added);
      if (onAdded) onAdded();
      else location.reload();
    } catch {
      setSaid(texts.failed);
    }
  };
  return (
    <label className="desk-photo">
      {texts.add}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <span role="status">{said}</span>
    </label>
  );
}
