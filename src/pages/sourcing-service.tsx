import { SourcingRequest } from '../components/sourcing/sourcing-request.tsx';
import { currentRequest } from '../server/request/context.ts';
import { ArticleOf } from './_components/article-of.tsx';

/** The longest link and keyword that are prefilled. They leave space for the shopper's own text. */
const LONGEST = { link: 1000, text: 200 };

export default async function SourcingServicePage({ query }: { query: string }) {
  const { t, flash } = currentRequest();
  const params = new URLSearchParams(query);
  const field = (name: keyof typeof LONGEST) => params.get(name)?.slice(0, LONGEST[name]) ?? '';
  return (
    <>
      <ArticleOf type="SOURCING_SERVICE" />
      <SourcingRequest t={t} flash={flash} link={field('link')} keyword={field('text')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
