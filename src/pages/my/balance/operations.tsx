import * as css from '../../../components/balance/balance.css';
import { SecurityLog } from '../../../components/balance/statement/security-log.tsx';
import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { pageNoOf } from '../../../components/list/page-no.ts';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { textLink } from '../../../components/ui/text-link.css';
import { Link } from '../../../framework/link.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

/** The account's security log, which the contract and the URL call operations. */
export default async function OperationsPage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  const pageNo = pageNoOf(new URLSearchParams(query ?? ''));
  const view = { tenant, locale, t };
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.operations')}
        description={t('balance.operations.text')}
      />
      <PageHeading>{t('nav.operations')}</PageHeading>
      <p>
        {t('balance.operations.text')}{' '}
        <Link href="/my/account#sessions" className={textLink}>
          {t('balance.operations.act')}
        </Link>
      </p>
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => (
          <SecurityLog view={view} page={await read('listOperations', { query: { pageNo } })} />
        )}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
