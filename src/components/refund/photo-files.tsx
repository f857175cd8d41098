'use client';
import { type ChangeEvent, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { scriptOnly } from '../../theme/global.css';
import * as depositCss from '../balance/deposit/deposit.css';
import { fileMistake, PHOTO_TYPES, uploadFile } from '../form/upload-file.ts';
import { CallError } from '../session/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

type PhotoFilesProps = {
  /** The most photos that can be added. */
  max: number;
  /** The keys of the photos that were uploaded before the form was refused. */
  uploaded: readonly string[];
  error: string | undefined;
  /** `remove` has the placeholder `{number}`. */
  texts: Record<
    'label' | 'hint' | 'wrongType' | 'tooLarge' | 'sending' | 'failed' | 'remove',
    string
  >;
};

/**
 * The photos of a refund request. Without scripts the form sends them. With scripts each is uploaded
 * when it is chosen, and the form sends only the keys.
 */
export function PhotoFiles({ max, uploaded, error, texts }: PhotoFilesProps) {
  const [keys, setKeys] = useState(uploaded);
  const [mistake, setMistake] = useState(error);
  const [isSending, setSending] = useState(false);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])].slice(0, max - keys.length);
    const reason = files.map((file) => fileMistake(file, PHOTO_TYPES)).find(Boolean);
    setMistake(reason && texts[reason]);
    if (reason || files.length === 0) return;
    setSending(true);
    // The form waits (components/form/form.tsx). The field may be gone when the last photo is sent.
    const { form } = input;
    if (form) form.ariaBusy = 'true';
    try {
      for (const file of files) {
        const key = await uploadFile(file, 'REFUND_PHOTO');
        setKeys((before) => [...before, key]);
      }
      input.value = '';
    } catch (failure) {
      setMistake((failure instanceof CallError && failure.message) || texts.failed);
    }
    if (form) form.ariaBusy = null;
    setSending(false);
  };

  return (
    <div className={depositCss.chosen}>
      {keys.map((key, index) => (
        <div key={key}>
          <input type="hidden" name="photos" value={key} />
          <img src={`/uploads/${key}`} alt="" className={depositCss.preview} />
          <Button
            className={scriptOnly}
            variant="ghost"
            size="sm"
            onClick={() => setKeys(keys.filter((other) => other !== key))}
          >
            {fill(texts.remove, { number: index + 1 })}
          </Button>
        </div>
      ))}
      {keys.length < max && (
        <Field id="photos" label={texts.label} hint={texts.hint} error={mistake}>
          {(controlProps) => (
            <input
              {...controlProps}
              type="file"
              name="photos"
              multiple
              accept={PHOTO_TYPES.join()}
              className={depositCss.file}
              onChange={choose}
            />
          )}
        </Field>
      )}
      {isSending && <span role="status">{texts.sending}</span>}
    </div>
  );
}
