'use client';
import { useProfile } from '../session/use-profile.ts';
import { CountBadge } from '../ui/badge.tsx';

/** How many messages are unread, beside their name. */
export function UnreadBadge() {
  const { profile } = useProfile();
  return <CountBadge count={profile?.unreadNotificationCount ?? 0} />;
}
