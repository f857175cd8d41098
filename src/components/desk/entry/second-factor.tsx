import type { StaffMe } from '../../../contract/ops/people/own-account.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { deskSecondFactorPath } from '../../../site/desk-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyTexts } from './passkey-texts.ts';

type CodeProps = {
  t: DeskTranslate;
  flash: Flash | undefined;
  /** The path of the page after it. */
  next: string;
};

/** The button for a passkey, and the form for a code, as far as the person has set them up. */
export function SecondFactor({ factors, ...code }: CodeProps & { factors: StaffMe['factors'] }) {
  const { t, flash, next } = code;
  const form = formState(flash, 'confirmSecondFactor', ['code']);
  return (
    <main className="desk-entry">
      <h1>{t('desk.secondFactor.title')}</h1>
      <FormMessage form={form} />
      {factors.includes('PASSKEY') && (
        <PasskeyButton act="confirm" next={next} texts={passkeyTexts(t)} />
      )}
      {factors.includes('APP') && <CodeForm {...code} />}
      <CallForm call="signOutStaff" next="/desk/sign-in">
        <Button type="submit" variant="ghost" block>
          {t('desk.signOut')}
        </Button>
      </CallForm>
    </main>
  );
}

/** The form for the code of the authenticator app, or for a recovery code. */
function CodeForm({ t, flash, next }: CodeProps) {
  const form = formState(flash, 'confirmSecondFactor', ['code']);
  return (
    <CallForm call="confirmSecondFactor" next={next} back={deskSecondFactorPath(next)}>
      <TextInput
        name="code"
        label={t('desk.secondFactor.code')}
        hint={t('desk.secondFactor.hint')}
        autoComplete="one-time-code"
        required
        error={form.error('code')}
      />
      <Button type="submit" variant="primary" size="lg" block>
        {t('desk.secondFactor.button')}
      </Button>
    </CallForm>
  );
}
