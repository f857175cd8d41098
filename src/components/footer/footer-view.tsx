'use client';
import { type MouseEvent, useState } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { AGREEMENT_PATH } from '../shell/ids.ts';
import { toast } from '../ui/toast.ts';
import * as css from './footer.css';
import type { FooterContentProps } from './footer-content.tsx';

const useContent = staticHtml(() => import('./footer-content.tsx'));
const AgreementDialog = lazyIsland(() => import('./agreement-dialog.tsx'));

/**
 * The footer of every page. Its content is static HTML. Clicks copy a phone number or an account, or
 * open the agreement above the page. Without a script the agreement is a page, and numbers and accounts
 * are text to select.
 */
export function FooterView(props: FooterContentProps) {
  const { texts } = props;
  /** Whether the agreement is open; undefined until it is first opened. */
  const [open, setOpen] = useState<boolean>();
  const content = useContent(props);

  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      toast('success', texts.copied, { key: 'copied' });
    } catch {
      toast('error', texts.failed, { key: 'copied' });
    }
  };
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
    if (!pressed) return;
    const { press: action, value = '' } = pressed.dataset;
    if (action === 'copy') {
      // On a phone the link of a phone number calls it.
      const isCall = pressed.matches('a') && matchMedia('(pointer: coarse)').matches;
      if (!isCall) event.preventDefault();
      void copy(value);
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      AgreementDialog.load().then(
        () => setOpen(true),
        () => location.assign(AGREEMENT_PATH),
      );
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y: its links and buttons are pressed, also by keys */}
      <footer className={css.footer} onClick={handleClick} {...content} />
      {open !== undefined && (
        <AgreementDialog
          open={open}
          onOpenChange={setOpen}
          title={texts.terms}
          closeLabel={texts.close}
        />
      )}
    </>
  );
}
