import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import { CodeInput, type MailedCode } from './code-input.tsx';
import { NewPassword } from './new-password.tsx';
import { passwordTexts } from './password-texts.ts';

type ForgotFormProps = {
  view: View;
  flash: Flash | undefined;
  mailed: MailedCode;
  back: string;
};

/** The form for the second step after a password was forgotten: the mailed code and a new password. */
export function ForgotForm({ view, flash, mailed, back }: ForgotFormProps) {
  const { t } = view;
  const state = formState(flash, 'forgetPassword', ['verificationCode', 'newPassword']);
  return (
    <CallForm
      call="forgetPassword"
      next="/auth/login"
      back={back}
      flash="passwordChanged"
      className={form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      <input type="hidden" name="email" value={mailed.email} />
      <CodeInput t={t} mailed={mailed} state={state} />
      <NewPassword
        name="newPassword"
        label={t('auth.newPassword')}
        error={state.error('newPassword')}
        {...passwordTexts(t, state)}
      />
      <Button type="submit" variant="primary" size="lg" block>
        {t('auth.setPassword')}
      </Button>
    </CallForm>
  );
}
