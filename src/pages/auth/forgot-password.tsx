import { AuthCard } from '../../components/auth/auth-card.tsx';
import { EmailStep } from '../../components/auth/code-form.tsx';
import { ForgotForm } from '../../components/auth/forgot-form.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { Link } from '../../framework/link.tsx';
import { currentRequest } from '../../server/request/context.ts';

const PATH = '/auth/forgot-password';

export default async function ForgotPasswordPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const email = params.get('email');
  const sentAt = params.get('sent') ?? '';
  const view = { tenant, locale, t };
  return (
    <>
      <PageHead
        page={currentRequest()}
        title={t('auth.forgotPassword')}
        description={t('auth.forgotPassword.description', { shop: tenant.name })}
      />
      <AuthCard
        view={view}
        title={t('auth.forgotPassword')}
        foot={
          <p>
            <Link href="/auth/login">{t('auth.backToLogin')}</Link>
          </p>
        }
      >
        {email ? (
          <ForgotForm
            view={view}
            flash={flash}
            mailed={{
              email,
              sentAt,
              changeHref: `${PATH}?${new URLSearchParams({ change: email })}`,
            }}
            back={`${PATH}?${new URLSearchParams({ email, sent: sentAt })}`}
          />
        ) : (
          <EmailStep view={view} flash={flash} path={PATH} email={params.get('change') ?? ''} />
        )}
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
