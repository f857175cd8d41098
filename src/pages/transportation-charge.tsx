import { PartFailed } from '../components/deferred/failed.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { isArticleEnabled } from '../components/navigation/navigation.ts';
import { Section } from '../components/ui/section.tsx';
import { currentRequest } from '../server/request/context.ts';
import { ArticleOf } from './_components/article-of.tsx';
import { Deferred } from './_components/deferred.tsx';
import { freightEstimateOf } from './_components/freight-estimate-of.tsx';

export default async function TransportationChargePage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  // It is read with the article, not after it.
  const estimate = freightEstimateOf(view, '/transportation-charge', query ?? '', {
    asksPostcode: true,
  });
  // A failure is shown in the calculator's place.
  estimate.catch(() => {});
  return <ArticleOf type="ABOUT_TRANSIT_FEE" form={<Calculator estimate={estimate} />} />;
}

function Calculator({ estimate }: { estimate: ReturnType<typeof freightEstimateOf> }) {
  const { tenant, t, pagePath } = currentRequest();
  return (
    <Section
      id="freight"
      title={t('home.freight')}
      {...(isArticleEnabled(tenant, '/forwarding') && {
        more: { href: '/forwarding', label: t('nav.forwarding') },
      })}
    >
      <Deferred skeleton={<CardsSkeleton />} failed={<PartFailed t={t} retryHref={pagePath} />}>
        {() => estimate}
      </Deferred>
    </Section>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
