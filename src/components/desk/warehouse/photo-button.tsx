'use client';

import { useRef, useState } from 'react';
import {
  PHOTO_SHOWS,
  type PhotoShows,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import { Select } from '../../ui/select.tsx';
import { sendPhotos } from './send-photos.ts';

export type PhotoTexts = {
  add: string;
  added: string;
  failed: string;
  /** The label of the choice of what a photo shows, and its options. */
  whatLabel: string;
  what: Record<PhotoShows, string>;
  /** The label of the choice of a line, and its first option. */
  line: string;
  whole: string;
};

type PhotoButtonProps = {
  tenantId: string;
  parcelId: string;
  /** The lines of the parcel that a photo can be of. */
  lines: readonly { id: string; name: string }[];
  texts: PhotoTexts;
  /** Called after the photos were added; by default the page is read again. */
  onAdded?: () => void;
};

/**
 * Takes photos of a parcel with the camera, or from files, and adds them to it. The person first chooses
 * what they show and of which line. The choice stays for the next photos.
 */
export function PhotoButton({ tenantId, parcelId, lines, texts, onAdded }: PhotoButtonProps) {
  const [said, setSaid] = useState('');
  const [shows, setShows] = useState<PhotoShows>('FRONT');
  const line = useRef<HTMLSelectElement>(null);
  const add = async (files: readonly File[]) => {
    const onlyLineId = lines.length === 1 ? lines[0]?.id : undefined;
    try {
      await sendPhotos(tenantId, parcelId, files, {
        shows,
        orderItemId: onlyLineId ?? line.current?.value ?? '',
      });
      setSaid(texts.added);
      if (onAdded) onAdded();
      else location.reload();
    } catch {
      setSaid(texts.failed);
    }
  };
  return (
    <div className="desk-photo-of">
      <Select
        name="photoShows"
        label={texts.whatLabel}
        value={shows}
        onChange={({ currentTarget: { value } }) =>
          setShows(PHOTO_SHOWS.find((one) => one === value) ?? 'OTHER')
        }
        options={PHOTO_SHOWS.map((value) => ({ value, label: texts.what[value] }))}
      />
      {lines.length > 1 && (
        <Select
          name="photoLine"
          ref={line}
          label={texts.line}
          options={[
            { value: '', label: texts.whole },
            ...lines.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
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
    </div>
  );
}
