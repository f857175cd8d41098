import { afterSignIn, destinationQuery } from '../../components/auth/after-sign-in.ts';
import { form } from '../../components/auth/auth-card.css';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { EmailStep } from '../../components/auth/code-form.tsx';
import { LOGIN_CODE_FIELDS, LoginCodeFields } from '../../components/auth/login-code-fields.tsx';
import { OtherSiteNotice } from '../../components/auth/other-site-notice.tsx';
import { SignInWays } from '../../components/auth/sign-in-ways.tsx';
import { CallForm } from '../../components/form/call-form.tsx';
import { formState } from '../../components/form/field-errors.ts';
import { PageHead } from '../../components/head/page-head.tsx';
import { Link } from '../../framework/link.tsx';
import { notFound, redirectTo } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { OrderBeforeSignIn } from '../_components/order-before-sign-in.tsx';

const PATH = '/auth/code';

/** Signs in by a mailed code: first the e-mail, then the code. */
export default async function SignInByCodePage({ query }: { query?: string }) {
  const { tenant, locale, t, flash, session } = currentRequest();
  if (!tenant.signIn?.mailedCode) return notFound();
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
      <PageHead page={currentRequest()} title={t('auth.byCode')} />
      <AuthCard
        view={view}
        title={t('auth.byCode')}
        foot={
          <p>
            <Link href={`/auth/login${destination && `?${destination}`}`}>
              {t('auth.backToLogin')}
            </Link>
          </p>
        }
      >
        <OrderBeforeSignIn next={next} />
        <OtherSiteNotice view={view} next={next} pagePath={PATH} />
        {email ? (
          <CallForm
            call="loginByCode"
            next={next}
            back={`${PATH}?${new URLSearchParams({ email, sent: sentAt })}${destinationSuffix}`}
            className={form}
          >
            <LoginCodeFields
              t={t}
              state={formState(flash, 'loginByCode', LOGIN_CODE_FIELDS)}
              mailed={{
                email,
                sentAt,
                changeHref: `${PATH}?${new URLSearchParams({ change: email })}${destinationSuffix}`,
              }}
              agrees={tenant.hasUserAgreement && tenant.signIn.newAccounts}
            />
          </CallForm>
        ) : (
          <EmailStep
            view={view}
            flash={flash}
            path={PATH}
            query={destination}
            email={params.get('change') ?? ''}
            signsIn
          />
        )}
        <SignInWays t={t} ways={tenant.signIn} next={next} />
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
