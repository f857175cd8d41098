import { afterSignIn, destinationQuery } from '../../components/auth/after-sign-in.ts';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { EmailStep } from '../../components/auth/code-form.tsx';
import { OtherSiteNotice } from '../../components/auth/other-site-notice.tsx';
import { SignInWays } from '../../components/auth/sign-in-ways.tsx';
import { SignupForm } from '../../components/auth/signup-form.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { Link } from '../../framework/link.tsx';
import { redirectTo } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { OrderBeforeSignIn } from '../_components/order-before-sign-in.tsx';

const PATH = '/auth/signup';

export default async function SignupPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash, session } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const next = afterSignIn(params);
  if (session) redirectTo(next);
  const email = params.get('email');
  const sentAt = params.get('sent') ?? '';
  const destination = destinationQuery(params);
  const destinationSuffix = destination && `&${destination}`;
  const view = { tenant, locale, t };
  return (
    <>
      <PageHead
        page={currentRequest()}
        title={t('auth.signup')}
        description={t('auth.signup.description', { shop: tenant.name })}
      />
      <AuthCard
        view={view}
        title={t('auth.signup')}
        foot={
          <p>
            {t('auth.haveAccount')}{' '}
            <Link href={`/auth/login${destination && `?${destination}`}`}>{t('auth.login')}</Link>
          </p>
        }
      >
        <OrderBeforeSignIn next={next} />
        <OtherSiteNotice view={view} next={next} pagePath={PATH} />
        {email ? (
          <SignupForm
            view={view}
            flash={flash}
            mailed={{
              email,
              sentAt,
              changeHref: `${PATH}?${new URLSearchParams({ change: email })}${destinationSuffix}`,
            }}
            next={next}
            back={`${PATH}?${new URLSearchParams({ email, sent: sentAt })}${destinationSuffix}`}
          />
        ) : (
          <EmailStep
            view={view}
            flash={flash}
            path={PATH}
            query={destination}
            email={params.get('change') ?? ''}
          />
        )}
        {!email && <SignInWays t={t} ways={tenant.signIn} next={next} />}
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
