import { Link } from '../../framework/link.tsx';
import { placeholder } from '../../i18n/fill.ts';
import { scriptOnly, touchArea } from '../../theme/global.css';
import type { FormState } from '../form/field-errors.ts';
import { cx } from '../ui/cx.ts';
import { TextInput } from '../ui/text-input.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { resend } from './code-input.css';
import { ResendCode } from './resend-code.tsx';

/**
 * The field for a mailed code: to whom and when it was mailed, and how to correct the e-mail, unless the
 * form has a link for that (to a page, or handled by a script).
 */
export type MailedCode = {
  email: string;
  sentAt: string;
  changeHref?: string;
  onChange?: () => void;
  /** Whether the code signs the visitor in; otherwise it only confirms the e-mail address. */
  signsIn?: boolean;
};

type CodeInputProps = Pick<View, 't'> & {
  mailed: MailedCode;
  state: FormState<'verificationCode'>;
};

/** The server sends another code only after this time. */
const RESEND_SECONDS = 60;

/** The seconds until another code can be sent; 0 if it is unknown when the last one was. */
function secondsToWait(sentAt: string, now: number): number {
  const passed = (now - Date.parse(sentAt)) / 1000;
  return passed >= 0 ? Math.max(0, Math.ceil(RESEND_SECONDS - passed)) : 0;
}

/** The field for the mailed six digits, with a button to send them again. */
export function CodeInput({ t, mailed, state }: CodeInputProps) {
  const { email, sentAt, changeHref, onChange, signsIn = false } = mailed;
  return (
    <div>
      <TextInput
        name="verificationCode"
        label={t('auth.code')}
        hint={t('auth.codeSent', { email })}
        aside={
          onChange ? (
            <button type="button" className={cx(touchArea, textLink)} onClick={onChange}>
              {t('auth.changeEmail')}
            </button>
          ) : (
            changeHref && (
              <Link href={changeHref} className={cx(touchArea, textLink)}>
                {t('auth.changeEmail')}
              </Link>
            )
          )
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        defaultValue={state.value('verificationCode')}
        error={state.error('verificationCode')}
        required
      />
      <div className={cx(scriptOnly, resend)}>
        <ResendCode
          email={email}
          signsIn={signsIn}
          waitSeconds={secondsToWait(sentAt, Date.now())}
          resendSeconds={RESEND_SECONDS}
          waitLabel={t('auth.resendIn', { seconds: placeholder('seconds') })}
          sendLabel={t('auth.resend')}
          sentLabel={t('auth.codeSentAgain')}
        />
      </div>
    </div>
  );
}
