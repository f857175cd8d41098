import { Link } from '../../framework/link.tsx';
import type { FormState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import { CodeInput, type MailedCode } from './code-input.tsx';

export const LOGIN_CODE_FIELDS = ['verificationCode'] as const;

type LoginCodeFieldsProps = Pick<View, 't'> & {
  state: FormState<(typeof LOGIN_CODE_FIELDS)[number]>;
  mailed: MailedCode;
  /** Whether the code may open an account. A notice then says that the visitor agrees to the shop's terms. */
  agrees: boolean;
  /** Whether the form is being sent. */
  busy?: boolean;
};

/**
 * The fields of the second step of signing in by a mailed code, on its page and in the sheet over a page.
 */
export function LoginCodeFields({ t, state, mailed, agrees, busy }: LoginCodeFieldsProps) {
  return (
    <>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <input type="hidden" name="email" value={mailed.email} />
      <CodeInput t={t} mailed={{ ...mailed, signsIn: true }} state={state} />
      <Button type="submit" variant="primary" size="lg" block {...(busy && { loading: true })}>
        {t('auth.login')}
      </Button>
      {agrees && (
        <p>
          {t('auth.agree')} <Link href="/terms">{t('footer.terms')}</Link>
        </p>
      )}
    </>
  );
}
