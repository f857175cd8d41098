import { unstable_redirect as redirect } from 'waku/router/server';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { LoginForm } from '../../components/auth/login-form.tsx';
import { Link } from '../../components/ui/link.tsx';
import { ownPath } from '../../contract/own-path.ts';
import { currentRequest } from '../../server/request/context.ts';

/** Where a sign-in leads: back to another site of the tenant (`refrom`), or to the page that asked for it. */
function nextOf(query: URLSearchParams): string {
  const refrom = query.get('refrom');
  if (refrom) return `/auth/return?refrom=${encodeURIComponent(refrom)}`;
  return ownPath(query.get('redirectUrl'));
}

export default async function LoginPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash, session } = currentRequest();
  const asked = new URLSearchParams(query ?? '');
  const next = nextOf(asked);
  if (session) redirect(next as '/');
  const search = asked.size > 0 ? `?${asked}` : '';
  const view = { tenant, locale, t };
  return (
    <>
      <title>{`${t('auth.login')} · ${tenant.name}`}</title>
      <AuthCard
        view={view}
        title={t('auth.login')}
        foot={
          <p>
            {t('auth.noAccount')} <Link href={`/auth/signup${search}`}>{t('auth.signup')}</Link>
          </p>
        }
      >
        <LoginForm view={view} flash={flash} next={next} back={`/auth/login${search}`} />
      </AuthCard>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
