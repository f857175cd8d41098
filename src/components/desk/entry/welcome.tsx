import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type WelcomeProps = { t: DeskTranslate; flash: Flash | undefined; token: string };

/** The form to set a password with a one-time link. */
export function Welcome({ t, flash, token }: WelcomeProps) {
  const form = formState(flash, 'acceptInvitation', ['password']);
  return (
    <main className="desk-entry">
      <h1>{t('desk.welcome.title')}</h1>
      <p>{t('desk.welcome.text')}</p>
      <FormMessage form={form} />
      <CallForm
        call="acceptInvitation"
        next="/desk/sign-in"
        back={`/desk/welcome?token=${encodeURIComponent(token)}`}
        flash="desk.flash.passwordSet"
      >
        <input type="hidden" name="token" value={token} />
        <TextInput
          name="password"
          type="password"
          label={t('desk.welcome.password')}
          hint={t('desk.welcome.hint')}
          autoComplete="new-password"
          required
          error={form.error('password')}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t('desk.welcome.button')}
        </Button>
      </CallForm>
    </main>
  );
}
