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

/** Checks, shrinks and uploads one picture at a time. `onUploaded` gets the picture's URL for the search. */
export function usePictureUpload(
  texts: PictureSearchTexts,
  onUploaded: (imageUrl: string) => Promise<void>,
): PictureUpload {
  /** Belongs to the current upload; undefined without one. */
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
    const thisUpload = new AbortController();
    const isCurrent = () => controller.current === thisUpload;
    controller.current = thisUpload;
    setUploading(true);
    setProblem(undefined);
    const timer = setTimeout(() => thisUpload.abort(new CallError(0)), TIMEOUT_MS);
    try {
      const small = await shrinkPicture(await checkPicture(files));
      if (isCurrent()) setPicture(small);
      const imageUrl = await postPicture(small, thisUpload.signal);
      clearTimeout(timer);
      if (isCurrent()) await onUploaded(imageUrl);
    } catch (error) {
      if (isCurrent()) setProblem(problemText(error, texts));
    } finally {
      clearTimeout(timer);
      if (isCurrent()) end();
    }
  };
  return { uploading, preview: useObjectUrl(picture), problem, send, cancel };
}

function problemText(error: unknown, texts: PictureSearchTexts): string {
  if (error instanceof RefusedPicture) return texts.problem[error.problem];
  const hasResponse =
    error instanceof BucketRefusal || (error instanceof CallError && error.status > 0);
  return fill(texts.failed, { detail: hasResponse ? error.message : texts.noAnswer }).trim();
}

/** An object URL for a file, revoked when the file changes. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const newUrl = URL.createObjectURL(file);
    setUrl(newUrl);
    return () => {
      URL.revokeObjectURL(newUrl);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
