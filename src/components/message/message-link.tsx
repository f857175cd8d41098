'use client';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from '../../framework/link.tsx';
import { scriptOnly } from '../../theme/global.css';
import { call } from '../session/api.ts';
import { PROFILE_KEY } from '../session/use-profile.ts';
import { cx } from '../ui/cx.ts';
import { open } from './messages.css';

type MessageLinkProps = { id: string; href: string; children: ReactNode };

/** Leads to what an unread message is about, in a tab of its own too, and marks it read. */
export function MessageLink({ id, href, children }: MessageLinkProps) {
  const { mutate } = useSWRConfig();
  const read = () => {
    call('readNotifications', { body: { ids: [id] } })
      .then(() => mutate(PROFILE_KEY))
      // It stays unread then, which is no loss.
      .catch(() => undefined);
  };
  return (
    <Link
      href={href}
      className={cx(open, scriptOnly)}
      data-open=""
      onClick={read}
      onAuxClick={read}
    >
      {children}
    </Link>
  );
}
