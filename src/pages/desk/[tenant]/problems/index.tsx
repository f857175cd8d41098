import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { ProblemTable } from '../../../../components/desk/problems/problem-table.tsx';
import { ProblemTabs } from '../../../../components/desk/problems/problem-tabs.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { WorkActsError } from '../../../../components/desk/work/work-acts.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { PROBLEM_PILES, pileRight } from '../../../../contract/values/desk/piles.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

/** The page with all objects that have a problem and wait for somebody, or with one pile of them. */
export default async function DeskProblemsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const fields = new URLSearchParams(query);
  const piles = PROBLEM_PILES.filter((one) => view.may(pileRight(one)));
  if (piles.length === 0) {
    markForbidden();
    return <NoRight view={view} right="orders.see" />;
  }
  const pile = piles.find((one) => one === fields.get('pile')) ?? '';
  const cursor = fields.get('cursor');
  const [list, counts] = await Promise.all([
    read('listProblems', { query: { pile, ...(cursor ? { cursor } : {}) } }),
    read('countWork'),
  ]);
  const title = t('desk.nav.problems');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <p className="desk-quiet">{pile ? t(`desk.pile.${pile}.why`) : t('desk.problems.text')}</p>
      <WorkActsError view={view} rows={list.records} />
      {Boolean(list.refusedMails) && (
        <Notice
          tone="warning"
          action={
            <a className="desk-nowrap" href={deskPath(tenant.id, 'system')}>
              {t('desk.nav.system')}
            </a>
          }
        >
          {t('desk.problems.mails', { count: list.refusedMails ?? 0 })}
        </Notice>
      )}
      <ProblemTabs view={view} pile={pile} counts={counts.piles} />
      <ProblemTable view={view} rows={list.records} now={Date.now()} />
      <ListPages view={view} page={list} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
