import { SourcingRequest } from '../components/sourcing/sourcing-request.tsx';
import { currentRequest } from '../server/request/context.ts';
import { ArticleOf } from './_components/article-of.tsx';

/**
 * The most characters of each query field that are filled into the form; `text` is a keyword. They
 * leave room for what the shopper types.
 */
const MAX_LENGTHS = { link: 1000, text: 200 };

export default async function SourcingServicePage({ query }: { query: string }) {
  const { t, flash } = currentRequest();
  const params = new URLSearchParams(query);
  const field = (name: keyof typeof MAX_LENGTHS) =>
    params.get(name)?.slice(0, MAX_LENGTHS[name]) ?? '';
  return (
    <ArticleOf
      type="SOURCING_SERVICE"
      form={<SourcingRequest t={t} flash={flash} link={field('link')} keyword={field('text')} />}
    />
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
