'use client';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { Link } from '../../framework/link.tsx';
import { useSignedIn } from '../session/use-signed-in.ts';
import { loginHref } from './login-href.ts';
import { Face, ShopperFace } from './shopper-face.tsx';
import type { SignedInMenuProps } from './signed-in-menu.tsx';
import * as css from './user-menu.css';

type UserMenuProps = Omit<SignedInMenuProps, 'texts'> & {
  readonly texts: SignedInMenuProps['texts'] & { readonly signIn: string };
};

const SignedInMenu = lazyIsland(
  () => import('./signed-in-menu.tsx'),
  ({ texts }: SignedInMenuProps) => (
    <Link href="/my/purchase" className={css.trigger}>
      <ShopperFace label={texts.menu} />
    </Link>
  ),
);

/**
 * The menu of the personal pages; for a visitor without a session, a link to sign in. Until the script
 * knows whether there is a session, a link to a personal page, which redirects visitors to sign in.
 */
export function UserMenu(props: UserMenuProps) {
  const signedIn = useSignedIn();
  const { path, query } = useRouter();
  if (signedIn) return <SignedInMenu {...props} />;
  const href = signedIn === false ? loginHref(path, query) : '/my';
  return (
    <Link href={href} className={css.trigger}>
      <Face>{props.texts.signIn}</Face>
    </Link>
  );
}
