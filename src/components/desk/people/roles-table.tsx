import { RIGHTS, RIGHTS_OF, STAFF_ROLES } from '../../../contract/values/people/rights.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { rightName } from './right-name.ts';

/** The rights of each role. */
export function RolesTable({ view: { t } }: { view: DeskTenantView }) {
  return (
    <DeskTable
      caption={t('desk.roles.builtIn')}
      columns={[
        {
          key: 'right',
          label: t('desk.roles.right'),
          cell: (right) => <span title={right}>{rightName(t, right)}</span>,
        },
        ...STAFF_ROLES.map((role) => ({
          key: role,
          label: t(`desk.role.${role}`),
          cell: (right: (typeof RIGHTS)[number]) =>
            RIGHTS_OF[role].includes(right) ? (
              <span role="img" aria-label={t('desk.yes')}>
                ✓
              </span>
            ) : (
              ''
            ),
        })),
      ]}
      rows={RIGHTS}
      idOf={(right) => right}
      empty={<DeskEmpty title={t('desk.list.empty')} />}
    />
  );
}
