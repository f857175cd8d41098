import type { FormState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';

export const EMAIL_FIELDS = ['email'] as const;

type EmailFieldsProps = Pick<View, 't'> & {
  state: FormState<(typeof EMAIL_FIELDS)[number]>;
  /** The e-mail address that was typed before and is to be corrected. */
  email?: string | undefined;
  /** Whether the form is being sent. */
  busy?: boolean;
  /** Whether the code signs the visitor in; otherwise it only confirms the e-mail address. */
  signsIn?: boolean;
};

/** The fields of the step that mails a code, on its page and in the sheet over a page. */
export function EmailFields({ t, state, email, busy, signsIn = false }: EmailFieldsProps) {
  return (
    <>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <TextInput
        name="email"
        type="email"
        label={t('auth.email')}
        hint={t(signsIn ? 'auth.byCodeHint' : 'auth.codeHint')}
        autoComplete={signsIn ? 'username webauthn' : 'email'}
        inputMode="email"
        defaultValue={state.value('email') ?? email}
        error={state.error('email')}
        required
      />
      <Button type="submit" variant="primary" size="lg" block {...(busy && { loading: true })}>
        {t('auth.sendCode')}
      </Button>
    </>
  );
}
