import type { OpenSignInWays } from '../../contract/values/shop/sign-in-ways.ts';
import { providerPath } from '../../site/provider-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import { PasskeySignInButton } from './passkey-sign-in-button.tsx';
import * as css from './sign-in-ways.css';

type SignInWaysProps = Pick<View, 't'> & {
  /** The ways to sign in that the shop offers; undefined if it offers only the password. */
  ways: OpenSignInWays | undefined;
  /** The path of the page after signing in. */
  next: string;
  /**
   * The path of the page that mails a code, or the script's function that shows its form. Neither is given if the form
   * above mails a code already.
   */
  codeHref?: string;
  onCode?: () => void;
};

/** The ways to sign in besides the form above: a mailed code, a passkey, and providers. */
export function SignInWays({ t, ways, next, codeHref, onCode }: SignInWaysProps) {
  const hasCode = ways?.mailedCode && (codeHref || onCode);
  if (!ways || !(hasCode || ways.passkeys || ways.providers.length > 0)) return null;
  return (
    <div className={css.ways}>
      <p className={css.or}>{t('auth.or')}</p>
      {ways.mailedCode &&
        (onCode ? (
          <Button block onClick={onCode}>
            {t('auth.byCode')}
          </Button>
        ) : (
          codeHref && (
            <ButtonLink href={codeHref} block>
              {t('auth.byCode')}
            </ButtonLink>
          )
        ))}
      {ways.passkeys && (
        <PasskeySignInButton
          next={next}
          texts={{
            signIn: t('auth.byPasskey'),
            cancelled: t('auth.passkeyCancelled'),
            failed: t('auth.passkeyFailed'),
          }}
        />
      )}
      {ways.providers.map(({ id, name }) => (
        // The link leads to another site, so the router must not follow it.
        <ButtonLink key={id} href={providerPath(id, next)} target="_self" rel="nofollow" block>
          {t('auth.byProvider', { provider: name })}
        </ButtonLink>
      ))}
    </div>
  );
}
