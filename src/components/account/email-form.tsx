import type { Flash } from '../../site/flash.ts';
import { CodeInput } from '../auth/code-input.tsx';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormError } from '../form/form-error.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { FormRow, rowOf } from './form-row.tsx';

type EmailFormProps = {
  view: View;
  flash: Flash | undefined;
  email: string;
  /** The new e-mail address, once a code has been sent to it. */
  newEmail: string;
  /** When the code was sent; empty if none was. */
  sentAt: string;
  /** Whether the URL asks for the form. */
  open: boolean;
};

const ROW_PATH = `/my/account#${rowOf('email')}`;
/** The URL of the page with the first step of the form open. */
const FORM_PATH = '/my/account?email=#email';
/**
 * The URL of the page after a code was sent. `email` and `sentAt` are encoded values, or `{email}` and `{sentAt}`,
 * which the server fills in.
 */
const codeSentHref = (email: string, sentAt: string) =>
  `/my/account?email=${email}&sent=${sentAt}#email`;

/**
 * The form to change the e-mail address: first a code is sent to the new address, then code and password are entered.
 */
export function EmailForm(props: EmailFormProps) {
  const { t } = props.view;
  return (
    <FormRow
      t={t}
      id="email"
      title={t('auth.email')}
      text={t('account.emailText')}
      value={<bdi dir="ltr">{props.email}</bdi>}
      open={props.open}
    >
      {props.newEmail ? <CodeStep {...props} /> : <AddressStep {...props} />}
    </FormRow>
  );
}

function AddressStep({ view: { t }, flash }: EmailFormProps) {
  const state = formState(flash, 'sendEmailCode', ['email']);
  return (
    <CallForm
      call="sendEmailCode"
      next={codeSentHref('{email}', '{sentAt}')}
      back={FORM_PATH}
      className={css.form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      <TextInput
        name="email"
        id="new-email"
        type="email"
        label={t('account.newEmail')}
        hint={t('auth.codeHint')}
        autoComplete="off"
        dir="ltr"
        defaultValue={state.value('email')}
        error={state.error('email')}
        required
      />
      <Button type="submit" className={css.submit}>
        {t('auth.sendCode')}
      </Button>
    </CallForm>
  );
}

function CodeStep({ view, flash, newEmail, sentAt }: EmailFormProps) {
  const { t } = view;
  const email = encodeURIComponent(newEmail);
  const stepHref = codeSentHref(email, encodeURIComponent(sentAt));
  const state = formState(flash, 'changeEmail', ['verificationCode', 'loginPassword']);
  return (
    <>
      <CallForm
        call="changeEmail"
        next={ROW_PATH}
        back={stepHref}
        flash="emailChanged"
        className={css.form}
      >
        {state.message && <Notice tone="danger" title={state.message} live />}
        <input type="hidden" name="email" value={newEmail} />
        <CodeInput t={view.t} mailed={{ email: newEmail, sentAt }} state={state} />
        <PasswordInput
          name="loginPassword"
          id="email-password"
          label={t('account.oldPassword')}
          hint={state.refused && t('form.passwordAgain')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          autoComplete="current-password"
          error={state.error('loginPassword')}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t('account.changeEmail')}
          </Button>
          <ButtonLink variant="ghost" href={FORM_PATH}>
            {t('account.otherEmail')}
          </ButtonLink>
        </div>
      </CallForm>
      <FormError flash={flash} call="sendEmailCode" />
      <noscript>
        <CallForm call="sendEmailCode" next={codeSentHref(email, '{sentAt}')} back={stepHref}>
          <input type="hidden" name="email" value={newEmail} />
          <Button type="submit" size="sm">
            {t('auth.resend')}
          </Button>
        </CallForm>
      </noscript>
    </>
  );
}
