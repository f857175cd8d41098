import { SearchResults } from '../../../components/desk/search/search-results.tsx';
import { hitPath } from '../../../components/desk/search/thing-path.ts';
import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { MAX_SEARCH } from '../../../contract/ops/orders/search.ts';
import { redirectTo } from '../../../framework/server/redirect.ts';
import { deskTenantRequest } from '../../../server/request/desk.ts';
import { read } from '../../../server/request/read.ts';

/** The results of the header's search. A single hit opens at once. */
export default async function DeskSearchPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const q = (new URLSearchParams(query ?? '').get('q') ?? '').trim().slice(0, MAX_SEARCH);
  const { hits } = q ? await read('searchDesk', { query: { q } }) : { hits: [] };
  const [first] = hits;
  const onlyHitPath = hits.length === 1 && first ? hitPath(tenant.id, first) : undefined;
  if (onlyHitPath) redirectTo(onlyHitPath);
  const title = t('desk.search.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{q ? t('desk.search.results', { q }) : title}</h1>
      </div>
      <SearchResults view={view} q={q} hits={hits} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
