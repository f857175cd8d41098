'use client';
import { useEffect } from 'react';
import { useProfile } from '../session/use-profile.ts';

/** Writes the page's number of unread messages into the shared profile, which the menu's badge shows. */
export function UnreadCount({ unread }: { unread: number }) {
  const { profile, mutate } = useProfile();
  const shown = profile?.unreadNotificationCount;
  useEffect(() => {
    if (shown === undefined || shown === unread) return;
    mutate((old) => old && { ...old, unreadNotificationCount: unread }, false);
  }, [shown, unread, mutate]);
  return null;
}
