import { returnUrl } from '../../components/auth/after-sign-in.ts';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../framework/link.tsx';
import { redirect } from '../../framework/server/redirect.ts';
import { currentRequest, isFromOwnPage } from '../../server/request/context.ts';

/**
 * Sends a shopper who has just signed in back to another site of the tenant (docs/specification.md
 * section 2). It is a page instead of a redirect, because browsers apply the content security policy's
 * `form-action` to the redirects of a form. The sign-in page has told the shopper where this leads. A
 * shopper who was already signed in and comes from another site has not seen that page, and must confirm.
 */
export default async function ReturnPage({ query }: { query?: string }) {
  const { tenant, locale, t, profile } = currentRequest();
  const refrom = new URLSearchParams(query ?? '').get('refrom');
  const url = returnUrl(refrom, tenant.returnOrigins, profile?.email ?? '');
  if (!url) redirect('/');
  const redirectsAtOnce = isFromOwnPage();
  const title = redirectsAtOnce ? t('auth.returning') : t('auth.leave', { host: url.host });
  return (
    <>
      <PageHead page={currentRequest()} title={title} />
      {redirectsAtOnce && <meta httpEquiv="refresh" content={`0; url=${url.href}`} />}
      <AuthCard
        view={{ tenant, locale, t }}
        title={title}
        foot={
          <p>
            <Link href="/">{t('auth.stay')}</Link>
          </p>
        }
      >
        {!redirectsAtOnce && <p>{t('auth.leaveText')}</p>}
        <ButtonLink href={url.href} variant="primary" size="lg" block>
          {url.host}
        </ButtonLink>
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
