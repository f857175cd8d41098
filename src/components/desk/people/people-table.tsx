import type { HeldAssignment, StaffPerson } from '../../../contract/ops/people/people.ts';
import { isBuiltInRole } from '../../../contract/values/people/rights.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

const TONE = { ACTIVE: 'success', INVITED: 'warning', DISABLED: 'neutral' } as const;

/** The people of the tenant with their roles. */
export function PeopleTable({ view, people }: { view: DeskTenantView; people: StaffPerson[] }) {
  const { t, locale, tenant } = view;
  const nameOf = ({ role, roleName, tenantId }: HeldAssignment) => {
    const at =
      tenantId === '*'
        ? t('desk.allTenants')
        : (view.me.tenants.find(({ id }) => id === tenantId)?.name ?? tenantId);
    const name = isBuiltInRole(role) ? t(`desk.role.${role}`) : roleName;
    return `${name} (${at})`;
  };
  const columns: Column<StaffPerson>[] = [
    {
      key: 'name',
      label: t('desk.people.name'),
      cell: ({ id, name }) => <a href={deskPath(tenant.id, 'people', id)}>{name}</a>,
    },
    { key: 'email', label: t('desk.people.email'), cell: ({ email }) => email },
    {
      key: 'roles',
      label: t('desk.people.roles'),
      cell: ({ assignments }) => formatList(locale, assignments.map(nameOf)),
    },
    {
      key: 'state',
      label: t('desk.people.state'),
      cell: ({ state }) => <Badge tone={TONE[state]}>{t(`desk.people.state.${state}`)}</Badge>,
    },
    {
      key: 'factor',
      label: t('desk.people.factor'),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'desk.yes' : 'desk.no'),
    },
    {
      key: 'seen',
      label: t('desk.people.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <ShortTime view={view} at={lastSeenAt} /> : '–'),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.people.title')}
      columns={columns}
      rows={people}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.list.empty')} />}
    />
  );
}
