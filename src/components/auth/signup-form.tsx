import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import type { MailedCode } from './code-input.tsx';
import { SIGNUP_FIELDS, SignupFields } from './signup-fields.tsx';

type SignupFormProps = {
  view: View;
  flash: Flash | undefined;
  mailed: MailedCode;
  next: string;
  back: string;
};

/** The form for the second step of signing up: the mailed code, the name and a password. Other fields are optional. */
export function SignupForm({ view, flash, mailed, next, back }: SignupFormProps) {
  const { t, tenant } = view;
  return (
    <CallForm call="signup" next={next} back={back} flash="signedUp" className={form}>
      <SignupFields
        t={t}
        state={formState(flash, 'signup', SIGNUP_FIELDS)}
        mailed={mailed}
        hasUserAgreement={tenant.hasUserAgreement}
      />
    </CallForm>
  );
}
