import type { ReactNode } from 'react';
import { MAX_SEARCH } from '../../../contract/ops/orders/search.ts';
import { DESK_LANGUAGES } from '../../../i18n/desk-languages.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { DESK, deskPath, deskSignInPath } from '../../../site/desk-path.ts';
import { PREFERENCES_PATH } from '../../../site/preferences.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskComfort } from '../comfort/desk-comfort.tsx';
import { Conflict } from '../conflict/conflict.tsx';
import type { DeskTenant, DeskView } from '../view.ts';
import { PILES_OF_SECTION, SECTIONS, sectionPathOf } from './navigation.ts';

type ShellProps = { view: DeskView; tenant: DeskTenant | undefined; children: ReactNode };

/**
 * The frame of every page of signed-in people: search, tenants, sections, and the person's own pages.
 */
export function DeskShell({ view, tenant, children }: ShellProps) {
  const { t, flash, pagePath } = view;
  return (
    <div className="desk">
      <header className="desk-bar">
        <a className="desk-skip" href="#desk-main">
          {t('desk.skip')}
        </a>
        <a className="desk-brand" href={DESK}>
          {t('desk.name')}
        </a>
        <TenantMenu view={view} tenant={tenant} />
        {tenant && <SearchField view={view} tenant={tenant} />}
        <PersonMenu view={view} tenant={tenant} />
      </header>
      <nav className="desk-nav" aria-label={t('desk.nav.label')}>
        {tenant ? <Sections view={view} tenant={tenant} /> : <Tenants view={view} />}
        <DeskComfort
          countsPath={
            tenant && `/api/ops/work/counts?${new URLSearchParams({ tenant: tenant.id })}`
          }
          signInPath={deskSignInPath(pagePath)}
          texts={{
            signedOut: t('error.UNAUTHENTICATED'),
            signIn: t('desk.signIn.button'),
            keys: t('desk.keyboard.title'),
            close: t('desk.keyboard.close'),
            on: t('desk.keyboard.on'),
            off: t('desk.keyboard.off'),
            palette: t('desk.keyboard.palette'),
            paletteEmpty: t('desk.keyboard.paletteEmpty'),
          }}
          help={[
            ['/', t('desk.keyboard.search')],
            ['j k', t('desk.keyboard.rows')],
            ['x', t('desk.keyboard.tick')],
            ['n p', t('desk.keyboard.walk')],
            ['Enter', t('desk.keyboard.open')],
            ...(tenant ? sectionsOf(tenant) : []).map(
              ({ letter, name }) => [`g ${letter}`, t(name)] as const,
            ),
            ['?', t('desk.keyboard.help')],
            ['Ctrl/⌘ K', t('desk.keyboard.palette')],
          ]}
        />
      </nav>
      <main className="desk-main" id="desk-main" tabIndex={-1}>
        {flash?.kind === 'success' && (
          <Notice tone="success" live>
            {t(flash.key as 'desk.flash.providerPayouts', {
              sent: flash.values.sent ?? '',
              failed: flash.values.failed ?? '',
            })}
          </Notice>
        )}
        <Conflict view={view} tenant={tenant} />
        {children}
      </main>
    </div>
  );
}

/**
 * The search field. An exact number opens the page of its object at once; any other text leads to a list of results.
 */
function SearchField({ view, tenant }: { view: DeskView; tenant: DeskTenant }) {
  const { t, pagePath } = view;
  const path = deskPath(tenant.id, 'search');
  const q = pagePath.startsWith(path)
    ? new URLSearchParams(pagePath.split('?', 2)[1]).get('q')
    : '';
  return (
    <search className="desk-search">
      <form action={path}>
        <input
          type="search"
          name="q"
          maxLength={MAX_SEARCH}
          required
          aria-label={t('desk.search.field')}
          placeholder={t('desk.search.field')}
          defaultValue={q ?? ''}
        />
      </form>
    </search>
  );
}

/** On pages that belong to no tenant: links to the tenants instead of sections. */
const Tenants = ({ view: { me } }: { view: DeskView }) =>
  me.tenants.map(({ id, name }) => (
    <a key={id} href={deskPath(id)}>
      {name}
    </a>
  ));

/** The sections for which somebody has a right at a tenant. */
const sectionsOf = (tenant: DeskTenant) =>
  SECTIONS.filter(
    ({ rights }) => rights.length === 0 || rights.some((right) => tenant.rights.includes(right)),
  );

function Sections({ view, tenant }: { view: DeskView; tenant: DeskTenant }) {
  const { t, pagePath } = view;
  const current = sectionPathOf(pagePath);
  return sectionsOf(tenant).map(({ path, name, letter, also = [] }) => (
    <a
      key={path}
      href={path ? deskPath(tenant.id, path) : deskPath(tenant.id)}
      aria-current={path === current || also.includes(current) ? 'page' : undefined}
      data-letter={letter}
      data-piles={PILES_OF_SECTION[path]}
    >
      {t(name)}
    </a>
  ));
}

function TenantMenu({ view, tenant }: { view: DeskView; tenant: DeskTenant | undefined }) {
  const { t, me } = view;
  return (
    <details className="desk-menu" name="desk-menu">
      <summary>
        <span className="desk-menu-name">{tenant?.name ?? t('desk.allTenants')}</span> ▾
      </summary>
      <div>
        {me.tenants.length > 1 && (
          <a href={DESK} aria-current={tenant ? undefined : 'true'}>
            {t('desk.allTenants')}
          </a>
        )}
        {me.tenants.map(({ id, name }) => (
          <a key={id} href={deskPath(id)} aria-current={id === tenant?.id ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </div>
    </details>
  );
}

/**
 * The menu of the person. Jobs belong to a tenant, so its link leads to those of the open tenant, or of the person’s
 * first one.
 */
function PersonMenu({ view, tenant }: { view: DeskView; tenant: DeskTenant | undefined }) {
  const { t, me, locale, pagePath } = view;
  const jobsOf = tenant ?? me.tenants[0];
  return (
    <details className="desk-menu" name="desk-menu">
      <summary>
        <span className="desk-menu-name">{me.name}</span> ▾
      </summary>
      <div>
        {!me.station && <a href={`${DESK}/profile`}>{t('desk.profile.title')}</a>}
        {jobsOf && <a href={deskPath(jobsOf.id, 'jobs')}>{t('desk.job.own')}</a>}
        <form method="post" action={PREFERENCES_PATH}>
          <input type="hidden" name="back" value={pagePath} />
          {DESK_LANGUAGES.filter((language) => language !== locale).map((language) => (
            <button key={language} type="submit" name="locale" value={language} lang={language}>
              {NAMES[language]}
            </button>
          ))}
        </form>
        <form method="post" action={PREFERENCES_PATH}>
          <input type="hidden" name="back" value={pagePath} />
          {(['light', 'dark', 'default'] as const).map((scheme) => (
            <button key={scheme} type="submit" name="scheme" value={scheme}>
              {t(`desk.scheme.${scheme}`)}
            </button>
          ))}
        </form>
        <CallForm call="signOutStaff" next={`${DESK}/sign-in`}>
          <button type="submit">{t(me.station ? 'desk.badge.switch' : 'desk.signOut')}</button>
        </CallForm>
      </div>
    </details>
  );
}
