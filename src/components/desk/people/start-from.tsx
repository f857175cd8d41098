import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import { STAFF_ROLES } from '../../../contract/values/people/rights.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';

type StartProps = { view: DeskTenantView; ownRoles: readonly OwnRole[]; from: string };

/** Fills the form of a new role with the rights of another one. */
export function StartFrom({ view: { t, tenant }, ownRoles, from }: StartProps) {
  const options = [
    { value: '', label: t('desk.roles.fromNone') },
    ...STAFF_ROLES.map((value) => ({ value, label: t(`desk.role.${value}`) })),
    ...ownRoles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form method="get" action={deskPath(tenant.id, 'roles', 'new')} className="desk-row desk-ends">
      <Select name="from" label={t('desk.roles.from')} options={options} defaultValue={from} />
      <Button type="submit">{t('desk.roles.take')}</Button>
    </form>
  );
}
