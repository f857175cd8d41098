import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { FavouriteList } from '../../components/favourites/favourite-list.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { pageNoOf } from '../../components/list/page-no.ts';
import * as layout from '../../components/shell/page-layout.css';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';

export default async function FavouritesPage({ query }: { query?: string }) {
  const { t } = currentRequest();
  const pageNo = pageNoOf(new URLSearchParams(query ?? ''));
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={t('nav.favourites')} />
      <PageHeading>{t('nav.favourites')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>{() => content(pageNo)}</Deferred>
    </div>
  );
}

async function content(pageNo: number) {
  const { tenant, locale, t } = currentRequest();
  const list = await read('listFavourites', { query: { pageNo, pageSize: 24 } });
  return <FavouriteList view={{ tenant, locale, t }} list={list} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
