'use client';
import { useShopper } from '../session/shopper.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { CountBadge } from '../ui/badge.tsx';
import { CartIcon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { loginHref } from './login-href.ts';
import * as css from './user-menu.css';

/** The path of the cart; for a visitor without a session the sign-in page. */
export function useCartHref(): string {
  return useSignedIn() === false ? loginHref('/cart', '') : '/cart';
}

/** The header's cart with the number of items of all shops. */
export function CartLink({ label }: { readonly label: string }) {
  const count = useShopper().cart?.totalItems ?? 0;
  return (
    <IconLink
      href={useCartHref()}
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
