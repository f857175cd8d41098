import { TextSkeleton } from '../components/deferred/skeletons.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { PictureForm } from '../components/image-search/picture-form.tsx';
import { ShelfSkeleton } from '../components/product/skeletons.tsx';
import { Container } from '../components/ui/layout.tsx';
import type { UploadToken } from '../contract/calls/uploads.ts';
import { ApiError } from '../contract/errors.ts';
import { currentRequest } from '../server/request/context.ts';
import { BestSellers } from './_components/best-sellers.tsx';
import { Deferred } from './_components/deferred.tsx';

/** Each request of the page gets a new upload token in its form. */
export default async function SearchByPicturePage({ query }: { query: string }) {
  const { tenant, locale, t, origin } = currentRequest();
  const error = new URLSearchParams(query).get('error') ?? undefined;
  return (
    <Container>
      <PageHead
        page={currentRequest()}
        title={t('imageSearch.title')}
        description={t('imageSearch.description')}
      />
      <Deferred skeleton={<TextSkeleton />}>
        {async () => {
          const token = await uploadToken();
          const refused = token instanceof ApiError;
          return (
            <PictureForm
              view={{ tenant, locale, t }}
              upload={refused ? undefined : { token, redirect: redirectTo(token, origin) }}
              error={refused ? token.code : error}
            />
          );
        }}
      </Deferred>
      <Deferred skeleton={<ShelfSkeleton />} failed={null}>
        {async () => <BestSellers view={{ tenant, locale, t }} />}
      </Deferred>
    </Container>
  );
}

/** A new upload token; the error TOO_MANY_REQUESTS if this network address has had too many. */
async function uploadToken(): Promise<UploadToken | ApiError> {
  try {
    return await currentRequest().api('getImageSearchToken', { query: { ext: 'jpg' } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return error;
    throw error;
  }
}

/**
 * The URL to which the bucket redirects after the upload. A remote bucket needs an absolute URL.
 */
function redirectTo({ bucketHost, cdnUrl, key }: UploadToken, origin: string): string {
  const results = `/product-search?${new URLSearchParams({ imageUrl: `${cdnUrl}/${key}` })}`;
  return bucketHost.startsWith('/') ? results : origin + results;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
