import type { Profile } from '../../contract/calls/user.ts';
import type { Flash } from '../../site/flash.ts';
import { NewPassword } from '../auth/new-password.tsx';
import { passwordTexts } from '../auth/password-texts.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { FormRow, rowOf } from './form-row.tsx';
import { Section } from './section.tsx';

const PAGE_PATH = '/my/account#password';
const ROW_PATH = `/my/account#${rowOf('password')}`;

type PasswordFormProps = { view: View; flash: Flash | undefined; profile: Profile };

/**
 * The form to change the password. A shopper without a password is led to the form for a forgotten password, which
 * sets one with a mailed code.
 */
export function PasswordForm({ view: { t }, flash, profile }: PasswordFormProps) {
  if (profile.hasPassword === false) {
    const href = `/auth/forgot-password?${new URLSearchParams({ change: profile.email })}`;
    return (
      <Section id="password" title={t('account.password')} text={t('error.PASSWORD_NOT_SET')}>
        <ButtonLink href={href}>{t('auth.setPassword')}</ButtonLink>
      </Section>
    );
  }
  const state = formState(flash, 'changePassword', ['oldPassword', 'newPassword']);
  return (
    <FormRow
      t={t}
      id="password"
      title={t('account.password')}
      text={t('account.passwordText')}
      value={<span aria-hidden="true">••••••••</span>}
      open={state.refused}
    >
      <CallForm
        call="changePassword"
        next={ROW_PATH}
        back={PAGE_PATH}
        flash="saved"
        className={css.form}
      >
        {state.message && <Notice tone="danger" title={state.message} live />}
        <PasswordInput
          name="oldPassword"
          label={t('account.oldPassword')}
          hint={state.refused && t('form.passwordAgain')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          autoComplete="current-password"
          error={state.error('oldPassword')}
          required
        />
        <NewPassword
          name="newPassword"
          label={t('auth.newPassword')}
          error={state.error('newPassword')}
          {...passwordTexts(t, state)}
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('account.changePassword')}
        </Button>
      </CallForm>
    </FormRow>
  );
}
