'use client';

import { type ChangeEvent, useState } from 'react';
import { uploadPhoto } from '../warehouse/send-photos.ts';

type ServicePhotosProps = {
  tenantId: string;
  /** The most photos. */
  max: number;
  /** The keys of the photos that were uploaded before the form was refused. */
  uploaded: readonly string[];
  error: string | undefined;
  texts: Record<'label' | 'hint' | 'sending' | 'failed' | 'remove', string>;
};

/**
 * The photos of a service. Without scripts the form sends them. With scripts each is uploaded when it is taken or chosen,
 * and the form sends only the keys.
 */
export function ServicePhotos({ tenantId, max, uploaded, error, texts }: ServicePhotosProps) {
  const [keys, setKeys] = useState(uploaded);
  const [said, setSaid] = useState(error);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])].slice(0, max - keys.length);
    const { form } = input;
    // The form waits while it is busy (components/form/form.tsx). When the last photo is sent, the field
    // may be gone, so the form is kept.
    if (form) form.ariaBusy = 'true';
    setSaid(texts.sending);
    try {
      for (const file of files) {
        const { key } = await uploadPhoto(tenantId, file);
        setKeys((before) => [...before, key]);
      }
      setSaid(undefined);
    } catch {
      setSaid(texts.failed);
    }
    input.value = '';
    if (form) form.ariaBusy = null;
  };

  return (
    <div className="desk-stack">
      {keys.length > 0 && (
        <div className="desk-photos">
          {keys.map((key) => (
            <span key={key} className="desk-stack">
              <input type="hidden" name="files" value={key} />
              <img src={`/uploads/${key}?tenant=${tenantId}`} alt="" />
              <button type="button" onClick={() => setKeys(keys.filter((one) => one !== key))}>
                {texts.remove}
              </button>
            </span>
          ))}
        </div>
      )}
      {keys.length < max && (
        <label className="desk-photo">
          {texts.label}
          <input
            type="file"
            name="files"
            multiple
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
          />
          <span className="desk-quiet">{texts.hint}</span>
        </label>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
