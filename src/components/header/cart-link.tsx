'use client';
import { useShopper } from '../session/shopper.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { CountBadge } from '../ui/badge.tsx';
import { CartIcon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { loginHref } from './login-href.ts';
import * as css from './user-menu.css';

/** The path of the cart; for a visitor without a session the sign-in page, unless visitors have a cart (`guestCart`). */
export function useCartHref(guestCart: boolean): string {
  return useSignedIn() === false && !guestCart ? loginHref('/cart', '') : '/cart';
}

type CartLinkProps = {
  readonly label: string;
  /** Whether visitors without an account have a cart. */
  readonly guestCart: boolean;
};

/** The header's cart with the number of items of all shops. */
export function CartLink({ label, guestCart }: CartLinkProps) {
  const count = useShopper().cart?.totalItems ?? 0;
  return (
    <IconLink
      href={useCartHref(guestCart)}
      label={count > 0 ? `${label} (${count})` : label}
      icon={
        <span className={css.face}>
          <CartIcon />
          <CountBadge count={count} corner />
        </span>
      }
      size="lg"
    />
  );
}
