import { placeholder } from '../../i18n/fill.ts';
import { scriptOnly } from '../../theme/global.css';
import type { FormState } from '../form/field-errors.ts';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { ResendCode } from './resend-code.tsx';

type CodeInputProps = { view: View; email: string; state: FormState<'verificationCode'> };

/** The field for the mailed six digits, with a button to send them again. */
export function CodeInput({ view: { t }, email, state }: CodeInputProps) {
  return (
    <div>
      <TextInput
        name="verificationCode"
        label={t('auth.code')}
        hint={t('auth.codeSent', { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        defaultValue={state.value('verificationCode')}
        error={state.error('verificationCode')}
        required
      />
      <div className={scriptOnly}>
        <ResendCode
          email={email}
          waitLabel={t('auth.resendIn', { seconds: placeholder('seconds') })}
          sendLabel={t('auth.resend')}
          sentLabel={t('auth.codeSentAgain')}
        />
      </div>
    </div>
  );
}
