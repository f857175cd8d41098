import type { TenantSummary } from '../../../contract/ops/shop/tenants.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';
import { DEFAULT_THEME_COLOR } from '../../../contract/values/shop/site-kinds.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type TenantsProps = { view: DeskTenantView; tenants: readonly TenantSummary[] };

/** The shops of the deployment, with the form that closes or opens each. */
export function TenantTable({ view, tenants }: TenantsProps) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.tenants.title')}
      rows={tenants}
      idOf={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'name',
          label: t('desk.tenants.name'),
          cell: ({ id, name }) => <a href={deskPath(id, 'shop')}>{name}</a>,
        },
        {
          key: 'hosts',
          label: t('desk.tenants.hosts'),
          cell: ({ hosts, previewUrl }) => [...hosts, previewUrl].filter(Boolean).join(' · '),
        },
        {
          key: 'state',
          label: t('desk.shop.state'),
          cell: ({ archived }) => (
            <Badge tone={archived ? 'neutral' : 'success'}>
              {t(archived ? 'desk.tenants.closed' : 'desk.tenants.open')}
            </Badge>
          ),
        },
        {
          key: 'act',
          label: t('desk.acts'),
          cell: (tenant) => <CloseOrReopenForm view={view} tenant={tenant} />,
        },
      ]}
    />
  );
}

function CloseOrReopenForm({ view, tenant }: { view: DeskTenantView; tenant: TenantSummary }) {
  const { t, flash, pagePath } = view;
  const { id, archived } = tenant;
  const form = formState(flash, 'archiveTenant', ['reason'], id);
  return (
    <details open={form.refused}>
      <summary>{t(archived ? 'desk.tenants.reopen' : 'desk.tenants.close')}</summary>
      <CallForm
        call="archiveTenant"
        params={{ id }}
        query={{ tenant: view.tenant.id }}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.tenantArchived"
        className="desk-stack"
      >
        <FormMessage form={form} />
        {!archived && <p className="desk-quiet">{t('desk.tenants.closeText')}</p>}
        <input type="hidden" name="archived" value={archived ? 'false' : 'true'} />
        <TextInput
          {...typedField(form, 'reason')}
          id={`reason-${id}`}
          label={t('desk.reason')}
          maxLength={300}
          required
        />
        <Button type="submit" variant={archived ? 'primary' : 'danger'}>
          {t(archived ? 'desk.tenants.reopen' : 'desk.tenants.close')}
        </Button>
      </CallForm>
    </details>
  );
}

const FIELDS = [
  'name',
  'id',
  'host',
  'language',
  'country',
  'currency',
  'serviceEmail',
  'servicePhone',
  'timeZone',
  'themeColor',
  // The shop whose content is copied.
  'like',
] as const;

/** The form that adds a shop. */
export function NewTenantForm({ view, tenants }: TenantsProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'makeTenant', FIELDS);
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    defaultValue: form.value(name),
    error: form.error(name),
    required: name !== 'servicePhone',
  });
  return (
    <CallForm
      call="makeTenant"
      query={{ tenant: tenant.id }}
      next="/desk/{id}/shop"
      back={pagePath}
      flash="desk.flash.tenantMade"
      className="desk-card desk-stack"
    >
      <FormMessage form={form} />
      <TextInput {...field('name')} label={t('desk.tenants.name')} maxLength={80} />
      <TextInput
        {...field('id')}
        label={t('desk.tenants.id')}
        hint={t('desk.tenants.idHint')}
        pattern="[a-z][a-z0-9]*"
        maxLength={40}
      />
      <TextInput
        {...field('host')}
        label={t('desk.tenants.host')}
        hint={t('desk.tenants.hostHint')}
      />
      <Select
        {...field('language')}
        label={t('desk.tenants.language')}
        options={LOCALES.map((locale) => ({ value: locale, label: NAMES[locale] }))}
      />
      <TextInput
        {...field('country')}
        label={t('desk.tenants.country')}
        hint={t('desk.tenants.countryHint')}
        maxLength={2}
      />
      <TextInput
        {...field('currency')}
        label={t('desk.tenants.currency')}
        hint={t('desk.tenants.currencyHint')}
        maxLength={3}
      />
      <TextInput
        {...field('timeZone')}
        label={t('desk.tenants.timeZone')}
        placeholder="Asia/Almaty"
      />
      <TextInput {...field('serviceEmail')} type="email" label={t('desk.tenants.email')} />
      <TextInput {...field('servicePhone')} type="tel" label={t('desk.tenants.phone')} />
      <TextInput
        {...field('themeColor')}
        type="color"
        label={t('desk.tenants.color')}
        defaultValue={form.value('themeColor') ?? DEFAULT_THEME_COLOR}
      />
      <Select
        {...field('like')}
        label={t('desk.tenants.like')}
        hint={t('desk.tenants.likeHint')}
        options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={form.value('like') ?? tenant.id}
      />
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.tenants.make')}
        </Button>
      </div>
    </CallForm>
  );
}
