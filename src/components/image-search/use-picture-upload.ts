import { useEffect, useRef, useState } from 'react';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { fill } from '../../i18n/fill.ts';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { CallError } from '../session/api.ts';
import { checkPicture, partsOf, RefusedPicture, shrinkPicture } from './picture-file.ts';
import { keepPicture } from './picture-in-hand.ts';
import { BucketRefusal, postPicture } from './post-picture.ts';
import { type Crop, WHOLE } from './propose-crops.ts';

export type PictureUpload = {
  uploading: boolean;
  /** Object URL of the small picture while it uploads. */
  preview: string | undefined;
  /** Message of the last failed attempt. */
  problem: string | undefined;
  /** The picture of which the shopper chooses a part; undefined at other times. */
  choice: PictureChoice | undefined;
  /**
   * Searches by the only picture among the files. If the picture shows more than goods, first asks for a part of it.
   */
  send: (files: readonly File[]) => Promise<void>;
  /** Asks for a part of a picture that was searched by before. */
  chooseAgain: (picture: Promise<Blob>) => Promise<void>;
  /** Searches by a part of the picture of `choice`. */
  searchPart: (crop: Crop) => Promise<void>;
  cancel: () => void;
};

export type PictureChoice = { readonly file: Blob; readonly crops: readonly Crop[] };

/** Checks, shrinks and uploads one picture at a time. `onUploaded` gets the picture's URL for the search. */
export function usePictureUpload(
  texts: PictureSearchTexts,
  onUploaded: (imageUrl: string) => Promise<void>,
): PictureUpload {
  /** Aborts the current upload; undefined if there is none. */
  const controller = useRef<AbortController>(undefined);
  const [uploading, setUploading] = useState(false);
  const [picture, setPicture] = useState<Blob>();
  const [problem, setProblem] = useState<string>();
  const [choice, setChoice] = useState<PictureChoice>();

  const end = () => {
    controller.current = undefined;
    setUploading(false);
    setPicture(undefined);
  };
  const cancel = () => {
    controller.current?.abort();
    if (controller.current) end();
    setChoice(undefined);
  };
  useEffect(() => () => controller.current?.abort(), []);

  /** Runs one attempt at a time, and shows why it failed. */
  const attempt = async (
    work: (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>,
  ) => {
    if (controller.current) return;
    const thisUpload = new AbortController();
    const isCurrent = () => controller.current === thisUpload;
    controller.current = thisUpload;
    setUploading(true);
    setProblem(undefined);
    const timer = setTimeout(() => thisUpload.abort(new CallError(0)), TIMEOUT_MS);
    try {
      await work(thisUpload.signal, isCurrent);
    } catch (error) {
      if (isCurrent()) setProblem(problemText(error, texts));
    } finally {
      clearTimeout(timer);
      if (isCurrent()) end();
    }
  };
  const upload = async (file: Blob, crop: Crop, signal: AbortSignal, isCurrent: () => boolean) => {
    const small = await shrinkPicture(file, crop);
    if (isCurrent()) setPicture(small);
    const imageUrl = await postPicture(small, signal);
    if (!isCurrent()) return;
    keepPicture(file, imageUrl);
    await onUploaded(imageUrl);
  };
  const send = (files: readonly File[]) =>
    attempt(async (signal, isCurrent) => {
      setChoice(undefined);
      const file = await checkPicture(files);
      const crops = await partsOf(file);
      if (!isCurrent()) return;
      if (crops.length > 0) setChoice({ file, crops });
      else await upload(file, WHOLE, signal, isCurrent);
    });
  const chooseAgain = (again: Promise<Blob>) =>
    attempt(async (_, isCurrent) => {
      const file = await again;
      const crops = await partsOf(file);
      if (isCurrent()) setChoice({ file, crops });
    });
  const searchPart = (crop: Crop) =>
    attempt(async (signal, isCurrent) => {
      setChoice(undefined);
      if (choice) await upload(choice.file, crop, signal, isCurrent);
    });
  return {
    uploading,
    preview: useObjectUrl(picture),
    problem,
    choice,
    send,
    chooseAgain,
    searchPart,
    cancel,
  };
}

function problemText(error: unknown, texts: PictureSearchTexts): string {
  if (error instanceof RefusedPicture) return texts.problem[error.problem];
  const hasResponse =
    error instanceof BucketRefusal || (error instanceof CallError && error.status > 0);
  return fill(texts.failed, { detail: hasResponse ? error.message : texts.noAnswer }).trim();
}

/** An object URL for a file, revoked when the file changes. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
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
