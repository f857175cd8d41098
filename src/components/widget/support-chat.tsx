'use client';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { CHAT_LEFT, WIDGET_REFERRER, widgetSandbox } from '../../contract/widget.ts';
import { media } from '../../theme/tokens.css';
import { ChatIcon, CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import * as css from './support-chat.css';

type SupportChatProps = {
  /** The chat's document; without a script the button leads there. */
  readonly href: string;
  /** Whether that is at an origin of its own. */
  readonly ownOrigin: boolean;
  readonly texts: { readonly open: string; readonly title: string; readonly close: string };
};

const isPlainClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * The provider's chat in a panel. Nothing of it is loaded before the shopper opens it; from then on
 * it stays, so that what was written is still there when the panel opens again.
 */
export function SupportChat({ href, ownOrigin, texts }: SupportChatProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  const close = () => panel.current?.close();

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (data === CHAT_LEFT && source === frame.current?.contentWindow) panel.current?.close();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (open) return close();
    setWanted(true);
    setOpen(true);
    // Where it covers everything, nothing under it may have the focus.
    if (matchMedia(media.phoneOnly).matches) panel.current?.showModal();
    else panel.current?.show();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
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
        aria-expanded={open}
        onClick={toggle}
      >
        <ChatIcon />
        <span className={css.words}>{texts.open}</span>
      </a>
      <dialog
        ref={panel}
        className={css.panel}
        aria-labelledby={titleId}
        onClose={() => {
          setOpen(false);
          button.current?.focus();
        }}
        onKeyDown={onKeyDown}
      >
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {texts.title}
          </h2>
          <IconButton label={texts.close} icon={<CloseIcon />} size="lg" onClick={close} />
        </div>
        {wanted && (
          <iframe
            ref={frame}
            className={css.frame}
            title={texts.title}
            src={href}
            sandbox={widgetSandbox(ownOrigin)}
            referrerPolicy={WIDGET_REFERRER}
          />
        )}
      </dialog>
    </aside>
  );
}
