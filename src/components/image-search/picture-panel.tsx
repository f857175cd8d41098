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
import { AlertIcon, CameraIcon, CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import * as overlay from '../ui/overlay.css';
import { Spinner } from '../ui/spinner.tsx';
import * as css from './panel.css';
import { placeBelow } from './place-below.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** The types that the contract accepts; a phone's file chooser converts its own formats to them. */
const ACCEPTED_TYPES = 'image/jpeg,image/png';

export type PicturePanelProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that opened the panel. The panel appears below its search field and returns the focus to it. */
  readonly place: HTMLElement;
  /** Pasted or dropped files. */
  readonly files: readonly File[];
  readonly texts: PictureSearchTexts;
};

/**
 * Closed, open, or uploading and locked (docs/specification.md section 4). It carries Radix: import
 * it only lazily. It has its own backdrop for the reason given in `ui/modal.tsx`.
 */
export default function PicturePanel({ open, onClose, place, files, texts }: PicturePanelProps) {
  const { push } = useRouter();
  const hasResults = useRef(false);
  const { uploading, preview, problem, send, cancel } = usePictureUpload(
    texts,
    async (imageUrl) => {
      hasResults.current = true;
      await push(`/product-search?${new URLSearchParams({ imageUrl })}` as OwnHref);
      onClose();
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: files are sent once.
  useEffect(() => {
    if (files.length > 0) void send(files);
  }, [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closed the panel.
  useEffect(() => {
    if (!open) cancel();
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !uploading && onClose()}>
      <Radix.Portal>
        <div className={overlay.backdrop} data-overlay="" data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={css.panel}
            style={usePanelPlace(open, place)}
            aria-describedby={undefined}
            aria-busy={uploading}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Move on to the results, if there are any.
              const next = hasResults.current ? document.getElementById('main') : place;
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
            {uploading ? (
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

/** Position of the panel: below the search field that opened it, else the page's. */
function usePanelPlace(open: boolean, place: HTMLElement): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      const field = place.closest('search') ?? document.querySelector('search');
      const { clientWidth: width } = document.documentElement;
      const spot = placeBelow(field?.getBoundingClientRect(), { width, height: innerHeight });
      setStyle({ top: spot.top, left: spot.left, width: spot.width });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [open, place]);
  return style;
}

type ChooseProps = {
  readonly texts: PictureSearchTexts;
  readonly problem: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A zone to drop a picture on; a click opens the file chooser, on a phone also the camera. */
function Choose({ texts, problem, onFiles }: ChooseProps) {
  const button = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const take = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    if (files?.length) onFiles([...files]);
  };
  const input = {
    type: 'file',
    accept: ACCEPTED_TYPES,
    tabIndex: -1,
    'aria-hidden': true,
  } as const;
  return (
    <div className={css.zone} data-over={over || undefined}>
      <input
        {...input}
        ref={file}
        className={css.wholeZone}
        title=""
        onChange={take}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <input {...input} ref={camera} hidden capture="environment" onChange={take} />
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
