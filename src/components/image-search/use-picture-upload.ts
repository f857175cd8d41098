import { useEffect, useRef, useState } from 'react';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { fill } from '../../i18n/fill.ts';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { CallError } from '../session/api.ts';
import { checkPicture, RefusedPicture, shrinkPicture } from './picture-file.ts';
import { BucketRefusal, postPicture } from './post-picture.ts';

export type PictureUpload = {
  uploading: boolean;
  /** Object URL of the small picture while it uploads. */
  preview: string | undefined;
  /** Message of the last failed attempt. */
  problem: string | undefined;
  send: (files: readonly File[]) => Promise<void>;
  cancel: () => void;
};

/** Checks, shrinks and uploads one picture at a time; `onUploaded` gets the address to search with. */
export function usePictureUpload(
  texts: PictureSearchTexts,
  onUploaded: (imageUrl: string) => Promise<void>,
): PictureUpload {
  const controller = useRef<AbortController>(undefined);
  const [uploading, setUploading] = useState(false);
  const [picture, setPicture] = useState<Blob>();
  const [problem, setProblem] = useState<string>();

  const end = () => {
    controller.current = undefined;
    setUploading(false);
    setPicture(undefined);
  };
  const cancel = () => {
    controller.current?.abort();
    if (controller.current) end();
  };
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    if (controller.current) return;
    const own = new AbortController();
    controller.current = own;
    setUploading(true);
    setProblem(undefined);
    const timer = setTimeout(() => own.abort(new CallError(0)), TIMEOUT_MS);
    try {
      const small = await shrinkPicture(await checkPicture(files));
      if (controller.current === own) setPicture(small);
      const imageUrl = await postPicture(small, own.signal);
      clearTimeout(timer);
      if (controller.current === own) await onUploaded(imageUrl);
    } catch (error) {
      if (controller.current === own) setProblem(problemText(error, texts));
    } finally {
      clearTimeout(timer);
      if (controller.current === own) end();
    }
  };
  return { uploading, preview: useObjectUrl(picture), problem, send, cancel };
}

function problemText(error: unknown, texts: PictureSearchTexts): string {
  if (error instanceof RefusedPicture) return texts.problem[error.problem];
  const isAnswer = error instanceof BucketRefusal || (error instanceof CallError && error.status);
  return fill(texts.failed, { detail: isAnswer ? error.message : texts.noAnswer }).trim();
}

/** An object URL for a file, revoked when the file changes. */
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
