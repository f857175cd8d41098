import encodeQr from 'qr';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { DESK, SECOND_FACTOR_PAGE } from '../../../site/desk-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyTexts } from './passkey-texts.ts';

type SetUpProps = {
  t: DeskTranslate;
  flash: Flash | undefined;
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
  recoveryCodes: readonly string[];
  /** Whether the person came from their profile: to replace the authenticator app, or to add one. */
  isReplaced: boolean;
  hasSecondFactor: boolean;
};

/** The form to set up an authenticator app: a QR code to scan, recovery codes to keep, the first code as proof. */
export function SetUpSecondFactor(props: SetUpProps) {
  const { t, flash, secret, uri, recoveryCodes, isReplaced, hasSecondFactor } = props;
  const form = formState(flash, 'enableSecondFactor', ['code']);
  return (
    <main className="desk-entry">
      <h1>{t('desk.setUp.title')}</h1>
      <p>{t('desk.setUp.text')}</p>
      <FormMessage form={form} />
      <div
        className="desk-qr"
        role="img"
        aria-label={t('desk.setUp.qr')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG of a QR code, made here
        dangerouslySetInnerHTML={{ __html: encodeQr(uri, 'svg') }}
      />
      <p>
        {t('desk.setUp.secret')} <code className="desk-mono">{secret}</code>
      </p>
      <details>
        <summary>{t('desk.setUp.recovery')}</summary>
        <ul className="desk-mono">
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </details>
      <CallForm
        call="enableSecondFactor"
        next={DESK}
        back={isReplaced ? `${SECOND_FACTOR_PAGE}?replace` : SECOND_FACTOR_PAGE}
      >
        <input type="hidden" name="secret" value={secret} />
        <TextInput
          name="code"
          label={t('desk.setUp.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={form.error('code')}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t('desk.setUp.button')}
        </Button>
      </CallForm>
      {!hasSecondFactor && (
        <details>
          <summary>{t('desk.setUp.passkey')}</summary>
          <div className="desk-stack">
            <p>{t('desk.passkey.text')}</p>
            <PasskeyButton act="add" next={DESK} texts={passkeyTexts(t)} />
          </div>
        </details>
      )}
    </main>
  );
}
