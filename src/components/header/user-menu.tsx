'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/lazy-island.tsx';
import { Link } from '../../framework/link.tsx';
import { visuallyHidden } from '../../theme/global.css';
import type { NavigationEntry } from '../navigation/navigation.ts';
import { useShopper } from '../session/shopper.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { CountBadge } from '../ui/badge.tsx';
import { UserIcon } from '../ui/icon.tsx';
import { loginHref } from './login-href.ts';
import * as css from './user-menu.css';

export type UserMenuProps = {
  readonly entries: readonly NavigationEntry[];
  readonly texts: { readonly signIn: string; readonly menu: string; readonly logout: string };
};

const SignedInMenu = lazyIsland(
  () => import('./signed-in-menu.tsx'),
  ({ texts }: UserMenuProps) => (
    <Link href="/my/purchase" className={css.trigger}>
      <ShopperFace texts={texts} />
    </Link>
  ),
);

/**
 * Who is signed in, and the menu of their pages. A visitor's leads to sign in; before the script
 * knows, it leads to a page that asks for that itself.
 */
export function UserMenu(props: UserMenuProps) {
  const signedIn = useSignedIn();
  const { path, query } = useRouter();
  if (signedIn) return <SignedInMenu {...props} />;
  const href = signedIn === false ? loginHref(path, query) : '/my/purchase';
  return (
    <Link href={href} className={css.trigger}>
      <Face>{props.texts.signIn}</Face>
    </Link>
  );
}

/** Their name, and how many messages wait. */
export function ShopperFace({ texts }: Pick<UserMenuProps, 'texts'>) {
  const { profile } = useShopper();
  const name = useRef<HTMLSpanElement>(null);
  // What stood here until the session was known, and then the menu's script, may have the focus.
  const [takesFocus] = useState(() => document.activeElement?.className === css.trigger);
  useLayoutEffect(() => {
    if (takesFocus) name.current?.closest('a')?.focus();
  }, [takesFocus]);
  return (
    <>
      <span className={visuallyHidden} ref={name}>
        {texts.menu}
      </span>
      <Face unread={profile?.unreadNotificationCount}>{profile?.name}</Face>
    </>
  );
}

type FaceProps = { readonly unread?: number | undefined; readonly children: string | undefined };

function Face({ unread = 0, children }: FaceProps) {
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
