import { useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/global.css';
import { useShopper } from '../session/shopper.ts';
import { CountBadge } from '../ui/badge.tsx';
import { UserIcon } from '../ui/icon.tsx';
import * as css from './user-menu.css';

/** The shopper's name and number of unread messages. `label` is the menu's name for screen readers. */
export function ShopperFace({ label }: { readonly label: string }) {
  const { profile } = useShopper();
  const name = useRef<HTMLSpanElement>(null);
  // This element replaces the sign-in link, or the plain link that is shown until the menu's script is
  // loaded. If the replaced element had the focus, this one takes it.
  const [takesFocus] = useState(() => document.activeElement?.className === css.trigger);
  useLayoutEffect(() => {
    if (takesFocus) name.current?.closest('a')?.focus();
  }, [takesFocus]);
  return (
    <>
      <span className={visuallyHidden} ref={name}>
        {label}
      </span>
      <Face unread={profile?.unreadNotificationCount}>{profile?.name}</Face>
    </>
  );
}

type FaceProps = { readonly unread?: number | undefined; readonly children: string | undefined };

/** The icon of a person with the number of unread messages, and a name or another text beside it. */
export function Face({ unread = 0, children }: FaceProps) {
  return (
    <>
      <span className={css.face}>
        <UserIcon />
        <CountBadge count={unread} corner />
      </span>
      <span className={css.words}>{children}</span>
    </>
  );
}
