import { useEffect, useRef, useState } from 'react';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { fill } from '../../i18n/fill.ts';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { CallError } from '../session/api.ts';
import { checkPicture, RefusedPicture } from './check-picture.ts';
import { BucketRefusal, postPicture } from './post-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type PictureUpload = {
  uploading: boolean;
  /** Address of the picture that is on its way, once it is drawn. */
  preview: string | undefined;
  /** What was wrong with the last try. */
  problem: string | undefined;
  send: (files: readonly File[]) => Promise<void>;
  cancel: () => void;
};

/** Checks, shrinks and uploads one picture at a time; `onUploaded` gets the address to search with. */
export function usePictureUpload(
  texts: PictureSearchTexts,
  onUploaded: (imageUrl: string) => Promise<void>,
): PictureUpload {
  const work = useRef<AbortController>(undefined);
  const [uploading, setUploading] = useState(false);
  const [picture, setPicture] = useState<Blob>();
  const [problem, setProblem] = useState<string>();

  const end = () => {
    work.current = undefined;
    setUploading(false);
    setPicture(undefined);
  };
  const cancel = () => {
    work.current?.abort();
    if (work.current) end();
  };
  useEffect(() => () => work.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    if (work.current) return;
    const own = new AbortController();
    work.current = own;
    setUploading(true);
    setProblem(undefined);
    const late = setTimeout(() => own.abort(new CallError(0)), TIMEOUT_MS);
    try {
      const small = await shrinkPicture(await checkPicture(files));
      if (work.current === own) setPicture(small);
      const imageUrl = await postPicture(small, own.signal);
      clearTimeout(late);
      if (work.current === own) await onUploaded(imageUrl);
    } catch (error) {
      if (work.current === own) setProblem(told(error, texts));
    } finally {
      clearTimeout(late);
      if (work.current === own) end();
    }
  };
  return { uploading, preview: useObjectUrl(picture), problem, send, cancel };
}

function told(error: unknown, texts: PictureSearchTexts): string {
  if (error instanceof RefusedPicture) return texts.problem[error.problem];
  const isAnswer = error instanceof BucketRefusal || (error instanceof CallError && error.status);
  return fill(texts.failed, { detail: isAnswer ? error.message : texts.noAnswer }).trim();
}

/** An address for a file, as long as it is shown. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
