import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { RightsGrid } from './rights-grid.tsx';

type FieldsProps = {
  view: DeskTenantView;
  call: 'makeStaffRole' | 'changeStaffRole';
  name: string;
  rights: readonly string[];
};

function RoleFields({ view, call, name, rights }: FieldsProps) {
  const { t, flash } = view;
  const form = formState(flash, call, ['name']);
  return (
    <>
      <FormMessage form={form} />
      <TextInput
        name="name"
        label={t('desk.roles.name')}
        required
        maxLength={60}
        defaultValue={form.value('name') ?? name}
        error={form.error('name')}
      />
      <p className="desk-quiet">{t('desk.roles.rightsText')}</p>
      <RightsGrid view={view} chosen={form.refused ? rightsOf(form.value('rights')) : rights} />
    </>
  );
}

const rightsOf = (typed: string | undefined): string[] => typed?.split(',') ?? [];

/** The form to make a role, with the rights of another one ticked. */
export function MakeRoleForm({
  view,
  rights,
}: {
  view: DeskTenantView;
  rights: readonly string[];
}) {
  const { t, tenant } = view;
  return (
    <CallForm
      call="makeStaffRole"
      className="desk-card desk-stack desk-wide"
      query={{ tenant: tenant.id }}
      next={deskPath(tenant.id, 'roles')}
      back={deskPath(tenant.id, 'roles', 'new')}
      flash="desk.flash.roleMade"
    >
      <RoleFields view={view} call="makeStaffRole" name="" rights={rights} />
      <Button type="submit" variant="primary">
        {t('desk.roles.make')}
      </Button>
    </CallForm>
  );
}

type RoleProps = { view: DeskTenantView; role: OwnRole };

/** The forms to change and delete a role, for whoever has all its rights. */
export function ChangeRoleForms({ view, role }: RoleProps) {
  const { t, tenant } = view;
  const { id, name, rights, people, version } = role;
  if (!rights.every((right) => view.may(right))) {
    return <Notice tone="info">{t('desk.roles.lacking')}</Notice>;
  }
  const page = deskPath(tenant.id, 'roles', id);
  const names = formatList(
    view.locale,
    people.map((person) => person.name),
  );
  return (
    <>
      <CallForm
        call="changeStaffRole"
        className="desk-card desk-stack desk-wide"
        params={{ id }}
        query={{ tenant: tenant.id }}
        version={version}
        next={page}
        back={page}
        flash="desk.flash.saved"
      >
        {names && <p>{t('desk.roles.atOnce', { people: names })}</p>}
        <RoleFields view={view} call="changeStaffRole" name={name} rights={rights} />
        <Button type="submit" variant="primary">
          {t('desk.roles.change')}
        </Button>
      </CallForm>
      <DeleteForm view={view} role={role} />
    </>
  );
}

function DeleteForm({ view: { t, tenant, flash }, role: { id, version } }: RoleProps) {
  return (
    <CallForm
      call="deleteStaffRole"
      className="desk-card desk-stack"
      params={{ id }}
      query={{ tenant: tenant.id }}
      version={version}
      next={deskPath(tenant.id, 'roles')}
      back={deskPath(tenant.id, 'roles', id)}
      flash="desk.flash.roleDeleted"
    >
      <FormMessage form={formState(flash, 'deleteStaffRole', [])} />
      <Button type="submit">{t('desk.roles.delete')}</Button>
    </CallForm>
  );
}
