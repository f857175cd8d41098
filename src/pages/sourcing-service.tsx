import { ArticlePage } from '../components/article/article-page.tsx';
import { SourcingRequest } from '../components/sourcing/sourcing-request.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

/** As much of a pasted link, or of words that found nothing, as a request has room for beside the shopper's own. */
const LONGEST = { link: 1000, text: 200 };

export default async function SourcingServicePage({ query }: { query: string }) {
  const { t, flash } = currentRequest();
  const article = await read('getArticle', { params: { type: 'SOURCING_SERVICE' } });
  const params = new URLSearchParams(query);
  const field = (name: keyof typeof LONGEST) => params.get(name)?.slice(0, LONGEST[name]) ?? '';
  return (
    <>
      <ArticlePage page={currentRequest()} article={article} />
      <SourcingRequest t={t} flash={flash} link={field('link')} words={field('text')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
