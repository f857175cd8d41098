import type { WorkCount } from '../../../contract/ops/work.ts';
import type { Pile } from '../../../contract/values/piles.ts';
import type { DeskTenantView } from '../view.ts';
import { groupOf, pilesOfGroup } from './pile-groups.ts';
import { formatCount, pilePath } from './pile-tiles.tsx';

type PileTabsProps = { view: DeskTenantView; pile: Pile; counts: readonly WorkCount[] };

/** The piles of the same group, with their counts. */
export function PileTabs({ view, pile, counts }: PileTabsProps) {
  const { t, tenant } = view;
  const piles = pilesOfGroup(groupOf(pile));
  return (
    <nav className="desk-tabs" aria-label={t('desk.work.piles')}>
      {counts
        .filter((one) => piles.includes(one.pile))
        .map((one) => (
          <a
            key={one.pile}
            href={pilePath(tenant.id, one.pile)}
            aria-current={one.pile === pile ? 'page' : undefined}
          >
            {t(`desk.pile.${one.pile}`)}
            <span className="desk-quiet">{formatCount(view, one.count)}</span>
          </a>
        ))}
    </nav>
  );
}
