import type { CarrierKey } from '../../../contract/ops/warehouse/tracking.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type KeysProps = { view: DeskTenantView; keys: readonly CarrierKey[] };

/** The keys of trackers, with the forms that make and revoke a key. */
export function CarrierKeys({ view, keys }: KeysProps) {
  const { t, locale, zone, tenant } = view;
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'tracking')}>{t('desk.tracking.title')}</a>
        <h1>{t('desk.carrierKeys.title')}</h1>
      </div>
      <Notice>{t('desk.carrierKeys.text')}</Notice>
      <DeskTable
        caption={t('desk.carrierKeys.title')}
        rows={keys}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.carrierKeys.none')} />}
        columns={[
          { key: 'name', label: t('desk.carrierKeys.name'), cell: ({ name }) => name },
          { key: 'source', label: t('desk.tracking.source'), cell: ({ source }) => source },
          {
            key: 'used',
            label: t('desk.carrierKeys.lastUsed'),
            cell: ({ lastUsedAt }) =>
              lastUsedAt ? formatDateTime(locale, lastUsedAt, zone) : t('desk.carrierKeys.never'),
          },
          {
            key: 'end',
            label: t('desk.shipments.status'),
            cell: ({ id, name, active }) =>
              active ? (
                <CallForm
                  call="disableCarrierKey"
                  params={{ id }}
                  query={{ tenant: tenant.id }}
                  flash="desk.flash.saved"
                >
                  <Button
                    type="submit"
                    size="sm"
                    aria-label={`${t('desk.carrierKeys.end')}: ${name}`}
                  >
                    {t('desk.carrierKeys.end')}
                  </Button>
                </CallForm>
              ) : (
                <Badge>{t('desk.carrierKeys.ended')}</Badge>
              ),
          },
        ]}
      />
      <NewKey view={view} />
    </>
  );
}

function NewKey({ view: { t, tenant, flash } }: { view: DeskTenantView }) {
  const form = formState(flash, 'makeCarrierKey', ['name', 'key']);
  return (
    <section className="desk-card" aria-label={t('desk.carrierKeys.new')}>
      <h2>{t('desk.carrierKeys.new')}</h2>
      <FormMessage form={form} />
      <CallForm
        call="makeCarrierKey"
        query={{ tenant: tenant.id }}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        <input type="hidden" name="source" value="17track" />
        <TextInput
          name="name"
          label={t('desk.carrierKeys.name')}
          required
          defaultValue={form.value('name')}
          error={form.error('name')}
        />
        <TextInput
          name="key"
          type="password"
          autoComplete="off"
          label={t('desk.carrierKeys.key')}
          required
          error={form.error('key')}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('desk.carrierKeys.save')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
