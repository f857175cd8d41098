import { loginPath } from '../../site/login-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';

/**
 * The message that the cart is empty. A visitor without an account is offered to sign in instead of a link to orders:
 * the cart of an account may have been filled elsewhere.
 */
export function EmptyCart({ t, isGuest }: Pick<View, 't'> & { isGuest: boolean }) {
  return (
    <EmptyState
      icon={<CartIcon size={24} />}
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      action={
        <>
          <ButtonLink variant="primary" href="/">
            {t('action.findProducts')}
          </ButtonLink>
          {isGuest ? (
            <ButtonLink href={loginPath('/cart')}>{t('auth.login')}</ButtonLink>
          ) : (
            <ButtonLink href="/my/purchase">{t('action.myOrders')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
