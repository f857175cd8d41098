import { ArticlePage } from '../components/article/article-page.tsx';
import { SourcingRequest } from '../components/sourcing/sourcing-request.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

/** As much of a pasted link as a request has room for, beside the shopper's own words. */
const LONGEST_LINK = 1000;

export default async function SourcingServicePage({ query }: { query: string }) {
  const { t, flash } = currentRequest();
  const article = await read('getArticle', { params: { type: 'SOURCING_SERVICE' } });
  const link = new URLSearchParams(query).get('link')?.slice(0, LONGEST_LINK) ?? '';
  return (
    <>
      <ArticlePage page={currentRequest()} article={article} />
      <SourcingRequest t={t} flash={flash} link={link} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
