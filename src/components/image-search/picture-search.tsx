'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { lazyTexts } from '../session/lazy-texts.ts';
import './opener.css';
import type { PicturePanelProps } from './picture-panel.tsx';
import { PICTURE_SEARCH_PATH } from './picture-search-path.ts';

const PicturePanel = lazyIsland(async () => {
  const [{ default: Panel }, texts] = await Promise.all([
    import('./picture-panel.tsx'),
    lazyTexts(),
  ]);
  return {
    default: (props: Omit<PicturePanelProps, 'texts'>) => (
      <Panel {...props} texts={texts.pictureSearch} />
    ),
  };
});

type Request = { readonly opener: HTMLElement; readonly files: readonly File[] };

/** The event's target or its closest ancestor that matches a selector. */
const closestTo = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const OPENER = 'a[data-picture-search]';
/** The field of the page for searching by picture. */
const PAGE_FIELD = 'form[data-picture-search] input[type=file]';

/**
 * Calls `openPanel` when a link to the page for searching by picture is clicked, or a picture is
 * submitted, pasted or dropped. Such links also load the panel's script when they are pointed at.
 */
function usePictureEvents(
  open: boolean,
  openPanel: (from: HTMLElement, files?: readonly File[]) => void,
): void {
  const onOpen = useEffectEvent(openPanel);
  useEffect(() => {
    const listeners = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, listener, { signal: listeners.signal, capture: true });
    /** Where files may be pasted or dropped: in a search field, and anywhere while the panel is open. */
    const fileTarget = (event: Event) => closestTo(event, open ? '*' : 'search');
    const take = (event: Event, target: HTMLElement | null, files: FileList | null | undefined) => {
      if (!target || !files?.length) return;
      event.preventDefault();
      onOpen(target, [...files]);
    };

    const loadPanel = (event: Event) => {
      if (closestTo(event, OPENER)) PicturePanel.load().catch(() => undefined);
    };
    on('pointerover', loadPanel);
    on('focusin', loadPanel);
    on('click', (event) => {
      const link = closestTo(event, OPENER);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen(link);
    });
    on('submit', (event) => {
      const input = closestTo(event, 'form')?.querySelector<HTMLInputElement>(PAGE_FIELD);
      if (input) take(event, input, input.files);
    });
    on('paste', (event) => {
      // Cells of a spreadsheet are pasted as text and as a picture. The shopper wants the text.
      if (event.clipboardData?.getData('text/plain')) return;
      // On the page for searching by picture it may be anywhere.
      const target = fileTarget(event) ?? document.querySelector<HTMLElement>(PAGE_FIELD);
      take(event, target, event.clipboardData?.files);
    });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files') || !fileTarget(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    on('drop', (event) => {
      take(event, fileTarget(event), event.dataTransfer?.files);
    });
    return () => listeners.abort();
  }, [open]);
}

/**
 * Search by picture on any page: opens the panel for links to its page, and for a picture that is
 * pasted or dropped into a search field, or pasted anywhere on the page for such a search. The panel's script is loaded shortly before it is used; if
 * that fails, the browser goes to the page instead.
 */
export function PictureSearch() {
  const { path, query } = useRouter();
  const [request, setRequest] = useState<Request>();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel.
  useEffect(() => setOpen(false), [path, query]);

  const openPanel = (from: HTMLElement, files: readonly File[] = []) => {
    const opener = from.querySelector<HTMLElement>('input[type=search]') ?? from;
    const show = () => {
      // An open panel stays where it is.
      setRequest((old) => ({ opener: (open && old?.opener) || opener, files }));
      setOpen(true);
    };
    // Only a closed panel needs its script to be loaded and the opener to be marked as busy.
    if (open) return show();
    from.setAttribute('aria-busy', 'true');
    PicturePanel.load()
      .then(show, () => location.assign(PICTURE_SEARCH_PATH))
      .finally(() => from.removeAttribute('aria-busy'));
  };
  usePictureEvents(open, openPanel);

  if (!request) return null;
  return <PicturePanel {...request} open={open} onClose={() => setOpen(false)} />;
}
