import type { SignedIn, userEndpoints } from '../../../contract/calls/user.ts';
import { onBehalfOf } from '../../commerce/base/scope.ts';
import { findGuestCart } from '../../commerce/cart/guest-carts.ts';
import { mergeGuestCart } from '../../commerce/cart/merge-guest-cart.ts';
import { isEmailAvailable, login, signup } from '../../commerce/identity/accounts.ts';
import { changeEmail } from '../../commerce/identity/change-email.ts';
import { sendEmailCode, verifyEmailCode } from '../../commerce/identity/email-codes.ts';
import { changePassword, forgetPassword } from '../../commerce/identity/passwords.ts';
import { getProfile, updateLanguage, updateProfile } from '../../commerce/identity/profile.ts';
import { checkPromotionCode } from '../../commerce/identity/promotion.ts';
import { errorText } from '../../platform/log.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';
import type { CallScope } from '../scope.ts';

/**
 * Moves the cart that the visitor had before signing in to the shopper. A failure is only logged: the
 * session has begun, and the next sign-in tries again.
 */
export async function withGuestCart(scope: CallScope, signedIn: SignedIn): Promise<SignedIn> {
  try {
    const guest = scope.guestToken && (await findGuestCart(scope, scope.guestToken));
    if (!guest) return signedIn;
    const owner = onBehalfOf(scope, { userId: signedIn.profile.id });
    return { ...signedIn, guestCartMerged: await mergeGuestCart(owner, guest) };
  } catch (error) {
    scope.log({ event: 'guest_cart_not_merged', error: errorText(error) });
    return { ...signedIn, guestCartMerged: false };
  }
}

export const userHandlers: Pick<Handlers, keyof typeof userEndpoints> = {
  getProfile,
  updateProfile: (scope, { body }) => updateProfile(scope, body),
  changeEmail: (scope, { body }) => changeEmail(scope, body),
  changePassword: async (scope, { body }) => {
    await changePassword(scope, body);
    return OK;
  },
  updateLanguage: async (scope, { query }) => {
    await updateLanguage(scope, query.language);
    return OK;
  },
  sendEmailCode: (scope, { body }) => sendEmailCode(scope, body.email),
  verifyEmailCode: async (scope, { body }) => {
    await verifyEmailCode(scope, body.email, body.verificationCode);
    return OK;
  },
  verifyEmailPromotionCode: async (scope, { body }) => {
    await checkPromotionCode(scope, body.promotionCode);
    return OK;
  },
  signup: async (scope, { body }) => withGuestCart(scope, await signup(scope, body)),
  login: async (scope, { body }) => withGuestCart(scope, await login(scope, body)),
  forgetPassword: async (scope, { body }) => ({ ...OK, ...(await forgetPassword(scope, body)) }),
  checkEmailAvailable: async (scope, { query }) => ({
    available: await isEmailAvailable(scope, query.email),
  }),
};
