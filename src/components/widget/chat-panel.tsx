'use client';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { CHAT_CLOSE_REQUESTED, WIDGET_REFERRER, widgetSandbox } from '../../site/widget.ts';
import { media } from '../../theme/tokens.css';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import * as css from './support-chat.css';

type ChatPanelProps = {
  readonly open: boolean;
  readonly onClosed: () => void;
  readonly href: string;
  readonly hasSeparateOrigin: boolean;
  readonly title: string;
  readonly closeLabel: string;
};

/**
 * A panel with the chat of the tenant's provider. A closed panel stays in the document, so that the
 * chat keeps its messages.
 */
export default function ChatPanel(props: ChatPanelProps) {
  const { open, onClosed, href, hasSeparateOrigin, title, closeLabel } = props;
  const panel = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  const close = () => panel.current?.close();

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (data === CHAT_CLOSE_REQUESTED && source === frame.current?.contentWindow)
        panel.current?.close();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!open) panel.current?.close();
    // On a phone the panel covers the page, so the page must not get the focus.
    else if (matchMedia(media.phoneOnly).matches) panel.current?.showModal();
    else panel.current?.show();
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <dialog
      ref={panel}
      className={css.panel}
      aria-labelledby={titleId}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} size="lg" onClick={close} />
      </div>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={href}
        sandbox={widgetSandbox(hasSeparateOrigin)}
        referrerPolicy={WIDGET_REFERRER}
      />
    </dialog>
  );
}
