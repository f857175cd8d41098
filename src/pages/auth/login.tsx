import { afterSignIn, destinationQuery } from '../../components/auth/after-sign-in.ts';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { LoginForm } from '../../components/auth/login-form.tsx';
import { OtherSiteNotice } from '../../components/auth/other-site-notice.tsx';
import { SignInWays } from '../../components/auth/sign-in-ways.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { Link } from '../../framework/link.tsx';
import { redirectTo } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { OrderBeforeSignIn } from '../_components/order-before-sign-in.tsx';

export default async function LoginPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash, session } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const next = afterSignIn(params);
  if (session) redirectTo(next);
  const destination = destinationQuery(params);
  const search = destination === '' ? '' : `?${destination}`;
  const view = { tenant, locale, t };
  return (
    <>
      <PageHead
        page={currentRequest()}
        title={t('auth.login')}
        description={t('auth.login.description', { shop: tenant.name })}
      />
      <AuthCard
        view={view}
        title={t('auth.login')}
        foot={
          <p>
            {t('auth.noAccount')} <Link href={`/auth/signup${search}`}>{t('auth.signup')}</Link>
          </p>
        }
      >
        <OrderBeforeSignIn next={next} />
        <OtherSiteNotice view={view} next={next} pagePath="/auth/login" />
        <LoginForm view={view} flash={flash} next={next} back={`/auth/login${search}`} />
        <SignInWays t={t} ways={tenant.signIn} next={next} codeHref={`/auth/code${search}`} />
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
