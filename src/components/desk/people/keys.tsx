import type { StaffKey } from '../../../contract/ops/people/people.ts';
import { TENANT_RIGHTS } from '../../../contract/values/people/rights.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { rightName } from './right-name.ts';

/** The keys of machines, with a button to revoke each. */
export function KeysTable({ view, keys }: { view: DeskTenantView; keys: StaffKey[] }) {
  const { t, locale, tenant, zone } = view;
  const page = deskPath(tenant.id, 'keys');
  const time = (iso: string | undefined) => (iso ? formatDateTime(locale, iso, zone) : '–');
  const columns: Column<StaffKey>[] = [
    { key: 'name', label: t('desk.keys.name'), cell: ({ name }) => name },
    {
      key: 'rights',
      label: t('desk.keys.rights'),
      cell: ({ rights }) =>
        formatList(
          locale,
          rights.map((right) => rightName(t, right)),
        ),
    },
    { key: 'at', label: t('desk.keys.tenants'), cell: ({ tenantIds }) => tenantIds.join(', ') },
    { key: 'expires', label: t('desk.keys.expires'), cell: ({ expiresAt }) => time(expiresAt) },
    { key: 'used', label: t('desk.keys.used'), cell: ({ lastUsedAt }) => time(lastUsedAt) },
    {
      key: 'revoke',
      label: t('desk.keys.revoke'),
      cell: ({ id, name, revoked }) =>
        revoked || !view.may('system.act') ? (
          revoked && <Badge>{t('desk.keys.revoked')}</Badge>
        ) : (
          <CallForm
            call="revokeStaffKey"
            params={{ id }}
            query={{ tenant: tenant.id }}
            next={page}
            back={page}
            flash="desk.flash.revoked"
          >
            <Button type="submit" size="sm" aria-label={t('desk.keys.revokeNamed', { name })}>
              {t('desk.keys.revoke')}
            </Button>
          </CallForm>
        ),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.keys.title')}
      columns={columns}
      rows={keys}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.keys.none')} />}
    />
  );
}

/** A new key. It is shown only once. */
export function NewKey({ view: { t, flash } }: { view: DeskTenantView }) {
  const key = flash?.kind === 'success' && flash.form === 'makeStaffKey' && flash.values.key;
  if (!key) return null;
  return (
    <Notice tone="warning">
      <p>{t('desk.keys.once')}</p>
      <code className="desk-mono">{key}</code>
    </Notice>
  );
}

/** The form to make a key with some of the person's own rights at the tenant. */
export function MakeKeyForm({ view }: { view: DeskTenantView }) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'makeStaffKey', ['name', 'days']);
  const page = deskPath(tenant.id, 'keys');
  const chosen = form.value('rights')?.split(',') ?? [];
  return (
    <CallForm
      call="makeStaffKey"
      className="desk-card desk-stack desk-wide"
      query={{ tenant: tenant.id }}
      next={page}
      back={page}
      flash="desk.flash.keyMade"
    >
      <h2>{t('desk.keys.make')}</h2>
      <FormMessage form={form} />
      <input type="hidden" name="tenantIds" value={tenant.id} />
      <TextInput
        name="name"
        label={t('desk.keys.name')}
        required
        defaultValue={form.value('name')}
        error={form.error('name')}
      />
      <TextInput
        name="days"
        label={t('desk.keys.days')}
        inputMode="numeric"
        required
        defaultValue={form.value('days') ?? '365'}
        error={form.error('days')}
      />
      <fieldset className="desk-boxes">
        <legend>{t('desk.keys.rightsAt', { tenant: tenant.name })}</legend>
        {tenant.rights
          .filter((right) => TENANT_RIGHTS.includes(right))
          .map((right) => (
            <Checkbox
              key={right}
              name="rights"
              value={right}
              defaultChecked={chosen.includes(right)}
              label={rightName(t, right)}
            />
          ))}
      </fieldset>
      <Button type="submit" variant="primary">
        {t('desk.keys.make')}
      </Button>
    </CallForm>
  );
}
