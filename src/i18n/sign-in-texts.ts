import type { OpenSignInWays } from '../contract/values/shop/sign-in-ways.ts';
import { placeholder } from './fill.ts';
import type { MessageKey, Translate } from './translator.ts';

/** The messages of the sheet in which a visitor signs in or opens an account. */
const KEYS = [
  'auth.agree',
  'auth.byCode',
  'auth.byCodeHint',
  'auth.byPasskey',
  'auth.byProvider',
  'auth.changeEmail',
  'auth.code',
  'auth.codeHint',
  'auth.codeSent',
  'auth.codeSentAgain',
  'auth.email',
  'auth.forgotLink',
  'auth.haveAccount',
  'auth.hidePassword',
  'auth.login',
  'auth.name',
  'auth.noAccount',
  'auth.optional',
  'auth.or',
  'auth.order.kept',
  'auth.order.title',
  'auth.passkeyCancelled',
  'auth.passkeyFailed',
  'auth.password',
  'auth.passwordHint',
  'auth.phone',
  'auth.phoneHint',
  'auth.promotionCode',
  'auth.resend',
  'auth.resendIn',
  'auth.secondEmail',
  'auth.sendCode',
  'auth.showPassword',
  'auth.signup',
  'auth.strength.fair',
  'auth.strength.good',
  'auth.strength.strong',
  'auth.strength.weak',
  'cart.offline',
  'footer.terms',
  'order.total',
  'shell.dismiss',
] as const satisfies readonly MessageKey[];
type SignInKey = (typeof KEYS)[number];

/** What the sheet depends on of a shop. */
export type ShopOfSignIn = { hasUserAgreement: boolean; signIn?: OpenSignInWays | undefined };

/** The texts of the sheet, by the keys of their messages; `{email}`, `{provider}` and `{seconds}` are filled in the browser. */
export const signInTexts = (t: Translate, { hasUserAgreement, signIn }: ShopOfSignIn) => {
  const values = {
    email: placeholder('email'),
    provider: placeholder('provider'),
    seconds: placeholder('seconds'),
  };
  return {
    messages: Object.fromEntries(KEYS.map((key) => [key, t(key, values)])) as Record<
      SignInKey,
      string
    >,
    hasUserAgreement,
    ways: signIn,
  };
};
export type SignInTexts = ReturnType<typeof signInTexts>;
