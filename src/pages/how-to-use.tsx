import { Article } from '../components/article/article.tsx';
import { HowToUse } from '../components/article/how-to-use.tsx';
import { TextSkeleton } from '../components/deferred/skeletons.tsx';
import { JsonLd } from '../components/head/json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { webPage } from '../components/head/structured-data.ts';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { Deferred } from './_components/deferred.tsx';

export default async function HowToUsePage() {
  return <Deferred skeleton={<TextSkeleton />}>{howToUseContent}</Deferred>;
}

/**
 * The steps of the service below a banner. The tenant's article is shown instead if there are no steps,
 * or if the tenant prefers the article and has one.
 */
async function howToUseContent() {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const name = t('nav.howToUse');
  const description = t('howToUse.description', { shop: tenant.name });
  const { steps, html } = await read('getHowToUse');
  const isArticle = steps.length === 0 || (tenant.features.plainHowToUse && html !== '');
  const article = isArticle
    ? await read('getArticle', { params: { type: 'HOW_TO_USE' } })
    : undefined;
  return (
    <>
      <PageHead
        page={currentRequest()}
        type="article"
        title={name}
        wholeTitle={`${tenant.name} ${name}`}
        description={description}
      />
      <JsonLd data={webPage(currentRequest(), { name, description })} />
      {article ? <Article view={view} article={article} /> : <HowToUse view={view} steps={steps} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
