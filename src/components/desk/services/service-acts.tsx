import type { OpsServiceRequest } from '../../../contract/ops/services.ts';
import { formatCny } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ServicesProps = { view: DeskTenantView; services: readonly OpsServiceRequest[] };

/** The calls whose refusals `DeskServices` shows. */
export const SERVICE_CALLS = ['finishService', 'refuseService'];

const formsOf = (flash: DeskTenantView['flash']) => ({
  finish: formState(flash, 'finishService', ['result']),
  refuse: formState(flash, 'refuseService', ['reason']),
});

/** The services that a shopper asked for a parcel or an order, with what the staff may do with each. */
export function DeskServices({ view, services }: ServicesProps) {
  const { t, locale, flash } = view;
  const { finish, refuse } = formsOf(flash);
  if (services.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.services.title')}</h2>
      <FormMessage form={finish} />
      <FormMessage form={refuse} />
      <ul className="desk-stack">
        {services.map((service) => (
          <li key={service.id} className="desk-stack">
            <p>
              <strong>{service.name}</strong>{' '}
              <Badge>{t(`desk.services.state.${service.state}`)}</Badge>{' '}
              {service.amount && <bdi>{formatCny(locale, service.amount)}</bdi>}
            </p>
            {[service.note, service.result].filter(Boolean).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
            {service.state === 'WAITING' && view.may('parcels.act') && (
              <Acts view={view} service={service} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Acts({ view, service }: { view: DeskTenantView; service: OpsServiceRequest }) {
  const { t, tenant, flash, pagePath: page } = view;
  const { id, version, subject } = service;
  const common = {
    params: { id },
    query: { tenant: tenant.id },
    version,
    next: page,
    back: page,
    flash: 'desk.flash.saved',
  } as const;
  const { finish, refuse } = formsOf(flash);
  return (
    <div className="desk-acts">
      <details open>
        <summary>{t('desk.services.done')}</summary>
        <CallForm {...common} call="finishService">
          <TextInput
            id={`result-${id}`}
            name="result"
            label={t('desk.services.result')}
            maxLength={300}
            defaultValue={finish.value('result')}
            error={finish.error('result')}
          />
          {subject === 'PURCHASE_PARCEL' && (
            <p className="desk-quiet">{t('desk.services.photosHint')}</p>
          )}
          <Button type="submit" variant="primary">
            {t('desk.services.done')}
          </Button>
        </CallForm>
      </details>
      <details open={refuse.refused}>
        <summary>{t('desk.services.refuse')}</summary>
        <CallForm {...common} call="refuseService">
          <TextInput
            id={`reason-${id}`}
            name="reason"
            label={t('desk.services.reason')}
            maxLength={300}
            required
            defaultValue={refuse.value('reason')}
            error={refuse.error('reason')}
          />
          <Button type="submit">{t('desk.services.refuse')}</Button>
        </CallForm>
      </details>
    </div>
  );
}
