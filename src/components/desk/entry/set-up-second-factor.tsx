import encodeQr from 'qr';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type SetUpProps = {
  t: DeskTranslate;
  flash: Flash | undefined;
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
  recoveryCodes: readonly string[];
};

/** The form to set up an authenticator app: a QR code to scan, recovery codes to keep, the first code as proof. */
export function SetUpSecondFactor({ t, flash, secret, uri, recoveryCodes }: SetUpProps) {
  const form = formState(flash, 'enableSecondFactor', ['code']);
  return (
    <main className="desk-entry">
      <h1>{t('desk.setUp.title')}</h1>
      <p>{t('desk.setUp.text')}</p>
      {form.message && (
        <Notice tone="danger" live>
          {form.message}
        </Notice>
      )}
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
      <CallForm call="enableSecondFactor" next="/desk" back="/desk/second-factor">
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
    </main>
  );
}
