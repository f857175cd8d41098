import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormError } from '../form/form-error.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import { CodeInput } from './code-input.tsx';

type JoinFormProps = Pick<View, 't'> & {
  flash: Flash | undefined;
  attempt: string;
  email: string;
  provider: string;
  /** The path of the page after signing in. */
  next: string;
  /** Whether the shop mails codes to sign in with. */
  hasCode: boolean;
  /** When a code was mailed; empty if none was. */
  sentAt: string;
};

/** The form that proves who owns an account: by its password, or by a mailed code once one was requested. */
export function JoinForm(props: JoinFormProps) {
  const { t, flash, attempt, email, provider, next, hasCode, sentAt } = props;
  const state = formState(flash, 'joinProvider', ['password', 'verificationCode']);
  const query = new URLSearchParams({ attempt, email, provider, redirectUrl: next });
  const back = `/auth/join?${query}${sentAt && `&${new URLSearchParams({ sent: sentAt })}`}`;
  return (
    <>
      <CallForm call="joinProvider" next={next} back={back} className={form}>
        {state.message && <Notice tone="danger" title={state.message} live />}
        <input type="hidden" name="attempt" value={attempt} />
        {sentAt ? (
          <CodeInput t={t} mailed={{ email, sentAt, signsIn: true }} state={state} />
        ) : (
          <PasswordInput
            name="password"
            label={t('auth.password')}
            hint={state.refused && t('form.passwordAgain')}
            showLabel={t('auth.showPassword')}
            hideLabel={t('auth.hidePassword')}
            autoComplete="current-password"
            error={state.error('password')}
            required
          />
        )}
        <Button type="submit" variant="primary" size="lg" block>
          {t('auth.joinSubmit')}
        </Button>
      </CallForm>
      {hasCode && !sentAt && (
        <>
          <FormError flash={flash} call="sendSignInCode" />
          <CallForm
            call="sendSignInCode"
            next={`/auth/join?${query}&sent={sentAt}`}
            back={back}
            className={form}
          >
            <input type="hidden" name="email" value={email} />
            <Button type="submit" block>
              {t('auth.byCode')}
            </Button>
          </CallForm>
        </>
      )}
    </>
  );
}
