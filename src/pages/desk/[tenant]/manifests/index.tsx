import { ManifestList } from '../../../../components/desk/manifests/manifest-page.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function ManifestsPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const cursor = new URLSearchParams(query ?? '').get('cursor');
  const page = await read('listManifests', { query: cursor ? { cursor } : {} });
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.manifests.title')} />
      <ManifestList view={view} page={page} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
