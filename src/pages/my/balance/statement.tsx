import * as css from '../../../components/balance/balance.css';
import {
  PaperHead,
  Statement,
  StatementFilter,
  StatementTotals,
} from '../../../components/balance/statement/statement.tsx';
import {
  readStatementSearch,
  statementFileHref,
} from '../../../components/balance/statement/statement-search.ts';
import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { PrintButton } from '../../../components/ui/print-button.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

const PAGE_SIZE = 30;

export default async function StatementPage({ query }: { query?: string }) {
  const { tenant, locale, t, profile } = currentRequest();
  const view = { tenant, locale, t };
  const search = readStatementSearch(new URLSearchParams(query ?? ''));
  const { pageNo, ...filter } = search;
  const now = formatDateTime(locale, new Date().toISOString(), tenant);
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.statement')}
        description={t('statement.description')}
      />
      <PageHeading
        aside={
          <div className={css.buttons}>
            <ButtonLink size="sm" href={statementFileHref(search)} download>
              {t('statement.download')}
            </ButtonLink>
            <PrintButton label={t('statement.print')} />
          </div>
        }
      >
        {t('nav.statement')}
      </PageHeading>
      <PaperHead
        view={view}
        search={search}
        owner={[profile?.name, profile?.email].filter(Boolean).join(' · ')}
        time={now}
      />
      <StatementFilter view={view} search={search} />
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const [page, summary] = await Promise.all([
            read('listTransactions', { query: { ...filter, pageNo, pageSize: PAGE_SIZE } }),
            read('getTransactionSummary', { query: filter }),
          ]);
          return (
            <>
              <StatementTotals view={view} summary={summary} />
              <Statement view={view} page={page} search={search} />
            </>
          );
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
