import { isAudited } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { AuditEntry } from '../../../contract/ops/people/audit.ts';
import { AUDIT_SUBJECTS } from '../../../contract/values/people/audit-subjects.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { callName, subjectName } from './names.ts';

const FIELDS = ['actorId', 'call', 'subject', 'subjectId'] as const;
export type AuditFilter = Record<(typeof FIELDS)[number], string> & {
  chain: 'TENANT' | 'ALL_TENANTS';
};

/** The filters of the audit, from the query of the page. */
export const auditFilter = (fields: URLSearchParams): AuditFilter => ({
  actorId: fields.get('actorId') ?? '',
  call: fields.get('call') ?? '',
  subject: fields.get('subject') ?? '',
  subjectId: fields.get('subjectId') ?? '',
  chain: fields.get('chain') === 'ALL_TENANTS' ? 'ALL_TENANTS' : 'TENANT',
});

/** Tabs for the two audit chains, for people who work for all tenants. */
export function AuditChains({ view, filter }: { view: DeskTenantView; filter: AuditFilter }) {
  const { t, tenant } = view;
  if (!view.may('system.see')) return null;
  const path = deskPath(tenant.id, 'audit');
  const tab = (chain: AuditFilter['chain'], href: string, label: string) => (
    <a href={href} aria-current={filter.chain === chain ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    <nav className="desk-tabs" aria-label={t('desk.audit.title')}>
      {tab('TENANT', path, tenant.name)}
      {tab('ALL_TENANTS', `${path}?chain=ALL_TENANTS`, t('desk.audit.allTenants'))}
    </nav>
  );
}

/** The calls that the audit records, as options sorted by name. */
function callOptions({ t, locale }: DeskTenantView) {
  const callNames = Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint.auth === 'operator' && isAudited(endpoint))
    .map(([value]) => ({ value, label: callName(t, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, bcp47(locale)));
  return [{ value: '', label: t('desk.all') }, ...callNames];
}

/** The filters of the audit. */
export function AuditFilters({ view, filter }: { view: DeskTenantView; filter: AuditFilter }) {
  const { t } = view;
  const subjects = [{ value: '', label: t('desk.all') }].concat(
    AUDIT_SUBJECTS.map((value) => ({ value, label: t(`desk.subject.${value}`) })),
  );
  return (
    <Filters
      view={view}
      keep={filter.chain === 'ALL_TENANTS' ? { chain: filter.chain } : {}}
      isFiltered={FIELDS.some((name) => filter[name] !== '')}
    >
      <TextInput name="actorId" label={t('desk.audit.actorId')} defaultValue={filter.actorId} />
      <Select
        name="call"
        label={t('desk.audit.call')}
        options={callOptions(view)}
        defaultValue={filter.call}
      />
      <Select
        name="subject"
        label={t('desk.audit.subject')}
        options={subjects}
        defaultValue={filter.subject}
      />
      <TextInput
        name="subjectId"
        label={t('desk.audit.subjectId')}
        defaultValue={filter.subjectId}
      />
    </Filters>
  );
}

/** All columns of the audit. */
export function auditColumns(view: DeskTenantView): Column<AuditEntry>[] {
  const { t, pagePath } = view;
  return [
    {
      key: 'at',
      label: t('desk.audit.at'),
      cell: ({ at }) => <ShortTime view={view} at={at} />,
    },
    {
      key: 'actor',
      label: t('desk.audit.actor'),
      cell: ({ actorId, actorName }) => (
        <a href={listAddress(pagePath, { actorId, before: undefined })}>{actorName}</a>
      ),
    },
    {
      key: 'call',
      label: t('desk.audit.call'),
      cell: ({ call, outcome }) => (
        <>
          {callName(t, call)}{' '}
          {outcome === 'REFUSED' && <Badge tone="danger">{t('desk.audit.refused')}</Badge>}
        </>
      ),
    },
    {
      key: 'subject',
      label: t('desk.audit.subject'),
      cell: ({ subject, subjectId }) =>
        subjectId && (
          <a href={listAddress(pagePath, { subjectId, before: undefined })}>
            {subjectName(t, subject)} <span className="desk-mono">{subjectId.slice(-8)}</span>
          </a>
        ),
    },
    {
      key: 'details',
      label: t('desk.audit.details'),
      cell: (entry) => <Details view={view} entry={entry} />,
    },
  ];
}

type TableProps = {
  view: DeskTenantView;
  columns: readonly Column<AuditEntry>[];
  rows: readonly AuditEntry[];
};

/** Entries of the audit. An entry opens to show the earlier values and the requested ones. */
export function AuditTable({ view: { t }, columns, rows }: TableProps) {
  return (
    <DeskTable
      caption={t('desk.audit.title')}
      columns={columns}
      rows={rows}
      idOf={({ sequence }) => String(sequence)}
      empty={<DeskEmpty title={t('desk.list.empty')} />}
    />
  );
}

function Details({ view: { t }, entry }: { view: DeskTenantView; entry: AuditEntry }) {
  const { sequence, call, reason, address, before, change, hash } = entry;
  return (
    <details>
      <summary>#{sequence}</summary>
      <dl className="desk-facts">
        {reason && (
          <>
            <dt>{t('desk.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>{t('desk.audit.call')}</dt>
        <dd>
          <code className="desk-mono">{call}</code>
        </dd>
        <dt>{t('desk.audit.address')}</dt>
        <dd>{address || '–'}</dd>
        <dt>{t('desk.audit.before')}</dt>
        <dd>
          <pre className="desk-json">{JSON.stringify(before, undefined, 1)}</pre>
        </dd>
        <dt>{t('desk.audit.change')}</dt>
        <dd>
          <pre className="desk-json">{JSON.stringify(change, undefined, 1)}</pre>
        </dd>
        <dt>{t('desk.audit.hash')}</dt>
        <dd>
          <code className="desk-mono desk-json">{hash}</code>
        </dd>
      </dl>
    </details>
  );
}
