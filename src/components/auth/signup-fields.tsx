import { Link } from '../../framework/link.tsx';
import type { FormState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import { CodeInput, type MailedCode } from './code-input.tsx';
import { NewPassword } from './new-password.tsx';
import { passwordTexts } from './password-texts.ts';

const OPTIONAL_FIELDS = ['phoneNumber', 'secondEmail', 'promotionCode'] as const;
/** The form's fields without the e-mail address, which was typed on the page before. */
export const SIGNUP_FIELDS = [
  'verificationCode',
  'name',
  'loginPassword',
  ...OPTIONAL_FIELDS,
] as const;

type SignupFieldsProps = Pick<View, 't'> & {
  state: FormState<(typeof SIGNUP_FIELDS)[number]>;
  mailed: MailedCode;
  hasUserAgreement: boolean;
  /** Whether the form is being sent. */
  busy?: boolean;
};

/** The fields of the second step of signing up, on its page and in the sheet over a page. */
export function SignupFields({ t, state, mailed, hasUserAgreement, busy }: SignupFieldsProps) {
  const opensOptional = OPTIONAL_FIELDS.some((field) => state.error(field) ?? state.value(field));
  return (
    <>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <input type="hidden" name="email" value={mailed.email} />
      <CodeInput t={t} mailed={mailed} state={state} />
      <TextInput
        name="name"
        label={t('auth.name')}
        autoComplete="name"
        maxLength={80}
        defaultValue={state.value('name')}
        error={state.error('name')}
        required
      />
      <NewPassword
        name="loginPassword"
        label={t('auth.password')}
        error={state.error('loginPassword')}
        {...passwordTexts(t, state)}
      />
      <Disclosure title={t('auth.optional')} open={opensOptional}>
        <div className={form}>
          <TextInput
            name="phoneNumber"
            type="tel"
            label={t('auth.phone')}
            hint={t('auth.phoneHint')}
            autoComplete="tel"
            defaultValue={state.value('phoneNumber')}
            error={state.error('phoneNumber')}
          />
          <TextInput
            name="secondEmail"
            type="email"
            label={t('auth.secondEmail')}
            autoComplete="off"
            defaultValue={state.value('secondEmail')}
            error={state.error('secondEmail')}
          />
          <TextInput
            name="promotionCode"
            label={t('auth.promotionCode')}
            maxLength={32}
            defaultValue={state.value('promotionCode')}
            error={state.error('promotionCode')}
          />
        </div>
      </Disclosure>
      <Button type="submit" variant="primary" size="lg" block {...(busy && { loading: true })}>
        {t('auth.signup')}
      </Button>
      {hasUserAgreement && (
        <p>
          {t('auth.agree')} <Link href="/terms">{t('footer.terms')}</Link>
        </p>
      )}
    </>
  );
}
