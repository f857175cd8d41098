import type { BadgeHolder } from '../../../contract/ops/people/stations.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

/** The people who work in the warehouse, with their badges. */
export function BadgeTable({ view, holders }: { view: DeskTenantView; holders: BadgeHolder[] }) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.badges.title')}
      rows={holders}
      idOf={({ staffId }) => staffId}
      empty={<DeskEmpty title={t('desk.badges.empty')} />}
      columns={[
        { key: 'name', label: t('desk.badges.worker'), cell: ({ name }) => name },
        {
          key: 'pin',
          label: t('desk.badges.pin'),
          cell: ({ hasPin }) => t(hasPin ? 'desk.badges.set' : 'desk.badges.missing'),
        },
        {
          key: 'badge',
          label: t('desk.badges.badge'),
          cell: ({ badge }) =>
            badge ? <ShortTime view={view} at={badge.issuedAt} /> : t('desk.badges.none'),
        },
        {
          key: 'acts',
          label: t('desk.stations.acts'),
          cell: (holder) => <BadgeActs view={view} holder={holder} />,
        },
      ]}
    />
  );
}

function BadgeActs({
  view: { t, tenant },
  holder: { staffId, name, badge },
}: {
  view: DeskTenantView;
  holder: BadgeHolder;
}) {
  const page = deskPath(tenant.id, 'warehouse', 'stations');
  const form = { query: { tenant: tenant.id }, next: page, back: page };
  const label = deskPath(tenant.id, 'warehouse', 'labels');
  return (
    <div className="desk-row">
      {badge && (
        <a href={`${label}?badge=${badge.id}`} aria-label={t('desk.badges.printNamed', { name })}>
          {t('desk.badges.print')}
        </a>
      )}
      <CallForm call="issueBadge" {...form} flash="desk.flash.badgeIssued">
        <input type="hidden" name="staffId" value={staffId} />
        <Button
          type="submit"
          size="sm"
          aria-label={t(badge ? 'desk.badges.againNamed' : 'desk.badges.issueNamed', { name })}
        >
          {t(badge ? 'desk.badges.again' : 'desk.badges.issue')}
        </Button>
      </CallForm>
      {badge && (
        <CallForm
          call="revokeBadge"
          params={{ id: badge.id }}
          version={badge.version}
          {...form}
          flash="desk.flash.badgeRevoked"
        >
          <Button type="submit" size="sm" aria-label={t('desk.badges.revokeNamed', { name })}>
            {t('desk.badges.revoke')}
          </Button>
        </CallForm>
      )}
    </div>
  );
}
