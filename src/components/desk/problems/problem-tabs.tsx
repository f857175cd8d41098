import type { WorkCount } from '../../../contract/ops/desk/work.ts';
import { PROBLEM_PILES, type ProblemPile } from '../../../contract/values/desk/piles.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';
import { formatCount } from '../work/pile-tiles.tsx';

type TabsProps = {
  view: DeskTenantView;
  /** The chosen pile; empty for all. */
  pile: ProblemPile | '';
  counts: readonly WorkCount[];
};

/** Tabs for all problems, and for each kind of problem with its count. */
export function ProblemTabs({ view, pile, counts }: TabsProps) {
  const { t, tenant } = view;
  const path = deskPath(tenant.id, 'problems');
  const shown = counts.flatMap(({ pile: name, count }) => {
    const problem = PROBLEM_PILES.find((one) => one === name);
    return problem ? [{ problem, count }] : [];
  });
  return (
    <nav className="desk-tabs" aria-label={t('desk.nav.problems')}>
      <a href={path} aria-current={pile === '' ? 'page' : undefined}>
        {t('desk.list.all')}
      </a>
      {shown.map(({ problem, count }) => (
        <a
          key={problem}
          href={`${path}?${new URLSearchParams({ pile: problem })}`}
          aria-current={problem === pile ? 'page' : undefined}
        >
          {t(`desk.problems.kind.${problem}`)}
          <span className="desk-quiet">{formatCount(view, count)}</span>
        </a>
      ))}
    </nav>
  );
}
