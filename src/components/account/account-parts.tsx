import { ChipLink } from '../ui/chip.tsx';
import { Cluster } from '../ui/layout.tsx';
import type { View } from '../view.ts';

/** Links to the sections of the account page. */
export function AccountParts({ view: { t, tenant } }: { view: View }) {
  const parts = [
    { id: 'profile', name: t('account.profile') },
    ...(tenant.supportedLanguages.length > 1
      ? [{ id: 'language', name: t('account.language') }]
      : []),
    { id: 'address', name: t('account.addresses') },
    { id: 'billing', name: t('billing.title') },
    { id: 'email', name: t('auth.email') },
    { id: 'password', name: t('account.password') },
    ...(tenant.signIn?.passkeys ? [{ id: 'ways', name: t('account.ways') }] : []),
    { id: 'sessions', name: t('account.sessions') },
    { id: 'notices', name: t('account.notices') },
    { id: 'data', name: t('account.data') },
  ];
  return (
    <Cluster as="nav" aria-label={t('account.parts')}>
      {parts.map(({ id, name }) => (
        <ChipLink key={id} href={`#${id}`}>
          {name}
        </ChipLink>
      ))}
    </Cluster>
  );
}
