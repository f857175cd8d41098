import { form } from '../../components/auth/auth-card.css';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { JoinForm } from '../../components/auth/join-form.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { ownPath } from '../../contract/values/own-path.ts';
import { Link } from '../../framework/link.tsx';
import { redirectTo } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { loginPath } from '../../site/login-path.ts';

/**
 * Asks for proof that an account is the visitor's, so that a sign-in provider with the same e-mail can be linked to
 * the account.
 */
export default async function JoinPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const next = ownPath(params.get('redirectUrl'));
  const [attempt, email] = [params.get('attempt'), params.get('email')];
  const provider = tenant.signIn?.providers.find(({ id }) => id === params.get('provider'));
  if (!attempt || !email || !provider) redirectTo(loginPath(next));
  return (
    <>
      <PageHead page={currentRequest()} title={t('auth.join')} />
      <AuthCard
        view={{ tenant, locale, t }}
        title={t('auth.join')}
        foot={
          <p>
            <Link href={loginPath(next)}>{t('auth.backToLogin')}</Link>
          </p>
        }
      >
        <div className={form}>
          <p>{t('auth.joinText', { email, provider: provider.name })}</p>
          <JoinForm
            {...{ t, flash, attempt, email, next }}
            provider={provider.id}
            hasCode={tenant.signIn?.mailedCode === true}
            sentAt={params.get('sent') ?? ''}
          />
        </div>
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
