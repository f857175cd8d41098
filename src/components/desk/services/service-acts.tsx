import {
  MAX_SERVICE_PHOTOS,
  type OpsServiceRequest,
} from '../../../contract/ops/orders/services.ts';
import { formatCny } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { pictureAt } from '../warehouse/parcel-facts.tsx';
import { WarehouseStyles } from '../warehouse/warehouse-head.tsx';
import { ServicePhotos } from './service-photos.tsx';

type ServicesProps = { view: DeskTenantView; services: readonly OpsServiceRequest[] };

/** The states of the forms of one service. A page may have forms for several services. */
const formsOf = (flash: DeskTenantView['flash'], id: string) => ({
  finish: formState(flash, 'finishService', ['result', 'files'], id),
  refuse: formState(flash, 'refuseService', ['reason'], id),
});

/**
 * The services that a shopper requested for a parcel or an order, with the possible acts of the staff on
 * each.
 */
export function DeskServices({ view, services }: ServicesProps) {
  const { t, locale } = view;
  if (services.length === 0) return null;
  return (
    <section className="desk-card">
      <WarehouseStyles />
      <h2>{t('desk.services.title')}</h2>
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
            <Photos view={view} service={service} />
            <Messages view={view} service={service} />
            {service.state === 'WAITING' && view.may('parcels.act') && (
              <Acts view={view} service={service} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ServiceProps = { view: DeskTenantView; service: OpsServiceRequest };

/** The photos of a service, as the customer sees them. */
function Photos({ view: { t, tenant }, service: { name, photos } }: ServiceProps) {
  if (photos.length === 0) return null;
  return (
    <div className="desk-photos">
      {photos.map((path) => (
        <a key={path} href={pictureAt(path, tenant.id, 800)}>
          <img
            src={pictureAt(path, tenant.id, 240)}
            alt={`${t('desk.warehouse.photos')}: ${name}`}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}

/** Says why a form of the service was refused, also if the service was done or declined meanwhile. */
function Messages({ view, service }: ServiceProps) {
  const { finish, refuse } = formsOf(view.flash, service.id);
  return (
    <>
      <FormMessage form={finish} />
      <FormMessage form={refuse} />
    </>
  );
}

function Acts({ view, service }: ServiceProps) {
  const { t, tenant, flash, pagePath: page } = view;
  const { id, version } = service;
  const common = {
    params: { id },
    query: { tenant: tenant.id },
    version,
    next: page,
    back: page,
    flash: 'desk.flash.saved',
  } as const;
  const { finish, refuse } = formsOf(flash, id);
  const uploaded = (finish.value('files') ?? '').split(',').filter(Boolean);
  return (
    <div className="desk-acts">
      <details open>
        <summary>{t('desk.services.done')}</summary>
        <CallForm {...common} call="finishService" upload={{ field: 'files', catalog: 'QC_PHOTO' }}>
          <TextInput
            id={`result-${id}`}
            name="result"
            label={t('desk.services.result')}
            maxLength={300}
            defaultValue={finish.value('result')}
            error={finish.error('result')}
          />
          <ServicePhotos
            tenantId={tenant.id}
            max={MAX_SERVICE_PHOTOS}
            uploaded={uploaded}
            error={finish.error('files')}
            texts={{
              label: t('desk.services.photos'),
              hint: t('desk.services.photosHint', { count: MAX_SERVICE_PHOTOS }),
              sending: t('desk.scan.photoSending'),
              failed: t('desk.scan.photoFailed'),
              remove: t('desk.services.photoRemove'),
            }}
          />
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
