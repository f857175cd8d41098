import { PartFailed } from '../components/deferred/failed.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { isArticleEnabled } from '../components/navigation/navigation.ts';
import { Container } from '../components/ui/layout.tsx';
import { Section } from '../components/ui/section.tsx';
import { currentRequest } from '../server/request/context.ts';
import { ArticleOf } from './_components/article-of.tsx';
import { Deferred } from './_components/deferred.tsx';
import { freightEstimateOf } from './_components/freight-estimate-of.tsx';

export default async function TransportationChargePage({ query }: { query?: string }) {
  const { tenant, locale, t, pagePath } = currentRequest();
  const view = { tenant, locale, t };
  return (
    <>
      <ArticleOf type="ABOUT_TRANSIT_FEE" form={{ href: '#freight', label: t('home.freight') }} />
      <Container size="sm">
        <Section
          id="freight"
          title={t('home.freight')}
          {...(isArticleEnabled(tenant, '/forwarding') && {
            more: { href: '/forwarding', label: t('nav.forwarding') },
          })}
        >
          <Deferred skeleton={<CardsSkeleton />} failed={<PartFailed t={t} retryHref={pagePath} />}>
            {() =>
              freightEstimateOf(view, '/transportation-charge', query ?? '', { asksPostcode: true })
            }
          </Deferred>
        </Section>
      </Container>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
