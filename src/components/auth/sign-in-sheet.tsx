'use client';
import { type SubmitEvent, useState } from 'react';
import type { Input } from '../../contract/endpoints.ts';
import { fill } from '../../i18n/fill.ts';
import type { SignInTexts } from '../../i18n/sign-in-texts.ts';
import type { MessageKey, Translate } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { touchArea } from '../../theme/global.css';
import { formState } from '../form/field-errors.ts';
import { Form } from '../form/form.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { CallError, call, type Route } from '../session/api.ts';
import { cx } from '../ui/cx.ts';
import Dialog from '../ui/dialog.tsx';
import { textLink } from '../ui/text-link.css';
import * as css from './auth-card.css';
import { EMAIL_FIELDS, EmailFields } from './email-fields.tsx';
import type { GuestOrder } from './guest-order.ts';
import { LOGIN_CODE_FIELDS, LoginCodeFields } from './login-code-fields.tsx';
import { LOGIN_FIELDS, LoginFields } from './login-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import { sendCode } from './send-code.ts';
import { SignInWays } from './sign-in-ways.tsx';
import { SIGNUP_FIELDS, SignupFields } from './signup-fields.tsx';

const LOGIN_BY_CODE: Route<'loginByCode'> = ['POST', '/front/user/login-by-code'];
const LOGIN: Route<'login'> = ['POST', '/front/user/login'];
const SIGNUP: Route<'signup'> = ['POST', '/front/user/signup'];

type SignInSheetProps = GuestOrder & {
  readonly texts: SignInTexts;
  readonly money: MoneyFormat;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/**
 * The steps: e-mail and password of an account; the e-mail address for a new account; the other data of the new
 * account; or a mailed code.
 */
type Step =
  | { readonly call: 'login' }
  | { readonly call: 'sendEmailCode'; readonly email?: string }
  | { readonly call: 'signup'; readonly email: string; readonly sentAt: string }
  | { readonly call: 'sendSignInCode'; readonly email?: string }
  | { readonly call: 'loginByCode'; readonly email: string; readonly sentAt: string };

const translateBy =
  ({ messages }: SignInTexts): Translate =>
  (key: MessageKey, values = {}) =>
    fill((messages as Partial<Record<MessageKey, string>>)[key] ?? '', values as never);

/** A refused call as the message of a plain form: the forms show both in the same way. */
function refusalOf(error: unknown, form: Step['call'], offline: string): Flash {
  if (!(error instanceof CallError)) throw error;
  const { status, body, message } = error;
  return {
    kind: 'error',
    form,
    ...(body && { code: body.code }),
    message: status === 0 ? offline : message,
    errors: body?.errors ?? [],
    values: {},
  };
}

/** The state of the forms, and the functions that send them. Signing in leads to `next`. */
function useSteps(next: string, offline: string) {
  const [step, setStep] = useState<Step>({ call: 'sendEmailCode' });
  const [refusal, setRefusal] = useState<Flash>();
  const [busy, setBusy] = useState(false);
  const go = (other: Step) => {
    setRefusal(undefined);
    setStep(other);
  };
  const send = async (fields: Record<string, string>) => {
    const { email = '' } = fields;
    if (step.call === 'sendEmailCode') {
      return go({ call: 'signup', email, sentAt: await sendCode(email, { signsIn: false }) });
    }
    if (step.call === 'sendSignInCode') {
      return go({ call: 'loginByCode', email, sentAt: await sendCode(email, { signsIn: true }) });
    }
    const body = fields as never;
    if (step.call === 'login') await call(LOGIN, { body } satisfies Input<'login'>);
    else if (step.call === 'loginByCode')
      await call(LOGIN_BY_CODE, { body } satisfies Input<'loginByCode'>);
    else await call(SIGNUP, { body } satisfies Input<'signup'>);
    location.assign(next);
    // The sheet stays busy until the next page is shown.
    return new Promise<never>(() => undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(fields);
    } catch (error) {
      setRefusal(refusalOf(error, step.call, offline));
      // After the errors are shown.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    }
    setBusy(false);
  };
  return { step, refusal, busy, go, submit };
}

/**
 * The sheet over a page: what a visitor is about to order, and below it the form to open an account or to sign in.
 * After that the checkout opens. After a refusal the typed values stay.
 */
export default function SignInSheet(props: SignInSheetProps) {
  const { quote, next, texts, money, open, onOpenChange } = props;
  const t = translateBy(texts);
  const { step, refusal, busy, go, submit } = useSteps(next, t('cart.offline'));
  const isSignup = step.call === 'sendEmailCode' || step.call === 'signup';
  const isCode = step.call === 'sendSignInCode' || step.call === 'loginByCode';
  /** Nothing must be typed again, because the fields keep it. */
  const stateOf = <F extends string>(fields: readonly F[]) => ({
    ...formState(refusal, step.call, fields),
    refused: false,
  });
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={t(isSignup ? 'auth.signup' : isCode ? 'auth.byCode' : 'auth.login')}
      closeLabel={t('shell.dismiss')}
    >
      <div className={css.form}>
        <OrderSummary t={t} quote={quote} money={money} />
        <p className={css.kept}>{t('auth.order.kept')}</p>
        <Form key={step.call} className={css.form} onSubmit={(event) => void submit(event)}>
          {step.call === 'login' && <LoginFields t={t} state={stateOf(LOGIN_FIELDS)} busy={busy} />}
          {step.call === 'sendEmailCode' && (
            <EmailFields t={t} state={stateOf(EMAIL_FIELDS)} email={step.email} busy={busy} />
          )}
          {step.call === 'signup' && (
            <SignupFields
              t={t}
              state={stateOf(SIGNUP_FIELDS)}
              mailed={{
                ...step,
                onChange: () => go({ call: 'sendEmailCode', email: step.email }),
              }}
              hasUserAgreement={texts.hasUserAgreement}
              busy={busy}
            />
          )}
          {step.call === 'sendSignInCode' && (
            <EmailFields
              t={t}
              state={stateOf(EMAIL_FIELDS)}
              email={step.email}
              busy={busy}
              signsIn
            />
          )}
          {step.call === 'loginByCode' && (
            <LoginCodeFields
              t={t}
              state={stateOf(LOGIN_CODE_FIELDS)}
              mailed={{
                ...step,
                onChange: () => go({ call: 'sendSignInCode', email: step.email }),
              }}
              agrees={texts.hasUserAgreement && texts.ways?.newAccounts === true}
              busy={busy}
            />
          )}
        </Form>
        {step.call !== 'signup' && step.call !== 'loginByCode' && (
          <SignInWays
            t={t}
            ways={texts.ways}
            next={next}
            {...(!isCode && { onCode: () => go({ call: 'sendSignInCode' }) })}
          />
        )}
        <p className={css.switchLine}>
          {t(isSignup ? 'auth.haveAccount' : 'auth.noAccount')}
          <button
            type="button"
            className={cx(touchArea, textLink)}
            onClick={() => go({ call: isSignup ? 'login' : 'sendEmailCode' })}
          >
            {t(isSignup ? 'auth.login' : 'auth.signup')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
