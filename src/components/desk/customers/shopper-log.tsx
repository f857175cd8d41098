import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type PartProps = { view: DeskTenantView; shopper: OpsShopper };

/** The devices on which a shopper is signed in. */
export function ShopperSessions({ view, shopper }: PartProps) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.shopper.sessions')}</h2>
      {shopper.sessions.length === 0 && <p className="desk-quiet">{t('desk.list.empty')}</p>}
      <ul className="desk-events">
        {shopper.sessions.map(({ device, network, createdAt, lastUsedAt }) => (
          <li key={createdAt + device}>
            <span>{device || t('desk.shopper.unknownDevice')}</span>
            <span className="desk-quiet">
              {[network, formatDateTime(locale, lastUsedAt, zone)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {shopper.sessions.length > 0 && shopper.actions.includes('SIGN_OUT') && (
        <EndSessions view={view} shopper={shopper} />
      )}
    </section>
  );
}

function EndSessions({ view, shopper }: PartProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'signOutShopper', ['reason']);
  return (
    <div className="desk-acts">
      <details open={form.refused}>
        <summary>{t('desk.shopper.act.SIGN_OUT')}</summary>
        <CallForm
          call="signOutShopper"
          params={{ id: shopper.id }}
          query={{ tenant: tenant.id }}
          version={shopper.version}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.shopperSignedOut"
        >
          <FormMessage form={form} />
          <p className="desk-quiet">{t('desk.shopper.act.SIGN_OUT.text')}</p>
          <TextInput
            id="sign-out-reason"
            name="reason"
            label={t('desk.reason')}
            maxLength={300}
            defaultValue={form.value('reason')}
            error={form.error('reason')}
          />
          <Button type="submit">{t('desk.shopper.act.SIGN_OUT')}</Button>
        </CallForm>
      </details>
    </div>
  );
}

/** The security log of a shopper. */
export function ShopperLog({ view, shopper }: PartProps) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.shopper.log')}</h2>
      {shopper.log.length === 0 && <p className="desk-quiet">{t('desk.list.empty')}</p>}
      <ul className="desk-events">
        {shopper.log.map(({ kind, createdAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list does not change
          <li key={index}>
            <span>{translateKey(t, `operation.${kind}`)}</span>
            <time className="desk-quiet" dateTime={createdAt}>
              {formatDateTime(locale, createdAt, zone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
