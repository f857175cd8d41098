'use client';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from '../../framework/link.tsx';
import { scriptOnly } from '../../theme/global.css';
import { call, type Route } from '../session/api.ts';
import { PROFILE_KEY } from '../session/use-profile.ts';
import { cx } from '../ui/cx.ts';
import { messageLink } from './messages.css';

const READ_NOTIFICATIONS: Route<'readNotifications'> = ['PUT', '/front/user-notifications/read'];

type MessageLinkProps = { id: string; href: string; children: ReactNode };

/** A link to the subject of an unread message. Following the link, even into a new tab, marks the message as read. */
export function MessageLink({ id, href, children }: MessageLinkProps) {
  const { mutate } = useSWRConfig();
  const markAsRead = () => {
    call(READ_NOTIFICATIONS, { body: { ids: [id] } })
      .then(() => mutate(PROFILE_KEY))
      // After a failure the message just stays unread.
      .catch(() => undefined);
  };
  return (
    <Link
      href={href}
      className={cx(messageLink, scriptOnly)}
      data-open=""
      onClick={markAsRead}
      onAuxClick={markAsRead}
    >
      {children}
    </Link>
  );
}
