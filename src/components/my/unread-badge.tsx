'use client';
import { useShopper } from '../session/shopper.ts';
import { CountBadge } from '../ui/badge.tsx';

/** How many messages are unread, beside their name. */
export function UnreadBadge() {
  const { profile } = useShopper();
  return <CountBadge count={profile?.unreadNotificationCount ?? 0} />;
}
