import { AccountParts } from '../../components/account/account-parts.tsx';
import { Addresses } from '../../components/account/addresses.tsx';
import { Billing } from '../../components/account/billing.tsx';
import { EmailForm } from '../../components/account/email-form.tsx';
import { LanguageForm } from '../../components/account/language-form.tsx';
import { Notices } from '../../components/account/notices.tsx';
import { OpenTarget } from '../../components/account/open-target.tsx';
import { OwnData } from '../../components/account/own-data.tsx';
import { PasswordForm } from '../../components/account/password-form.tsx';
import { ProfileForm } from '../../components/account/profile-form.tsx';
import { OwnSignInWays } from '../../components/account/sign-in-ways.tsx';
import { SignOut } from '../../components/account/sign-out.tsx';
import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { formState } from '../../components/form/field-errors.ts';
import { PageHead } from '../../components/head/page-head.tsx';
import * as layout from '../../components/shell/page-layout.css';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { regionName } from '../../i18n/regions-and-lists.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read, readExtra, readOr } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';

/**
 * The countries to choose from in an address form, the initial country (the first supported one of the
 * candidates), and its districts.
 */
async function placesOf(
  countries: Awaited<ReturnType<typeof supportedCountries>>,
  candidates: (string | null | undefined)[],
) {
  const supported = candidates.find((code) => countries.some((country) => country.code === code));
  const country = supported ?? countries[0]?.code ?? currentRequest().tenant.homeCountry;
  return {
    countries,
    country,
    districts: await readOr([], 'listAddressDistricts', { query: { country } }),
  };
}

/** The countries of the tenant; if they can't be read, only its home country. */
function supportedCountries() {
  const { tenant, locale } = currentRequest();
  const code = tenant.homeCountry;
  const home = { code, name: regionName(locale, code), callingCode: '', flag: '' };
  return readOr([home], 'listSupportedCountries');
}

export default async function AccountPage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  return (
    <div className={layout.frame}>
      <PageHead
        page={currentRequest()}
        title={t('nav.account')}
        description={t('account.description')}
      />
      <PageHeading>{t('nav.account')}</PageHeading>
      <AccountParts view={{ tenant, locale, t }} />
      <Deferred skeleton={<CardsSkeleton />}>
        {() => accountContent(new URLSearchParams(query ?? ''))}
      </Deferred>
    </div>
  );
}

async function accountContent(params: URLSearchParams) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const ways = tenant.signIn;
  const [profile, addresses, billing, countries, sessions, notices, passkeys, providers] =
    await Promise.all([
      read('getProfile'),
      read('listAddresses'),
      read('listBillingAddresses'),
      supportedCountries(),
      // The specification doesn't list the calls from here on, so a remote backend (API_UPSTREAM) may lack them.
      readOr([], 'listSessions'),
      readExtra('getNoticeSettings'),
      ways?.passkeys ? readExtra('listOwnPasskeys') : undefined,
      ways ? readOr([], 'listOwnProviders') : [],
    ]);
  const editing = { address: params.get('address') ?? '', billing: params.get('billing') ?? '' };
  /**
   * Candidates for the initial country of a form, in order of preference: the country typed into the
   * refused form, the one in the URL, and that of the edited address.
   */
  const countryCandidates = (part: keyof typeof editing, call: string, saved: typeof addresses) => [
    formState(flash, call, []).value('country'),
    editing[part] && params.get('country'),
    saved.find(({ id }) => id === editing[part])?.country,
  ];
  const [places, billingPlaces] = await Promise.all([
    placesOf(countries, countryCandidates('address', 'saveAddress', addresses)),
    placesOf(countries, countryCandidates('billing', 'saveBillingAddress', billing)),
  ]);
  return (
    <>
      <OpenTarget />
      <ProfileForm view={view} flash={flash} profile={profile} />
      <LanguageForm view={view} />
      <Addresses
        {...{ view, flash, addresses, places }}
        receiver={profile}
        editing={editing.address}
      />
      <Billing
        {...{ view, flash }}
        addresses={billing}
        places={billingPlaces}
        editing={editing.billing}
      />
      <EmailForm
        {...{ view, flash }}
        email={profile.email}
        newEmail={params.get('email')?.trim() ?? ''}
        sentAt={params.get('sent') ?? ''}
        open={params.has('email')}
      />
      <PasswordForm view={view} flash={flash} profile={profile} />
      <OwnSignInWays {...{ view, flash, passkeys, providers }} />
      <SignOut view={view} sessions={sessions} />
      {notices && <Notices view={view} settings={notices} />}
      {/* Its calls are, like those of the settings of notices, only in our own backend. */}
      {notices && <OwnData view={view} flash={flash} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
