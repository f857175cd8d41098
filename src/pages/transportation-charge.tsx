import { ArticlePage } from '../components/article/article-page.tsx';
import { FreightEstimate } from '../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../components/freight/measures.ts';
import { Section } from '../components/product/section.tsx';
import { isArticleEnabled } from '../components/shell/navigation.ts';
import { Container } from '../components/ui/layout.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function TransportationChargePage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const question = freightQuestion(new URLSearchParams(query ?? ''), tenant.homeCountry);
  const asked = freightQuery(question);
  const [article, countries, options] = await Promise.all([
    read('getArticle', { params: { type: 'ABOUT_TRANSIT_FEE' } }),
    read('listSupportedCountries'),
    'query' in asked ? read('listTransitOptions', { query: asked.query }) : [],
  ]);
  return (
    <>
      <ArticlePage page={currentRequest()} article={article} />
      <Container size="sm">
        <Section
          id="freight"
          title={t('home.freight')}
          {...(isArticleEnabled(tenant, '/forwarding') && {
            more: { href: '/forwarding', label: t('nav.forwarding') },
          })}
        >
          <FreightEstimate
            view={view}
            action="/transportation-charge"
            countries={countries}
            question={question}
            mistake={'mistake' in asked ? asked.mistake : undefined}
            options={options}
          />
        </Section>
      </Container>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
