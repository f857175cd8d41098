import type { StationHere } from '../../../contract/ops/people/stations.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type BadgeSignInProps = {
  t: DeskTranslate;
  flash: Flash | undefined;
  station: StationHere;
};

/**
 * The form to sign in at a station. A scanner ends with Enter: the browser then moves to the PIN, because that is
 * still missing.
 */
export function BadgeSignIn({ t, flash, station }: BadgeSignInProps) {
  const form = formState(flash, 'signInWithBadge', ['badge', 'pin']);
  const badge = form.value('badge');
  return (
    <main className="desk-entry desk-station">
      <h1>{t('desk.badge.title')}</h1>
      <p>
        {station.name} · {station.tenantName}
      </p>
      <FormMessage form={form} />
      <CallForm
        call="signInWithBadge"
        next={deskPath(station.tenantId, 'warehouse', 'scan')}
        back="/desk/sign-in"
      >
        <TextInput
          name="badge"
          label={t('desk.badge.badge')}
          hint={t('desk.badge.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus={!badge}
          defaultValue={badge}
          error={form.error('badge')}
        />
        <TextInput
          name="pin"
          type="password"
          inputMode="numeric"
          pattern="[0-9]{4,8}"
          maxLength={8}
          label={t('desk.badge.pin')}
          hint={t('desk.badge.pinHint')}
          autoComplete="off"
          required
          autoFocus={!!badge}
          error={form.error('pin')}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t('desk.signIn.button')}
        </Button>
      </CallForm>
      <a href="/desk/sign-in?password">{t('desk.badge.withPassword')}</a>
    </main>
  );
}
