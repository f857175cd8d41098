import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import type { View } from '../view.ts';
import { form } from './auth-card.css';
import { LOGIN_FIELDS, LoginFields } from './login-fields.tsx';

type LoginFormProps = {
  view: View;
  flash: Flash | undefined;
  /** The path of the page after signing in. */
  next: string;
  /** The path of the sign-in page with its query. */
  back: string;
};

export function LoginForm({ view: { t }, flash, next, back }: LoginFormProps) {
  return (
    <CallForm call="login" next={next} back={back} className={form}>
      <LoginFields t={t} state={formState(flash, 'login', LOGIN_FIELDS)} />
    </CallForm>
  );
}
