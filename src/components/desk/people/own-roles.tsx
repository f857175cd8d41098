import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { rightName } from './right-name.ts';

/** The tenant's own roles, with their rights and the people who have them. */
export function OwnRoles({ view, roles }: { view: DeskTenantView; roles: OwnRole[] }) {
  const { t, locale, tenant } = view;
  const columns: Column<OwnRole>[] = [
    {
      key: 'name',
      label: t('desk.roles.name'),
      cell: ({ id, name }) => <a href={deskPath(tenant.id, 'roles', id)}>{name}</a>,
    },
    {
      key: 'rights',
      label: t('desk.keys.rights'),
      cell: ({ rights }) =>
        formatList(
          locale,
          rights.map((right) => rightName(t, right)),
        ),
    },
    {
      key: 'people',
      label: t('desk.roles.people'),
      cell: ({ people }) =>
        formatList(
          locale,
          people.map(({ name }) => name),
        ) || t('desk.roles.nobody'),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.roles.own')}
      columns={columns}
      rows={roles}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.roles.ownNone')} />}
    />
  );
}
