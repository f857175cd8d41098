import type { WorkCount } from '../../../contract/ops/desk/work.ts';
import type { Pile } from '../../../contract/values/desk/piles.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { tabAddress } from '../list/address.ts';
import type { DeskTenantView } from '../view.ts';
import { groupOf, pilesOfGroup } from './pile-groups.ts';
import { formatCount } from './pile-tiles.tsx';

type PileTabsProps = { view: DeskTenantView; pile: Pile; counts: readonly WorkCount[] };

/** Tabs for the piles of the same group, with their counts. */
export function PileTabs({ view, pile, counts }: PileTabsProps) {
  const { t, tenant, pagePath } = view;
  const listPath = deskPath(tenant.id, 'work');
  const piles = pilesOfGroup(groupOf(pile));
  return (
    <nav className="desk-tabs" aria-label={t('desk.work.piles')}>
      {counts
        .filter((one) => piles.includes(one.pile))
        .map((one) => (
          <a
            key={one.pile}
            href={tabAddress(pagePath, listPath, { pile: one.pile })}
            aria-current={one.pile === pile ? 'page' : undefined}
          >
            {t(`desk.pile.${one.pile}`)}
            <span className="desk-quiet">{formatCount(view, one.count)}</span>
          </a>
        ))}
    </nav>
  );
}
