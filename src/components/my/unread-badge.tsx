'use client';
import { useShopper } from '../session/shopper.ts';
import { CountBadge } from '../ui/badge.tsx';

/** The number of unread messages. */
export function UnreadBadge() {
  const { profile } = useShopper();
  return <CountBadge count={profile?.unreadNotificationCount ?? 0} />;
}
