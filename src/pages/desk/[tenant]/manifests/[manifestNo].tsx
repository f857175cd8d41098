import { ManifestPage } from '../../../../components/desk/manifests/manifest-page.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ShipmentsStyles } from '../../../../components/desk/shipments/shipments-styles.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskManifestPage({ manifestNo }: { manifestNo: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const manifest = await read('getManifest', { params: { id: manifestNo } });
  return (
    <>
      <DeskHead t={view.t} title={manifest.manifestNo} />
      <ShipmentsStyles />
      <ManifestPage view={view} manifest={manifest} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
