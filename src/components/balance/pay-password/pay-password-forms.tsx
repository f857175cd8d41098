import type { Translate } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PinInput } from '../../ui/pin-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { RepeatedPin } from './repeated-pin.tsx';

type FormProps = { view: View; flash: Flash | undefined; pagePath: string };

const repeatedPinTexts = (t: Translate, { refused }: Pick<FormState, 'refused'>) => ({
  hint: t(refused ? 'form.passwordAgain' : 'payPassword.rule'),
  repeatLabel: t('payPassword.repeat'),
  mismatch: t('field.password_mismatch'),
});

function RefusalNotice({ state }: { state: Pick<FormState, 'message'> }) {
  if (!state.message) return null;
  return (
    <Notice tone="danger" live>
      {state.message}
    </Notice>
  );
}

type LoginPasswordProps = { t: Translate; state: FormState<'loginPassword'>; id: string };

function LoginPassword({ t, state, id }: LoginPasswordProps) {
  return (
    <div className={css.wide}>
      <PasswordInput
        id={id}
        name="loginPassword"
        label={t('payPassword.loginPassword')}
        hint={state.refused && t('form.passwordAgain')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="current-password"
        error={state.error('loginPassword')}
        required
      />
    </div>
  );
}

type FirstProps = FormProps & {
  /** Whether the shopper has just signed in: then the login password is not asked for again. */
  alone: boolean;
};

/** The form for the first pay password, with the login password unless the shopper has just signed in. */
export function FirstPayPassword({ view: { t }, flash, pagePath, alone }: FirstProps) {
  const state = formState(flash, 'setFirstPayPassword', ['payPassword', 'loginPassword']);
  return (
    <CallForm
      call="setFirstPayPassword"
      next={pagePath}
      back={pagePath}
      flash="payPasswordSet"
      className={css.form}
    >
      <RefusalNotice state={state} />
      <RepeatedPin
        name="payPassword"
        label={t('payPassword.new')}
        error={state.error('payPassword')}
        {...repeatedPinTexts(t, state)}
      />
      {(!alone || state.error('loginPassword')) && (
        <LoginPassword t={t} state={state} id="first-login-password" />
      )}
      <Button type="submit" variant="primary">
        {t('payPassword.set')}
      </Button>
    </CallForm>
  );
}

/** The form that changes the pay password, with the current one. */
export function ChangePayPassword({ view: { t }, flash, pagePath }: FormProps) {
  const state = formState(flash, 'changePayPassword', ['oldPayPassword', 'newPayPassword']);
  return (
    <CallForm
      call="changePayPassword"
      next={pagePath}
      back={pagePath}
      flash="payPasswordChanged"
      className={css.form}
    >
      <RefusalNotice state={state} />
      <PinInput
        name="oldPayPassword"
        label={t('payPassword.old')}
        hint={state.refused && t('form.passwordAgain')}
        error={state.error('oldPayPassword')}
        secret
        required
      />
      <RepeatedPin
        name="newPayPassword"
        label={t('payPassword.new')}
        error={state.error('newPayPassword')}
        {...repeatedPinTexts(t, state)}
      />
      <Button type="submit" variant="primary">
        {t('payPassword.change')}
      </Button>
    </CallForm>
  );
}

type ResetProps = FormProps & {
  email: string;
  /** The URL of the page after the code was mailed. */
  codeSentHref: string;
  codeSent: boolean;
  /** The path of the page after the reset. */
  next: string;
};

/**
 * The forms for a forgotten pay password: the first mails a code, the second sets a new pay password with the code and
 * the login password.
 */
export function ResetPayPassword(props: ResetProps) {
  const { view, flash, pagePath, email, codeSentHref, codeSent, next } = props;
  const { t } = view;
  const sending = formState(flash, 'sendEmailCode', []);
  const state = formState(flash, 'resetPayPassword', [
    'verificationCode',
    'loginPassword',
    'newPayPassword',
  ]);
  return (
    <div className={css.stack}>
      <CallForm call="sendEmailCode" next={codeSentHref} back={pagePath} className={css.form}>
        <RefusalNotice state={sending} />
        <p>{t(codeSent ? 'payPassword.codeSent' : 'payPassword.codeHint', { email })}</p>
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant={codeSent ? 'secondary' : 'primary'}>
          {t(codeSent ? 'payPassword.sendAgain' : 'auth.sendCode')}
        </Button>
      </CallForm>
      {codeSent && (
        <CallForm
          call="resetPayPassword"
          next={next}
          back={codeSentHref}
          flash="payPasswordChanged"
          className={css.form}
        >
          <RefusalNotice state={state} />
          <div className={css.wide}>
            <TextInput
              name="verificationCode"
              label={t('auth.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              maxLength={6}
              defaultValue={state.value('verificationCode')}
              error={state.error('verificationCode')}
              required
            />
          </div>
          <LoginPassword t={t} state={state} id="reset-login-password" />
          <RepeatedPin
            name="newPayPassword"
            label={t('payPassword.new')}
            error={state.error('newPayPassword')}
            {...repeatedPinTexts(t, state)}
          />
          <Button type="submit" variant="primary">
            {t('payPassword.set')}
          </Button>
        </CallForm>
      )}
    </div>
  );
}
