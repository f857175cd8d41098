import type { ReactNode } from 'react';
import type { Notification } from '../../contract/calls/content.ts';
import type { Output } from '../../contract/endpoints.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { Pages } from '../list/pages.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { BellIcon, CheckIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import { MessageLink } from './message-link.tsx';
import { messagesHref } from './message-tabs.tsx';
import * as css from './messages.css';
import { UnreadCount } from './unread-count.tsx';

const LIST_ID = 'messages';

type MessagesProps = { view: View; list: Output<'listNotifications'> };

/** The shopper's messages one by one, each with a link to its subject. Unread messages are marked. */
export function Messages({ view, list }: MessagesProps) {
  return (
    <MessageList view={view} list={list}>
      {(pagePath) =>
        list.records.map((message) => (
          <MessageItem key={message.id} view={view} message={message} pagePath={pagePath} />
        ))
      }
    </MessageList>
  );
}

type MessageListProps = {
  view: View;
  list: Output<'listNotifications'> | Output<'listNoticeDigests'>;
  /** Renders the items. `pagePath` is the path of the page that shows them. */
  children: (pagePath: string) => ReactNode;
};

/** The frame of the list of messages. */
export function MessageList({ view, list, children }: MessageListProps) {
  const { t } = view;
  const { records, unread, pageNo } = list;
  const pagePath = messagesHref('messages', pageNo);
  if (records.length === 0) {
    return (
      <EmptyState
        icon={<BellIcon />}
        title={t('message.empty.title')}
        text={t('message.empty.text')}
        action={
          <>
            <ButtonLink href="/">{t('action.findProducts')}</ButtonLink>
            <ButtonLink href={messagesHref('feedback')}>{t('message.tab.feedback')}</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <>
      <UnreadCount unread={unread} />
      {unread > 0 && (
        <CallForm
          call="readNotifications"
          next={`${pagePath}#${LIST_ID}`}
          back={pagePath}
          className={css.bar}
        >
          <span>{t('message.unread', { count: unread })}</span>
          <Button type="submit" size="sm">
            {t('message.readAll')}
          </Button>
        </CallForm>
      )}
      <ul id={LIST_ID} tabIndex={-1} className={css.list}>
        {children(pagePath)}
      </ul>
      <Pages t={t} page={list} href={(page) => messagesHref('messages', page)} />
    </>
  );
}

type MessageProps = {
  view: View;
  message: Notification;
  pagePath: string;
  /** The part below the text of a message. */
  children?: ReactNode;
};

/** A message that is unread or read, with the link to its subject. */
export function MessageItem({ view, message, pagePath, children }: MessageProps) {
  const { t, locale, tenant } = view;
  const { id, title, text, read, createdAt } = message;
  // The message keeps the focus when its button has gone.
  const itemId = `message-${id}`;
  return (
    <li id={itemId} tabIndex={-1} className={css.message} data-unread={!read || undefined}>
      <div className={css.body}>
        <div className={css.head}>
          {!read && <Badge tone="primary">{t('message.new')}</Badge>}
          <time className={css.time} dateTime={createdAt}>
            {formatDateTime(locale, createdAt, tenant)}
          </time>
        </div>
        <div className={cx(css.title, !read && css.unreadTitle)}>
          <Title message={message} />
        </div>
        <p>{isolated(text)}</p>
        {children}
      </div>
      {!read && (
        <CallForm
          call="readNotifications"
          next={`${pagePath}#${itemId}`}
          back={pagePath}
          className={css.aboveLink}
        >
          <input type="hidden" name="ids" value={id} />
          <IconButton type="submit" label={t('message.read', { title })} icon={<CheckIcon />} />
        </CallForm>
      )}
    </li>
  );
}

/**
 * The link to the subject of a message. Following it marks the message as read; without scripts it is
 * the button of a form that does so.
 */
function Title({ message }: { message: Notification }) {
  const { id, link, read } = message;
  const title = isolated(message.title);
  if (!link) return title;
  if (read) {
    return (
      <Link href={link} className={css.messageLink} data-open="">
        {title}
      </Link>
    );
  }
  return (
    <>
      <MessageLink id={id} href={link}>
        {title}
      </MessageLink>
      <noscript>
        <CallForm call="readNotifications" next={link} back={link}>
          <input type="hidden" name="ids" value={id} />
          <button type="submit" className={css.messageLink} data-open="">
            {title}
          </button>
        </CallForm>
      </noscript>
    </>
  );
}
