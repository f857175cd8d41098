import { Article } from '../components/article/article.tsx';
import { HowToUse } from '../components/article/how-to-use.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

/** Steps under a banner, or the plain article where there are none or the tenant prefers it. */
export default async function HowToUsePage() {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const { steps } = await read('getHowToUse');
  const plain = tenant.features.plainHowToUse || steps.length === 0;
  const article = plain ? await read('getArticle', { params: { type: 'HOW_TO_USE' } }) : undefined;
  return (
    <>
      <title>{`${tenant.name} ${t('nav.howToUse')}`}</title>
      {article ? <Article view={view} article={article} /> : <HowToUse view={view} steps={steps} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
