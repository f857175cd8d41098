import { Link } from '../../framework/link.tsx';
import type { Flash } from '../../site/flash.ts';
import { touchArea } from '../../theme/global.css';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { form } from './auth-card.css';

type LoginFormProps = {
  view: View;
  flash: Flash | undefined;
  /** The path after signing in. */
  next: string;
  /** The path of the sign-in page with its query. */
  back: string;
};

export function LoginForm({ view: { t }, flash, next, back }: LoginFormProps) {
  const state = formState(flash, 'login', ['email', 'password']);
  return (
    <CallForm call="login" next={next} back={back} className={form}>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <TextInput
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
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
          <Link href="/auth/forgot-password" className={touchArea}>
            {t('auth.forgotLink')}
          </Link>
        }
        required
      />
      <Button type="submit" variant="primary" size="lg" block>
        {t('auth.login')}
      </Button>
    </CallForm>
  );
}
