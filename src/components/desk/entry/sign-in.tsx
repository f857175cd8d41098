import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyTexts } from './passkey-texts.ts';

type SignInProps = {
  t: DeskTranslate;
  flash: Flash | undefined;
  /** The page after signing in. */
  next: string;
  isDemo: boolean;
  /** Whether the browser is a station, where people sign in by badge. */
  isStation: boolean;
};

/** The form to sign in at the desk. */
export function SignIn({ t, flash, next, isDemo, isStation }: SignInProps) {
  const form = formState(flash, 'signInStaff', ['email', 'password']);
  return (
    <main className="desk-entry">
      <h1>{t('desk.signIn.title')}</h1>
      <FormMessage form={form} />
      <CallForm
        call="signInStaff"
        next={next}
        back={`/desk/sign-in?next=${encodeURIComponent(next)}`}
      >
        <TextInput
          name="email"
          type="email"
          label={t('desk.signIn.email')}
          autoComplete="username"
          required
          defaultValue={form.value('email')}
          error={form.error('email')}
        />
        <TextInput
          name="password"
          type="password"
          label={t('desk.signIn.password')}
          autoComplete="current-password"
          required
          error={form.error('password')}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t('desk.signIn.button')}
        </Button>
      </CallForm>
      <PasskeyButton act="signIn" next={next} texts={passkeyTexts(t)} />
      {isStation && <a href="/desk/sign-in">{t('desk.badge.withBadge')}</a>}
      {isDemo && <Notice>{t('desk.signIn.demo')}</Notice>}
    </main>
  );
}
