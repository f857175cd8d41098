import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

const TABS = [
  { path: 'system', name: 'desk.nav.system', right: 'system.see' },
  { path: 'people', name: 'desk.people.title', right: 'people.see' },
  { path: 'roles', name: 'desk.roles.title', right: 'people.see' },
  { path: 'keys', name: 'desk.keys.title', right: 'system.see' },
  { path: 'failed-sign-ins', name: 'desk.failures.title', right: 'system.see' },
  { path: 'audit', name: 'desk.audit.title', right: 'audit.see' },
  { path: 'tenants', name: 'desk.nav.tenants', right: 'tenants.act' },
  { path: 'jobs', name: 'desk.job.title', right: undefined },
] as const;

/** Tabs for the pages about people, keys, the audit and jobs, if the person may see them. Everybody may see jobs. */
export function SystemTabs({ view, current }: { view: DeskTenantView; current: string }) {
  const { t, tenant } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.nav.system')}>
      {TABS.filter(({ right }) => right === undefined || view.may(right)).map(({ path, name }) => (
        <a
          key={path}
          href={deskPath(tenant.id, path)}
          aria-current={path === current ? 'page' : undefined}
        >
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
