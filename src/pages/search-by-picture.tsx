import { PageHead } from '../components/head/page-head.tsx';
import { PictureForm } from '../components/image-search/picture-form.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

/** The form holds a leave to upload, a new one for each time the page is asked for. */
export default async function SearchByPicturePage({ query }: { query: string }) {
  const { tenant, locale, t, origin } = currentRequest();
  const token = await read('getImageSearchToken', { query: { ext: 'jpg' } });
  const imageUrl = `${token.cdnUrl}/${token.key}`;
  const found = `/product-search?${new URLSearchParams({ imageUrl })}`;
  const isOwnBucket = token.bucketHost.startsWith('/');
  return (
    <>
      <PageHead
        page={currentRequest()}
        title={t('imageSearch.title')}
        description={t('imageSearch.description')}
      />
      <PictureForm
        view={{ tenant, locale, t }}
        token={token}
        found={isOwnBucket ? found : origin + found}
        error={new URLSearchParams(query).get('error') ?? undefined}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
