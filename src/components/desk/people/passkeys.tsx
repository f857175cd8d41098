import type { Passkey } from '../../../contract/values/people/passkeys.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { DESK } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from '../entry/passkey-button.tsx';
import { passkeyTexts } from '../entry/passkey-texts.ts';
import type { DeskView } from '../view.ts';

const PAGE = `${DESK}/profile`;

/** The person's own passkeys. Each can be renamed and removed, and another one added. */
export function Passkeys({ view, passkeys }: { view: DeskView; passkeys: Passkey[] }) {
  const { t, flash } = view;
  const { message } = formState(flash, 'removePasskey', []);
  return (
    <section className="desk-card desk-stack">
      <h2>{t('desk.passkey.title')}</h2>
      <p>{t('desk.passkey.text')}</p>
      {message && (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p className="desk-quiet">{t('desk.passkey.none')}</p>
      ) : (
        <ul className="desk-events">
          {passkeys.map((one) => (
            <OnePasskey key={one.id} view={view} passkey={one} />
          ))}
        </ul>
      )}
      <noscript>
        <p className="desk-quiet">{t('desk.passkey.needsScript')}</p>
      </noscript>
      <PasskeyButton act="add" next={PAGE} texts={passkeyTexts(t)} />
    </section>
  );
}

function OnePasskey({ view, passkey }: { view: DeskView; passkey: Passkey }) {
  const { t, locale, me } = view;
  const { id, name, createdAt, lastUsedAt } = passkey;
  const zone = me.tenants[0] ?? { timezoneOffset: 0 };
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  return (
    <li>
      <p>{name}</p>
      <p className="desk-quiet">
        {[
          t('desk.passkey.added', { time: time(createdAt) }),
          lastUsedAt
            ? t('desk.passkey.used', { time: time(lastUsedAt) })
            : t('desk.passkey.neverUsed'),
        ].join(' · ')}
      </p>
      <div className="desk-row">
        <details>
          <summary>{t('desk.passkey.rename')}</summary>
          <CallForm
            call="renamePasskey"
            className="desk-row"
            params={{ id }}
            next={PAGE}
            back={PAGE}
            flash="desk.flash.saved"
          >
            <TextInput
              id={`name-${id}`}
              name="name"
              label={t('desk.passkey.nameOf', { name })}
              defaultValue={name}
              maxLength={60}
              required
            />
            <Button type="submit" size="sm">
              {t('desk.save')}
            </Button>
          </CallForm>
        </details>
        <CallForm
          call="removePasskey"
          params={{ id }}
          next={PAGE}
          back={PAGE}
          flash="desk.flash.passkeyRemoved"
        >
          <Button type="submit" size="sm" aria-label={t('desk.passkey.removeNamed', { name })}>
            {t('desk.passkey.remove')}
          </Button>
        </CallForm>
      </div>
    </li>
  );
}
