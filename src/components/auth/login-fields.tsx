import { Link } from '../../framework/link.tsx';
import { touchArea } from '../../theme/global.css';
import type { FormState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';

export const LOGIN_FIELDS = ['email', 'password'] as const;

type LoginFieldsProps = Pick<View, 't'> & {
  state: FormState<(typeof LOGIN_FIELDS)[number]>;
  /** Whether the form is being sent. */
  busy?: boolean;
};

/** The fields of a form to sign in, on its page and in the sheet over a page. */
export function LoginFields({ t, state, busy }: LoginFieldsProps) {
  return (
    <>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <TextInput
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username webauthn"
        inputMode="email"
        defaultValue={state.value('email')}
        error={state.error('email')}
        required
      />
      <PasswordInput
        name="password"
        label={t('auth.password')}
        hint={state.refused && t('form.passwordAgain')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="current-password"
        error={state.error('password')}
        {...(state.refused && { autoFocus: true })}
        aside={
          <Link href="/auth/forgot-password" className={cx(touchArea, textLink)}>
            {t('auth.forgotLink')}
          </Link>
        }
        required
      />
      <Button type="submit" variant="primary" size="lg" block {...(busy && { loading: true })}>
        {t('auth.login')}
      </Button>
    </>
  );
}
