import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { ApprovalsTile, TodayFacts } from '../../../components/desk/today/today-facts.tsx';
import { groupOf, PILE_GROUPS } from '../../../components/desk/work/pile-groups.ts';
import { PileTiles } from '../../../components/desk/work/pile-tiles.tsx';
import { deskTenantRequest } from '../../../server/request/desk.ts';
import { read } from '../../../server/request/read.ts';

export default async function DeskTenantPage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const [{ piles }, today] = await Promise.all([read('countWork'), read('getToday')]);
  const now = Date.now();
  return (
    <>
      <DeskHead t={t} title={tenant.name} />
      <div className="desk-head">
        <h1>{tenant.name}</h1>
      </div>
      <ApprovalsTile view={view} today={today} now={now} />
      {piles.length === 0 && <p className="desk-quiet">{t('desk.today.nothing')}</p>}
      {PILE_GROUPS.map((group) => {
        const ofGroup = piles.filter(({ pile }) => groupOf(pile) === group);
        if (ofGroup.length === 0) return null;
        return (
          <section key={group} className="desk-stack" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="desk-subhead">
              {t(`desk.pileGroup.${group}`)}
            </h2>
            <PileTiles view={view} tenantId={tenant.id} piles={ofGroup} now={now} />
          </section>
        );
      })}
      <TodayFacts view={view} today={today} now={now} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
