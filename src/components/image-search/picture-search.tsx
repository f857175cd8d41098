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

type Request = { readonly place: HTMLElement; readonly files: readonly File[] };

/** The closest element around an event's target that matches a selector. */
const around = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const OPENER = 'a[data-picture-search]';

/** Calls `ask` for links to the page, and for pictures that are submitted, pasted or dropped. */
function usePictureEvents(
  open: boolean,
  ask: (from: HTMLElement, files?: readonly File[]) => void,
): void {
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    const ends = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, listener, { signal: ends.signal, capture: true });
    /** Files may be dropped on a search field, and anywhere while the panel is open. */
    const target = (event: Event) => around(event, open ? '*' : 'search');

    const prepare = (event: Event) => {
      if (around(event, OPENER)) PicturePanel.load().catch(() => undefined);
    };
    on('pointerover', prepare);
    on('focusin', prepare);
    on('click', (event) => {
      const link = around(event, OPENER);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onAsk(link);
    });
    on('submit', (event) => {
      const form = around(event, 'form[data-picture-search]');
      const input = form?.querySelector<HTMLInputElement>('input[type=file]');
      if (!input?.files?.length) return;
      event.preventDefault();
      onAsk(input, [...input.files]);
    });
    on('paste', (event) => {
      const place = target(event);
      const files = event.clipboardData?.files;
      // Cells of a spreadsheet are pasted as text and as a picture. The shopper wants the text.
      if (!place || !files?.length || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      onAsk(place, [...files]);
    });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files') || !target(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    on('drop', (event) => {
      const place = target(event);
      const files = event.dataTransfer?.files;
      if (!place || !files?.length) return;
      event.preventDefault();
      onAsk(place, [...files]);
    });
    return () => ends.abort();
  }, [open]);
}

/**
 * Search by picture on any page: opens the panel for links to its page, and for a picture that is
 * pasted or dropped into a search field. The panel's script is loaded shortly before it is used; if
 * that fails, the browser goes to the page instead.
 */
export function PictureSearch() {
  const { path, query } = useRouter();
  const [request, setRequest] = useState<Request>();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel.
  useEffect(() => setOpen(false), [path, query]);

  const ask = (from: HTMLElement, files: readonly File[] = []) => {
    const place = from.querySelector<HTMLElement>('input[type=search]') ?? from;
    const show = () => {
      setRequest((before) => ({ place: (open && before?.place) || place, files }));
      setOpen(true);
    };
    // An open panel says itself whether it is busy.
    if (open) return show();
    from.setAttribute('aria-busy', 'true');
    PicturePanel.load()
      .then(show, () => location.assign(PICTURE_SEARCH_PATH))
      .finally(() => from.removeAttribute('aria-busy'));
  };
  usePictureEvents(open, ask);

  if (!request) return null;
  return <PicturePanel {...request} open={open} onClose={() => setOpen(false)} />;
}
