import * as css from '../../components/account/account.css';
import { Addresses } from '../../components/account/addresses.tsx';
import { PasswordForm } from '../../components/account/password-form.tsx';
import { ProfileForm } from '../../components/account/profile-form.tsx';
import { CallForm } from '../../components/form/call-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';

export default async function AccountPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const [profile, addresses, countries] = await Promise.all([
    read('getProfile'),
    read('listAddresses'),
    read('listSupportedCountries'),
  ]);
  const view = { tenant, locale, t };
  const editing = new URLSearchParams(query ?? '').get('address') ?? undefined;
  return (
    <div className={css.page}>
      <title>{`${t('nav.account')} · ${tenant.name}`}</title>
      <h1>{t('nav.account')}</h1>
      <ProfileForm view={view} flash={flash} profile={profile} />
      <Addresses {...{ view, flash, addresses, countries, editing }} />
      <PasswordForm view={view} flash={flash} />
      <CallForm call="logout" next="/auth/login" flash="logout">
        <Button type="submit">{t('shell.logout')}</Button>
      </CallForm>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
