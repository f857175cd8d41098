import type { Output } from '../../../contract/endpoints.ts';
import { DESK_LANGUAGES } from '../../../i18n/desk-languages.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { DESK, SECOND_FACTOR_PAGE } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskView } from '../view.ts';
import { Passkeys } from './passkeys.tsx';
import { PinForm } from './pin-form.tsx';

const PAGE = `${DESK}/profile`;

/** The forms for the person's own name, language, password, second factor and sessions. */
export function Profile({
  view,
  sessions,
  passkeys,
}: {
  view: DeskView;
  sessions: Output<'listStaffSessions'>;
  passkeys: Output<'listPasskeys'>;
}) {
  return (
    <div className="desk-columns">
      <div className="desk-stack">
        <NameForm view={view} />
        <Passkeys view={view} passkeys={passkeys} />
        <Factor view={view} />
      </div>
      <div className="desk-stack">
        <PasswordForm view={view} />
        <PinForm view={view} />
        <Sessions view={view} sessions={sessions} />
      </div>
    </div>
  );
}

function NameForm({ view: { t, flash, me } }: { view: DeskView }) {
  const form = formState(flash, 'updateStaffMe', ['name', 'language']);
  return (
    <CallForm
      call="updateStaffMe"
      className="desk-card desk-stack"
      next={PAGE}
      back={PAGE}
      flash="desk.flash.saved"
    >
      <h2>{me.email}</h2>
      <FormMessage form={form} />
      <TextInput
        name="name"
        label={t('desk.people.name')}
        required
        defaultValue={form.value('name') ?? me.name}
        error={form.error('name')}
      />
      <Select
        name="language"
        label={t('desk.people.language')}
        options={DESK_LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        defaultValue={me.language}
      />
      <Button type="submit">{t('desk.save')}</Button>
    </CallForm>
  );
}

function Factor({ view: { t, me } }: { view: DeskView }) {
  const hasApp = me.factors.includes('APP');
  return (
    <section className="desk-card desk-stack">
      <h2>{t('desk.profile.app')}</h2>
      <p>{t(hasApp ? 'desk.profile.hasFactor' : 'desk.profile.noFactor')}</p>
      <ButtonLink href={`${SECOND_FACTOR_PAGE}?replace`}>
        {t(hasApp ? 'desk.profile.replaceFactor' : 'desk.profile.addFactor')}
      </ButtonLink>
    </section>
  );
}

function PasswordForm({ view: { t, flash } }: { view: DeskView }) {
  const form = formState(flash, 'changeStaffPassword', ['oldPassword', 'password']);
  return (
    <CallForm
      call="changeStaffPassword"
      className="desk-card desk-stack"
      next={PAGE}
      back={PAGE}
      flash="desk.flash.saved"
    >
      <h2>{t('desk.signIn.password')}</h2>
      <FormMessage form={form} />
      <TextInput
        name="oldPassword"
        type="password"
        label={t('desk.profile.oldPassword')}
        autoComplete="current-password"
        required
        error={form.error('oldPassword')}
      />
      <TextInput
        name="password"
        type="password"
        label={t('desk.welcome.password')}
        autoComplete="new-password"
        required
        error={form.error('password')}
      />
      <Button type="submit">{t('desk.profile.changePassword')}</Button>
    </CallForm>
  );
}

function Sessions({ view, sessions }: { view: DeskView; sessions: Output<'listStaffSessions'> }) {
  const { t, locale, me } = view;
  const zone = me.tenants[0] ?? { timezoneOffset: 0 };
  return (
    <section className="desk-card">
      <h2>{t('desk.profile.sessions')}</h2>
      <ul className="desk-events">
        {sessions.map(({ id, device, address, lastUsedAt, current }) => (
          <li key={id}>
            <p>
              {[device || t('desk.profile.unknownDevice'), address].filter(Boolean).join(' · ')}
            </p>
            <p className="desk-quiet">{formatDateTime(locale, lastUsedAt, zone)}</p>
            {current ? (
              <Badge tone="success">{t('desk.profile.thisSession')}</Badge>
            ) : (
              <CallForm
                call="endStaffSession"
                params={{ id }}
                next={PAGE}
                back={PAGE}
                flash="desk.flash.sessionEnded"
              >
                <Button type="submit" size="sm">
                  {t('desk.profile.endSession')}
                </Button>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
