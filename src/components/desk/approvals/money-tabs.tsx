import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

const TABS = [
  { path: ['money', 'approvals'], name: 'desk.approvals.title', right: 'money.see' },
  { path: ['money', 'bank'], name: 'desk.bank.title', right: 'money.see' },
  { path: ['money', 'payouts'], name: 'desk.payouts.title', right: 'money.see' },
  {
    path: ['money', 'carrier-invoices'],
    name: 'desk.carrierInvoices.title',
    right: 'money.see',
  },
  { path: ['money', 'goodwill'], name: 'desk.goodwill.title', right: 'money.propose' },
  { path: ['money', 'adjustment'], name: 'desk.adjustment.title', right: 'money.propose' },
  { path: ['money', 'payments'], name: 'desk.payments.title', right: 'money.see' },
  { path: ['money', 'channels'], name: 'desk.channels.title', right: 'money.see' },
  { path: ['money', 'rates'], name: 'desk.rates.title', right: 'money.see' },
  { path: ['money', 'clearing'], name: 'desk.clearing.title', right: 'money.see' },
  { path: ['money', 'ledger'], name: 'desk.ledger.title', right: 'money.see' },
  { path: ['money', 'trial'], name: 'desk.trial.title', right: 'money.see' },
  { path: ['money', 'day-close'], name: 'desk.close.title', right: 'money.see' },
  { path: ['money', 'reports'], name: 'desk.reports.title', right: 'money.see' },
  { path: ['money', 'rules'], name: 'desk.rules.title', right: 'money.see' },
] as const;

/** Tabs for the pages about money. */
export function MoneyTabs({ view, current }: { view: DeskTenantView; current: string }) {
  const { t, tenant } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.nav.money')}>
      {TABS.filter(({ right }) => view.may(right)).map(({ path, name }) => (
        <a
          key={name}
          href={deskPath(tenant.id, ...path)}
          aria-current={path[1] === current ? 'page' : undefined}
        >
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
