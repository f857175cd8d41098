import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

const TABS = [
  { path: [], name: 'desk.bank.lines' },
  // Lines with the top-ups that certainly match them.
  { path: ['sure'], name: 'desk.bank.sure' },
  { path: ['outgoing'], name: 'desk.bank.outgoing' },
  { path: ['files'], name: 'desk.bank.files' },
  { path: ['accounts'], name: 'desk.bank.accounts' },
] as const;

/** Tabs for the pages about bank accounts and their lines. */
export function BankTabs({
  view,
  current,
}: {
  view: DeskTenantView;
  current: 'lines' | 'sure' | 'outgoing' | 'files' | 'accounts';
}) {
  const { t, tenant } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.bank.title')}>
      {TABS.map(({ path, name }) => (
        <a
          key={name}
          href={deskPath(tenant.id, 'money', 'bank', ...path)}
          aria-current={name === `desk.bank.${current}` ? 'page' : undefined}
        >
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
