'use client';
import { useEffect } from 'react';
import { useProfile } from '../session/use-profile.ts';

/** Passes the number of unread messages to the menu's badge. */
export function UnreadCount({ unread }: { unread: number }) {
  const { profile, mutate } = useProfile();
  const shown = profile?.unreadNotificationCount;
  useEffect(() => {
    if (shown === undefined || shown === unread) return;
    mutate((known) => known && { ...known, unreadNotificationCount: unread }, false);
  }, [shown, unread, mutate]);
  return null;
}
