'use client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { CallError, call } from '../../session/api.ts';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import * as css from './deposit.css';
import { ACCEPTED_FILES, fileMistake, uploadFile } from './upload-file.ts';

type ProofFileProps = {
  error: string | undefined;
  texts: Record<
    'label' | 'hint' | 'wrongType' | 'tooLarge' | 'sending' | 'failed' | 'sent',
    string
  >;
};

/**
 * The file of a proof. Without scripts the form carries it. With scripts it is checked and uploaded
 * to the bucket first, and the form only names it.
 */
export function ProofFile({ error, texts }: ProofFileProps) {
  const { reload } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string>();
  const [mistake, setMistake] = useState(error);
  const [share, setShare] = useState<number>();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const wrong = file && fileMistake(file);
    setMistake(wrong && texts[wrong]);
    if (picture) URL.revokeObjectURL(picture);
    setPicture(file?.type.startsWith('image/') && !wrong ? URL.createObjectURL(file) : undefined);
  };

  const send = async (form: HTMLFormElement, file: File) => {
    const fields = new FormData(form);
    setMistake(undefined);
    setShare(0);
    try {
      const certificate = await uploadFile(file, 'DEPOSIT_CERTIFICATE', setShare);
      await call('submitCertificate', {
        body: {
          certificate,
          depositId: String(fields.get('depositId')),
          reference: String(fields.get('reference')),
        },
      });
      toast('success', texts.sent);
      await reload();
    } catch (failure) {
      setMistake((failure instanceof CallError && failure.message) || texts.failed);
    }
    setShare(undefined);
  };

  const submit = useRef<(event: SubmitEvent) => void>(undefined);
  submit.current = (event) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    event.preventDefault();
    const wrong = fileMistake(file);
    if (wrong) setMistake(texts[wrong]);
    else if (share === undefined) send(event.currentTarget as HTMLFormElement, file);
  };
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: SubmitEvent) => submit.current?.(event);
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);

  return (
    <div className={css.chosen}>
      <Field id="certificate" label={texts.label} hint={texts.hint} error={mistake} required>
        {(tied) => (
          <input
            {...tied}
            ref={input}
            type="file"
            name="certificate"
            accept={ACCEPTED_FILES}
            className={css.file}
            onChange={choose}
          />
        )}
      </Field>
      {picture && <img src={picture} alt="" className={css.preview} />}
      {share !== undefined && (
        <label>
          {texts.sending}
          <progress className={css.progress} value={share} />
        </label>
      )}
    </div>
  );
}
