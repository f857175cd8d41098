import { FreightEstimate } from '../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../components/freight/measures.ts';
import { PartFailed } from '../components/late/failed.tsx';
import { CardsPlace } from '../components/late/places.tsx';
import { Section } from '../components/product/section.tsx';
import { isArticleEnabled } from '../components/shell/navigation.ts';
import { Container } from '../components/ui/layout.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { ArticleOf } from './_components/article-of.tsx';
import { Late } from './_components/late.tsx';

export default async function TransportationChargePage({ query }: { query?: string }) {
  const { tenant, locale, t, pagePath } = currentRequest();
  const view = { tenant, locale, t };
  const question = freightQuestion(new URLSearchParams(query ?? ''), tenant.homeCountry);
  const asked = freightQuery(question);
  return (
    <>
      <ArticleOf type="ABOUT_TRANSIT_FEE" />
      <Container size="sm">
        <Section
          id="freight"
          title={t('home.freight')}
          {...(isArticleEnabled(tenant, '/forwarding') && {
            more: { href: '/forwarding', label: t('nav.forwarding') },
          })}
        >
          <Late place={<CardsPlace />} failed={<PartFailed t={t} again={pagePath} />}>
            {async () => {
              const [countries, options] = await Promise.all([
                read('listSupportedCountries'),
                'query' in asked ? read('listTransitOptions', { query: asked.query }) : [],
              ]);
              return (
                <FreightEstimate
                  view={view}
                  action="/transportation-charge"
                  countries={countries}
                  question={question}
                  mistake={'mistake' in asked ? asked.mistake : undefined}
                  options={options}
                />
              );
            }}
          </Late>
        </Section>
      </Container>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
