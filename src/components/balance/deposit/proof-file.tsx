'use client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { FILE_TYPES, fileMistake, uploadFile } from '../../form/upload-file.ts';
import { CallError, call, type Route } from '../../session/api.ts';
import { Field } from '../../ui/field.tsx';
import { focusContent } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';
import * as css from './deposit.css';

const SUBMIT_CERTIFICATE: Route<'submitCertificate'> = ['POST', '/front/user-account/certificate'];

type ProofFileProps = {
  error: string | undefined;
  texts: Record<
    'label' | 'hint' | 'wrongType' | 'tooLarge' | 'sending' | 'failed' | 'sent',
    string
  >;
};

/**
 * The file of a proof. Without scripts the form sends it. With scripts it is checked and uploaded to
 * the bucket first, and the call submits only its key.
 */
export function ProofFile({ error, texts }: ProofFileProps) {
  const { reload } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string>();
  const [mistake, setMistake] = useState(error);
  /** The uploaded share of the file, 0 to 1; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const reason = file && fileMistake(file, FILE_TYPES);
    setMistake(reason && texts[reason]);
    if (picture) URL.revokeObjectURL(picture);
    setPicture(file?.type.startsWith('image/') && !reason ? URL.createObjectURL(file) : undefined);
  };

  const sendProof = async (form: HTMLFormElement, file: File) => {
    const fields = new FormData(form);
    setMistake(undefined);
    setProgress(0);
    try {
      const certificate = await uploadFile(file, 'DEPOSIT_CERTIFICATE', setProgress);
      await call(SUBMIT_CERTIFICATE, {
        body: {
          certificate,
          depositId: String(fields.get('depositId')),
          reference: String(fields.get('reference')),
        },
      });
      toast('success', texts.sent);
      // The form, and with it the focused element, may disappear.
      focusContent();
      await reload();
    } catch (failure) {
      setMistake((failure instanceof CallError && failure.message) || texts.failed);
    }
    setProgress(undefined);
  };

  // A ref, because the listener below is added only once and must see the newest state.
  const handleSubmit = useRef<(event: SubmitEvent) => void>(undefined);
  handleSubmit.current = (event) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    event.preventDefault();
    const reason = fileMistake(file, FILE_TYPES);
    if (reason) setMistake(texts[reason]);
    else if (progress === undefined) sendProof(event.currentTarget as HTMLFormElement, file);
  };
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: SubmitEvent) => handleSubmit.current?.(event);
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);

  return (
    <div className={css.chosen}>
      <Field id="certificate" label={texts.label} hint={texts.hint} error={mistake} required>
        {(controlProps) => (
          <input
            {...controlProps}
            ref={input}
            type="file"
            name="certificate"
            accept={FILE_TYPES.join()}
            className={css.file}
            onChange={choose}
          />
        )}
      </Field>
      {picture && <img src={picture} alt="" className={css.preview} />}
      {progress !== undefined && (
        <label>
          {texts.sending}
          <progress className={css.progress} value={progress} />
        </label>
      )}
    </div>
  );
}
