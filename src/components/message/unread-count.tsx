'use client';
import { useEffect } from 'react';
import { useProfile } from '../session/use-profile.ts';

/** Tells the badge of the menu how many messages are unread now. */
export function UnreadCount({ unread }: { unread: number }) {
  const { profile, mutate } = useProfile();
  const shown = profile?.unreadNotificationCount;
  useEffect(() => {
    if (shown === undefined || shown === unread) return;
    mutate((known) => known && { ...known, unreadNotificationCount: unread }, false);
  }, [shown, unread, mutate]);
  return null;
}
