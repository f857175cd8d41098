'use client';
import { type MouseEvent, useRef, useState } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { WIDGET_REFERRER } from '../../site/widget.ts';
import { ChatIcon } from '../ui/icon.tsx';
import * as css from './support-chat.css';

const ChatPanel = lazyIsland(() => import('./chat-panel.tsx'));

type SupportChatProps = {
  /** The path of the chat's document. Without a script the button links to it. */
  readonly href: string;
  /** Whether the chat has its own origin. */
  readonly hasSeparateOrigin: boolean;
  readonly texts: { readonly open: string; readonly title: string; readonly close: string };
};

/** The button that opens the chat of the tenant's provider, which is loaded only then. */
export function SupportChat({ href, hasSeparateOrigin, texts }: SupportChatProps) {
  /** Whether the chat is open; undefined until it is first opened. */
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLAnchorElement>(null);

  const toggle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ChatPanel.load().then(
      () => setOpen(!open),
      () => location.assign(href),
    );
  };
  const handleClosed = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <aside aria-label={texts.open}>
      <a
        ref={button}
        href={href}
        target="_blank"
        rel="noopener"
        referrerPolicy={WIDGET_REFERRER}
        className={css.launcher}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={toggle}
      >
        <ChatIcon />
        <span className={css.words}>{texts.open}</span>
      </a>
      {open !== undefined && (
        <ChatPanel
          open={open}
          onClosed={handleClosed}
          href={href}
          hasSeparateOrigin={hasSeparateOrigin}
          title={texts.title}
          closeLabel={texts.close}
        />
      )}
    </aside>
  );
}
