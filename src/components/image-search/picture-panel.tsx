'use client';
import * as Radix from 'radix-ui/dialog';
import {
  type ChangeEvent,
  type CSSProperties,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../../framework/link.tsx';
import type { PictureSearchTexts } from '../../i18n/picture-search-texts.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { AlertIcon, CameraIcon, CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import * as overlay from '../ui/overlay.css';
import { Spinner } from '../ui/spinner.tsx';
import { CropStep } from './crop-step.tsx';
import * as css from './panel.css';
import { RefusedPicture } from './picture-file.ts';
import { wholePictureOf } from './picture-in-hand.ts';
import { uploadedPicturePath } from './picture-path.ts';
import { ACCEPTED_TYPES } from './picture-types.ts';
import { CROP_HEIGHT, PANEL_HEIGHT, placeBelow } from './place-below.ts';
import { useObjectUrl, usePictureUpload } from './use-picture-upload.ts';

export type PicturePanelProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * The element that opened the panel. The panel appears below the search field around it, and returns
   * the focus to it.
   */
  readonly opener: HTMLElement;
  /** Pasted or dropped files. */
  readonly files: readonly File[];
  readonly texts: PictureSearchTexts;
};

/**
 * The panel for searching by picture (docs/specification.md section 4). While it uploads, it can't be
 * closed, only cancelled. It contains Radix, so import it lazily. It does not use Radix's Overlay, for
 * the reason given in `ui/modal.tsx`.
 */
export default function PicturePanel({ open, onClose, opener, files, texts }: PicturePanelProps) {
  const { push } = useRouter();
  const hasResults = useRef(false);
  const upload = usePictureUpload(texts, async (imageUrl) => {
    hasResults.current = true;
    await push(`/product-search?${new URLSearchParams({ imageUrl })}` as OwnHref);
    onClose();
  });
  const { uploading, preview, problem, choice, send, chooseAgain, searchPart, cancel } = upload;
  const choicePicture = useObjectUrl(choice?.file);
  const isCropping = choice !== undefined && choicePicture !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new files are sent.
  useEffect(() => {
    if (files.length > 0) void send(files);
  }, [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closed the panel.
  useEffect(() => {
    const { searchedPicture } = opener.dataset;
    if (!open) cancel();
    else if (searchedPicture && files.length === 0) void chooseAgain(searched(searchedPicture));
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !uploading && onClose()}>
      <Radix.Portal>
        <div className={overlay.backdrop} data-overlay="" data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={cx(css.panel, isCropping && css.cropping)}
            style={usePanelPosition(open, opener, isCropping ? CROP_HEIGHT : PANEL_HEIGHT)}
            aria-describedby={undefined}
            aria-busy={uploading}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // The focus moves to the results, if there are any.
              const next = hasResults.current ? document.getElementById('main') : opener;
              hasResults.current = false;
              next?.focus({ preventScroll: true });
            }}
            onInteractOutside={(event) => {
              const target = event.target;
              if (target instanceof Element && target.closest('[data-toasts]'))
                event.preventDefault();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{texts.title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={texts.close} icon={<CloseIcon />} disabled={uploading} />
              </Radix.Close>
            </div>
            {isCropping ? (
              <CropStep
                texts={texts}
                picture={choicePicture}
                crops={choice.crops}
                onSearch={(crop) => void searchPart(crop)}
              />
            ) : uploading ? (
              <Uploading texts={texts} preview={preview} onCancel={cancel} />
            ) : (
              <Choose texts={texts} problem={problem} onFiles={send} />
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The picture of an earlier search: the whole picture if this page still has it, else the uploaded part. */
async function searched(imageUrl: string): Promise<Blob> {
  const whole = wholePictureOf(imageUrl);
  if (whole) return whole;
  const response = await fetch(uploadedPicturePath(imageUrl) ?? imageUrl).catch(() => undefined);
  if (!response?.ok) throw new RefusedPicture('UNREADABLE');
  return response.blob();
}

/** Position of the panel: below the search field around the opener, else below the page's first one. */
function usePanelPosition(
  open: boolean,
  opener: HTMLElement,
  panelHeight: number,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!open) return;
    const updatePosition = () => {
      const field = opener.closest('search') ?? document.querySelector('search');
      const { clientWidth: width } = document.documentElement;
      const screen = { width, height: innerHeight };
      setStyle(placeBelow(field?.getBoundingClientRect(), screen, panelHeight));
    };
    updatePosition();
    addEventListener('resize', updatePosition);
    return () => removeEventListener('resize', updatePosition);
  }, [open, opener, panelHeight]);
  return style;
}

type ChooseProps = {
  readonly texts: PictureSearchTexts;
  readonly problem: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A zone to drop a picture on, with buttons for the file chooser and, on a phone, the camera. */
function Choose({ texts, problem, onFiles }: ChooseProps) {
  const button = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const handleChange = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    if (files?.length) onFiles([...files]);
  };
  const inputProps = {
    type: 'file',
    accept: ACCEPTED_TYPES,
    tabIndex: -1,
    'aria-hidden': true,
  } as const;
  return (
    <div className={css.zone} data-over={isDraggedOver || undefined}>
      <input
        {...inputProps}
        ref={file}
        className={css.wholeZone}
        title=""
        onChange={handleChange}
        onDragEnter={() => setDraggedOver(true)}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={() => setDraggedOver(false)}
      />
      <input {...inputProps} ref={camera} hidden capture="environment" onChange={handleChange} />
      {problem ? (
        <p className={css.problem} role="alert">
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : (
        <p className={css.drop}>
          <CameraIcon size={24} />
          <span className={css.forPointer}>{texts.drop}</span>
        </p>
      )}
      <div className={css.buttons}>
        <Button ref={button} variant="primary" onClick={() => file.current?.click()}>
          {texts.choose}
        </Button>
        <Button className={css.forFinger} onClick={() => camera.current?.click()}>
          {texts.take}
        </Button>
        <span className={css.forPointer}>{texts.paste}</span>
      </div>
      <p className={css.limits}>{texts.limits}</p>
      <p className={css.limits}>{texts.note}</p>
    </div>
  );
}

type UploadingProps = {
  readonly texts: PictureSearchTexts;
  readonly preview: string | undefined;
  readonly onCancel: () => void;
};

/** The picture while it uploads; the shopper can only cancel. */
function Uploading({ texts, preview, onCancel }: UploadingProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={css.uploading}>
      <span className={css.preview}>
        {preview && <img className={css.previewImage} src={preview} alt={texts.preview} />}
      </span>
      <p className={css.status} role="status">
        <Spinner />
        {texts.uploading}
      </p>
      <Button ref={cancel} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
