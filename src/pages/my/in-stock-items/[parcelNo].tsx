import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { ParcelDetail } from '../../../components/parcels/parcel-detail.tsx';
import * as layout from '../../../components/shell/page-layout.css';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';
import { requirePageEnabled } from '../../_components/page-enabled.ts';

export default async function ParcelPage({ parcelNo }: { parcelNo: string }) {
  requirePageEnabled();
  return <Deferred skeleton={<CardsSkeleton />}>{() => parcelContent(parcelNo)}</Deferred>;
}

async function parcelContent(parcelNo: string) {
  const { tenant, locale, t, flash } = currentRequest();
  const parcel = await read('getParcel', { params: { id: parcelNo } });
  const title = t('nav.parcel', { id: parcel.parcelNo });
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={title} />
      <PageHeading>{title}</PageHeading>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <ParcelDetail
        view={{ tenant, locale, t }}
        parcel={parcel}
        now={Date.now()}
        flash={flash}
        newIdempotencyKey={() => crypto.randomUUID()}
      />
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
