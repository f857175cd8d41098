import { Faq } from '../components/article/faq.tsx';
import { TextSkeleton } from '../components/deferred/skeletons.tsx';
import { FaqData } from '../components/head/article-data.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { Deferred } from './_components/deferred.tsx';

const MAX_KEYWORD_LENGTH = 80;

export default async function FaqPage({ query }: { query?: string }) {
  const keyword = new URLSearchParams(query ?? '').get('q')?.slice(0, MAX_KEYWORD_LENGTH) ?? '';
  return <Deferred skeleton={<TextSkeleton />}>{() => faqContent(keyword)}</Deferred>;
}

async function faqContent(keyword: string) {
  const { tenant, locale, t } = currentRequest();
  const article = await read('getArticle', { params: { type: 'FAQ' } });
  return (
    <>
      <PageHead
        page={currentRequest()}
        title={article.title}
        description={t('faq.description', { shop: tenant.name })}
      />
      <FaqData page={currentRequest()} article={article} />
      <Faq view={{ tenant, locale, t }} article={article} keyword={keyword} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
