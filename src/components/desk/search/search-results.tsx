import type { SearchHit } from '../../../contract/ops/orders/search.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import type { DeskTenantView } from '../view.ts';
import { hitPath } from './thing-path.ts';

/** The results of a search: numbers, then shoppers, then orders by their goods. */
export function SearchResults({
  view,
  q,
  hits,
}: {
  view: DeskTenantView;
  q: string;
  hits: readonly SearchHit[];
}) {
  const { t, tenant } = view;
  if (hits.length === 0) {
    return (
      <DeskEmpty
        title={t(q ? 'desk.search.none' : 'desk.search.title')}
        text={t('desk.search.hint')}
      />
    );
  }
  return (
    <ul className="desk-card desk-hits">
      {hits.map((hit) => {
        const name = hit.number || hit.shopperName || hit.detail;
        const path = hitPath(tenant.id, hit);
        return (
          <li key={hit.kind + hit.id}>
            <span className="desk-quiet">{t(`desk.search.kind.${hit.kind}`)}</span>
            {path ? (
              <a href={path} dir="auto">
                {name}
              </a>
            ) : (
              <strong dir="auto">{name}</strong>
            )}
            <span>{hit.kind === 'SHOPPER' ? hit.detail : hit.shopperName}</span>
            {hit.title && (
              <span className="desk-hit-title desk-quiet" dir="auto">
                {hit.title}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
