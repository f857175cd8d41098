import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import * as css from '../../components/my/overview/overview.css';
import { OverviewView } from '../../components/my/overview/overview-view.tsx';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { readExtra } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';

/** The page on which the shopper sees what to do next, and links to everything else. */
export default async function MyPage() {
  const { t } = currentRequest();
  return (
    <div className={css.sections}>
      <PageHead page={currentRequest()} title={t('nav.my')} />
      <PageHeading>{t('nav.my')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>{overviewContent}</Deferred>
    </div>
  );
}

/** A remote backend may lack the call for the overview. */
async function overviewContent() {
  const { tenant, locale, t } = currentRequest();
  const overview = await readExtra('getOverview');
  return <OverviewView view={{ tenant, locale, t }} overview={overview} now={Date.now()} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
